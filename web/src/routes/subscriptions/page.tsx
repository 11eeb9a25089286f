import { useSearchParams } from 'react-router-dom';
import { ShellMenuDocument, SubscriptionProductsDocument } from '../../__generated__/graphql.ts';
import { useShellMenuQuery, useSubscriptionProductsQuery } from '../../__generated__/hooks.ts';
import { SubscriptionsForMembers } from '../../features/subscriptions/SubscriptionsForMembers.tsx';
import { Breadcrumb } from '../../shared/breadcrumb/Breadcrumb.tsx';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { PageSkeleton } from '../../shared/ui/Skeleton/PageSkeleton.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { subscriptionsPath } from '../../shop/links/subscription-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { listResult } from '../../shop/page/list-result.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { listVariables } from './list-request.ts';
import { OwnSubscriptions } from './OwnSubscriptions.tsx';
import { SubscriptionList } from './SubscriptionList.tsx';
import classes from './Subscriptions.module.css';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** All that can be subscribed to, or what a category has of it; above it a member's own subscriptions. */
export function SubscriptionsPage() {
  const page = usePage();
  const { mallUrl, device } = page;
  const { isMarketing } = useMall();
  const [searchParams] = useSearchParams();
  const variables = listVariables({ ...page, searchParams });
  const { data, previousData, loading, error, refetch } = useSubscriptionProductsQuery({
    variables,
    skip: isMarketing,
    errorPolicy: 'all',
  });
  const menu = useShellMenuQuery({ variables: { url: mallUrl, device }, errorPolicy: 'all' }).data?.mall?.menu ?? [];
  const category = menu
    .flatMap((top) => [top, ...top.subcategories])
    .find(({ number }) => number === variables.category);
  const title = (category ?? menu.find(({ type }) => type === 'SUBSCRIPTION'))?.name ?? '구독';
  usePageTitle(title);
  const list = (data ?? (loading ? previousData : undefined))?.mall?.subscriptionProducts;
  return (
    <div className={`content-width ${classes.root}`}>
      <Breadcrumb
        steps={[
          { name: '홈', path: pathTo('home', { url: mallUrl }, device) },
          { name: title, path: subscriptionsPath(mallUrl, device) },
        ]}
      />
      <PageTitle>{title}</PageTitle>
      <SectionBoundary>
        <OwnSubscriptions />
      </SectionBoundary>
      {isMarketing ? (
        <SubscriptionsForMembers />
      ) : list ? (
        <SubscriptionList list={list} isBusy={loading} />
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
}

export const page: PageModule = {
  Component: SubscriptionsPage,
  load: async ({ preload, ...request }) => {
    const [{ data }] = await Promise.all([
      preload(SubscriptionProductsDocument, listVariables(request)),
      preload(ShellMenuDocument, { url: request.mallUrl, device: request.device }),
    ]);
    return listResult(request, data?.mall?.subscriptionProducts);
  },
};
