import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dropStrayPurchase } from '../shop/session/pending-purchase.ts';
import { useMallUrl } from '../shop/page/page-context.ts';

/** Drops a visitor's pending purchase once they look at other products instead of signing in. */
export function useDropPendingPurchase(isCatalogue: boolean): void {
  const { key } = useLocation();
  const mallUrl = useMallUrl();
  useEffect(() => {
    if (isCatalogue) dropStrayPurchase(mallUrl);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at each move
  }, [isCatalogue, mallUrl, key]);
}
