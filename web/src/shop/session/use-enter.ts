import { useNavigate } from 'react-router-dom';
import { claimPendingPurchase } from './pending-purchase.ts';
import { homePath, safeRedirect } from '../links/mall-paths.ts';
import { useMall } from '../mall/mall-context.ts';
import { useDevice } from '../page/page-context.ts';
import { memberOf } from './access-token.ts';
import { claimPendingFavorite } from './resumed-favorite.ts';
import { useSessionStore } from './session-context.ts';
import type { TokenPair } from './session-store.ts';

interface Entrance {
  staysSignedIn: boolean;
  /** The member's destination; anything but a path of this mall means the home. */
  redirect: string | null;
}

/**
 * Stores the tokens of a member who has just signed in, and goes to their destination. False: this browser stores
 * nothing.
 */
export function useEnter(): (session: TokenPair, entrance: Entrance) => Promise<boolean> {
  const mall = useMall();
  const device = useDevice();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  return async (session, { staysSignedIn, redirect }) => {
    const wanted = safeRedirect(redirect, mall.url);
    const pending = claimPendingFavorite(mall.url, wanted, memberOf(session));
    claimPendingPurchase(mall.url, wanted, memberOf(session));
    sessions?.save(session, staysSignedIn);
    if (sessions?.read() === null) return false;
    await navigate(wanted ?? homePath(mall, device, true), {
      replace: true,
      state: pending && { pendingFavorite: pending.place },
    });
    return true;
  };
}
