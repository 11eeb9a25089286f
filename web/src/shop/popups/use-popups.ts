import { useSyncExternalStore } from 'react';
import type { PopupKind, ShellPopupsQuery } from '../../__generated__/graphql.ts';
import { useShellPopupsQuery } from '../../__generated__/hooks.ts';
import { usePage } from '../page/page-context.ts';
import {
  closedNumbers,
  closedPopupsText,
  closePopups,
  noneClosedText,
  subscribeToClosedPopups,
  type ClosedFor,
} from './closed-popups.ts';

export type Popup = NonNullable<NonNullable<ShellPopupsQuery['mall']>['popups']>[number];

/** How long "7일 동안 보지 않기" holds. */
export const closedForAWeek: ClosedFor = { days: 7 };

/** After closing as many, the shopper sees the next ones. */
const shownAtMost = 20;

/** The mall's popups of a kind that this shopper has not closed, and how to close them. */
export function usePopups(wanted: PopupKind): {
  popups: readonly Popup[];
  close: (popups: readonly Popup[], closedFor: ClosedFor) => void;
} {
  const { mallUrl, device } = usePage();
  // After a sign-in everything is queried again; a banner that disappeared meanwhile would move the whole page.
  const { data, previousData } = useShellPopupsQuery({ variables: { url: mallUrl, device } });
  // The first render must be the server's, which knows of no closed popups.
  const text = useSyncExternalStore(
    subscribeToClosedPopups,
    () => closedPopupsText(mallUrl),
    () => noneClosedText,
  );
  const closed = closedNumbers(text);
  return {
    popups: ((data ?? previousData)?.mall?.popups ?? [])
      .filter(({ kind, number }) => kind === wanted && !closed.has(number))
      .slice(0, shownAtMost),
    close: (popups, closedFor) =>
      closePopups(
        mallUrl,
        popups.map(({ number }) => number),
        closedFor,
      ),
  };
}
