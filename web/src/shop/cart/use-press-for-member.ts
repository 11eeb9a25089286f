import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CartItemInput } from '../../__generated__/graphql.ts';
import { loginPath } from '../links/mall-paths.ts';
import { usePage } from '../page/page-context.ts';
import { memberOf } from '../session/access-token.ts';
import { currentView } from '../session/pending-favorite.ts';
import { useIsMember, useSessionStore } from '../session/session-context.ts';
import {
  dropPendingPurchase,
  keepPendingPurchase,
  readPendingPurchase,
  type PendingPurchase,
} from '../session/pending-purchase.ts';

interface MembersPress {
  kind: PendingPurchase['kind'];
  items: readonly CartItemInput[];
  /** Leads to what is wrong or missing, and returns true, where nothing may be bought. */
  isRefused: (button: HTMLButtonElement) => boolean;
  /** Resolves to false if the result is unknown. */
  run: (items: readonly CartItemInput[]) => Promise<boolean>;
}

interface Press {
  button: RefObject<HTMLButtonElement | null>;
  press: () => void;
}

/**
 * A press of a button that only members may use. Visitors sign in first; then it is executed on this page, once. A
 * press before hydration counts as well.
 */
export function usePressForMember({ kind, items, isRefused, run }: MembersPress): Press {
  const { mallUrl, device } = usePage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const sessions = useSessionStore();
  const isMember = useIsMember();
  const button = useRef<HTMLButtonElement>(null);
  const isResuming = useRef(false);
  const address = pathname + search;

  const press = () => {
    if (!button.current || isRefused(button.current)) return;
    if (sessions?.read()) {
      void run(items);
      return;
    }
    keepPendingPurchase(mallUrl, { kind, items, address, view: currentView() });
    void navigate(loginPath(mallUrl, device, address));
  };

  const resume = useEffectEvent(async () => {
    const session = sessions?.read();
    const pending = readPendingPurchase(mallUrl);
    if (!session || pending?.kind !== kind || pending.address !== address || isResuming.current) return;
    if (pending.member !== memberOf(session)) return;
    isResuming.current = true;
    if (await run(pending.items)) dropPendingPurchase(mallUrl);
    isResuming.current = false;
  });
  useEffect(() => {
    if (isMember) void resume();
  }, [isMember]);

  const pressEarly = useEffectEvent(press);
  useLayoutEffect(() => {
    const element: (HTMLButtonElement & { waits?: boolean }) | null = button.current;
    if (!element?.waits) return;
    element.waits = false;
    // After what was chosen early has been taken over.
    setTimeout(() => pressEarly());
  }, []);
  return { button, press };
}
