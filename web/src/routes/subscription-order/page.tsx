import '../../shared/form/mantine-styles.ts';
import { useSearchParams } from 'react-router-dom';
import { useSubscriptionOrderQuery } from '../../__generated__/hooks.ts';
import { NothingHere } from '../../catalog/nothing-here/NothingHere.tsx';
import { BuyingFrame } from '../../features/orders/BuyingFrame/BuyingFrame.tsx';
import {
  isChosen,
  requestedSubscription,
  subscriptionQuery,
} from '../../features/subscriptions/subscription-choice.ts';
import { SubscriptionsForMembers } from '../../features/subscriptions/SubscriptionsForMembers.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { subscriptionPath } from '../../shop/links/mall-paths.ts';
import { subscriptionOrderPath } from '../../shop/links/subscription-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { stepOf } from './order-step.ts';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';
import { Elsewhere } from '../../shared/ui/Elsewhere/Elsewhere.tsx';

/** Subscribing: where it goes, then what is agreed to and paid. Steps and choices are in the address. */
export function SubscriptionOrderPage() {
  const { isMarketing } = useMall();
  return <BuyingFrame>{isMarketing ? <SubscriptionsForMembers isPage /> : <SubscriptionOrder />}</BuyingFrame>;
}

function SubscriptionOrder() {
  const page = usePage();
  const { mallUrl, device } = page;
  const [searchParams] = useSearchParams();
  const number = searchParams.get('subsNo') ?? '';
  const { data, loading, error, refetch } = useSubscriptionOrderQuery({
    variables: { url: mallUrl, device, number },
    skip: number === '',
    errorPolicy: 'all',
  });
  const product = data?.mall?.subscriptionProduct;
  if (!product && loading)
    return (
      <>
        <PageTitle>구독 신청</PageTitle>
        <output className="visually-hidden">구독 상품을 불러오는 중이에요</output>
        <Skeleton height={240} radius="var(--radius-card)" />
      </>
    );
  if (!product && error) return <SectionFailure error={error} onRetry={() => void refetch()} />;
  if (!product) return <NothingHere kind="product" />;
  const choice = requestedSubscription(product, searchParams);
  if (!isChosen(choice)) return <Elsewhere to={subscriptionPath(mallUrl, device, number)} />;
  if (stepOf(page) === 'delivery') return <DeliveryStep product={product} choice={choice} />;
  if (choice.addressNumber === null)
    return <Elsewhere to={subscriptionOrderPath(mallUrl, device, 'delivery', subscriptionQuery(number, choice))} />;
  return <ConfirmStep product={product} choice={{ ...choice, addressNumber: choice.addressNumber }} />;
}

export const page: PageModule = { Component: SubscriptionOrderPage };
