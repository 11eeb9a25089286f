import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { whenShown } from '../../shared/page/when-shown.ts';
import { useMall, useSite } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { reportedAddress } from './reported-address.ts';
import { sendPageView } from './send-page-view.ts';

interface PageViewsProps {
  /** The route's pattern. */
  pattern: string;
  /** Whether its addresses name nothing but what the shop shows to anyone. */
  isCatalogue: boolean;
}

/** Reports each page that is come to and shown, once, for the one mall that is configured (specification, section 2). */
export function PageViews({ pattern, isCatalogue }: PageViewsProps) {
  const { url, number } = useMall();
  const { analyticsMallUrl, analyticsUrl } = useSite();
  const device = useDevice();
  const { pathname, search } = useLocation();
  const address =
    url === analyticsMallUrl && analyticsUrl
      ? reportedAddress({ pattern, isCatalogue, mallUrl: url, pathname, search })
      : null;
  const reported = useRef<string | null>(null);
  useEffect(() => {
    if (address === null || !analyticsUrl || address === reported.current) return undefined;
    return whenShown(() => {
      reported.current = address;
      sendPageView(analyticsUrl, { mallId: number, page: address, device });
    });
  }, [address, analyticsUrl, number, device]);
  return null;
}
