import { useSearchParams } from 'react-router-dom';
import { SubscriptionProductDocument } from '../../__generated__/graphql.ts';
import { useSubscriptionProductQuery } from '../../__generated__/hooks.ts';
import { nothingHereTexts } from '../../catalog/nothing-here/nothing-here-texts.ts';
import { NothingHere } from '../../catalog/nothing-here/NothingHere.tsx';
import { SubscriptionsForMembers } from '../../features/subscriptions/SubscriptionsForMembers.tsx';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { PageSkeleton } from '../../shared/ui/Skeleton/PageSkeleton.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { productVariables } from './product-request.ts';
import { SubscriptionDetail } from './SubscriptionDetail.tsx';

/** A product that can be subscribed to. What is chosen of it is in the address. */
export function SubscriptionPage() {
  const page = usePage();
  const { isMarketing } = useMall();
  const [searchParams] = useSearchParams();
  const variables = productVariables({ ...page, searchParams });
  const { data, error, refetch } = useSubscriptionProductQuery({
    variables: variables ?? { url: page.mallUrl, device: page.device, number: '' },
    skip: isMarketing || variables === null,
    errorPolicy: 'all',
  });
  const product = data?.mall?.subscriptionProduct;
  const isUnknown = variables === null || (!error && data?.mall != null && product === null);
  usePageTitle(isMarketing ? '구독' : isUnknown ? nothingHereTexts.product.title : product?.name);
  if (isMarketing) return <SubscriptionsForMembers isPage />;
  if (isUnknown) return <NothingHere kind="product" />;
  if (product) return <SubscriptionDetail key={product.id} product={product} />;
  return error ? <SectionFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}

export const page: PageModule = {
  Component: SubscriptionPage,
  load: async ({ preload, ...request }) => {
    const variables = productVariables(request);
    if (variables === null) return { status: 404 };
    const { data, error } = await preload(SubscriptionProductDocument, variables);
    return !error && data?.mall?.subscriptionProduct === null ? { status: 404 } : undefined;
  },
};
