import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { giveUpStrayPurchase } from '../shared/session/pending-purchase.ts';
import { useMallUrl } from '../shared/page/page-context.ts';

/** Forgets what a visitor wanted to buy once they look at other products instead of signing in for it. */
export function useGivenUpPurchase(isCatalogue: boolean): void {
  const { key } = useLocation();
  const mallUrl = useMallUrl();
  useEffect(() => {
    if (isCatalogue) giveUpStrayPurchase(mallUrl);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at each move
  }, [isCatalogue, mallUrl, key]);
}
