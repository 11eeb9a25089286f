import { OwnSubscriptionDocument, type SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import { useOwnSubscriptionQuery } from '../../__generated__/hooks.ts';
import { NoSuchOrder } from '../../features/orders/OrderFrame/NoSuchOrder.tsx';
import { OrderSkeleton } from '../../features/orders/OrderFrame/OrderSkeleton.tsx';
import { SubscriptionsForMembers } from '../../features/subscriptions/SubscriptionsForMembers.tsx';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { ownSubscriptionPath } from '../../shop/links/subscription-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { AddressStep } from './AddressStep.tsx';
import { CancelStep } from './CancelStep.tsx';
import { canDo } from './can-do.ts';
import { ownSubscriptionVariables, stepOf } from './own-subscription-request.ts';
import { PauseStep } from './PauseStep.tsx';
import { SubscriptionView } from './SubscriptionView.tsx';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';
import { OrderPage } from '../../features/orders/OrderParts/OrderPage.tsx';
import { Elsewhere } from '../../shared/ui/Elsewhere/Elsewhere.tsx';

/** A member's subscription, and its steps, each at an address of its own. */
export function OwnSubscriptionPage() {
  const { isMarketing } = useMall();
  return (
    <OrderPage>
      <SectionBoundary>{isMarketing ? <SubscriptionsForMembers isPage /> : <OwnSubscription />}</SectionBoundary>
    </OrderPage>
  );
}

function OwnSubscription() {
  const at = usePage();
  const variables = ownSubscriptionVariables(at);
  const { data, loading, error, refetch } = useOwnSubscriptionQuery({
    variables: variables ?? { mallUrl: at.mallUrl, number: '' },
    skip: variables === null,
    errorPolicy: 'all',
  });
  const subscription = data?.viewer?.subscription;
  if (variables === null) return <NoSuchOrder />;
  if (subscription) return <Found key={subscription.id} subscription={subscription} />;
  if (loading) return <OrderSkeleton />;
  if (!error && data?.viewer) return <NoSuchOrder />;
  return (
    <>
      <PageTitle>구독 내역</PageTitle>
      <SectionFailure error={error} onRetry={() => void refetch()} />
    </>
  );
}

const stepTitles = { pause: '구독 쉬기', address: '구독 배송지 변경', cancel: '구독 해지' } as const;

function Found({ subscription }: { subscription: SubscriptionDetailsFragment }) {
  const at = usePage();
  const step = stepOf(at);
  const back = ownSubscriptionPath(at.mallUrl, at.device, subscription.number);
  usePageTitle(step === null ? null : stepTitles[step]);
  if (step === null) return <SubscriptionView subscription={subscription} />;
  if (!canDo(subscription, step)) return <Elsewhere to={back} />;
  const parts = { subscription, back, title: stepTitles[step] };
  if (step === 'pause') return <PauseStep {...parts} />;
  return step === 'address' ? <AddressStep {...parts} /> : <CancelStep {...parts} />;
}

export const page: PageModule = {
  Component: OwnSubscriptionPage,
  load: async ({ preload, ...at }) => {
    const variables = ownSubscriptionVariables(at);
    if (variables === null) return { status: 404 };
    await preload(OwnSubscriptionDocument, variables);
    return undefined;
  },
};
