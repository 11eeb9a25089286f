import { useSyncExternalStore } from 'react';
import type { ShellPopupsQuery } from '../../../__generated__/graphql.ts';
import { useShellPopupsQuery } from '../../../__generated__/hooks.ts';
import { usePage } from '../../../shared/page/page-context.ts';
import { closedNumbers, closedPopupsText, closePopups, subscribeToClosedPopups } from '../../../shared/popups/closed-popups.ts';

export type Popup = NonNullable<NonNullable<ShellPopupsQuery['mall']>['popups']>[number];

const rememberedDays = 7;

/** The popups above the page that this shopper has not closed, and how to close them. */
export function useTopPopups(): { popups: readonly Popup[]; close: () => void } {
  const { mallUrl, device } = usePage();
  const { data } = useShellPopupsQuery({ variables: { url: mallUrl, device } });
  // The first drawing must be the server's, which knows of none; until then a flag on <html> hides them.
  const text = useSyncExternalStore(subscribeToClosedPopups, () => closedPopupsText(mallUrl), () => '{}');
  const closed = closedNumbers(text);
  const popups = (data?.mall?.popups ?? []).filter(({ kind, number }) => kind === 'TOP' && !closed.has(number));
  const close = () =>
    closePopups(
      mallUrl,
      popups.map(({ number }) => number),
      rememberedDays,
    );
  return { popups, close };
}
