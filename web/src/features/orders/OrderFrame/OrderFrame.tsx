import type { ReactNode } from 'react';
import { useOrderDetailQuery } from '../../../__generated__/hooks.ts';
import { ownPhoneOrderPath } from '../../../shop/links/own-phone-order-paths.ts';
import { ownSubscriptionPath } from '../../../shop/links/subscription-paths.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { SectionBoundary } from '../../../shop/section-boundary/SectionBoundary.tsx';
import { SectionFailure } from '../../../shop/section-boundary/SectionFailure.tsx';
import { NoSuchOrder } from './NoSuchOrder.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { orderVariables } from './order-request.ts';
import { isWholeOrder, type WholeOrder } from '../whole-order.ts';
import { PageTitle } from '../../../shared/ui/PageTitle/PageTitle.tsx';
import { OrderPage } from '../OrderParts/OrderPage.tsx';
import { Elsewhere } from '../../../shared/ui/Elsewhere/Elsewhere.tsx';

interface OrderFrameProps {
  children: (order: WholeOrder) => ReactNode;
}

/** Around each page of an order: the order of the address, or why it is not there. */
export function OrderFrame({ children }: OrderFrameProps) {
  return (
    <OrderPage>
      <SectionBoundary>
        <Order>{children}</Order>
      </SectionBoundary>
    </OrderPage>
  );
}

function Order({ children }: OrderFrameProps) {
  const at = usePage();
  const variables = orderVariables(at);
  const { data, loading, error, refetch } = useOrderDetailQuery({
    variables: variables ?? { mallUrl: at.mallUrl, number: '' },
    skip: variables === null,
    errorPolicy: 'all',
  });
  const order = data?.viewer?.order;
  if (variables === null) return <NoSuchOrder />;
  if (order && isWholeOrder(order)) return children(order);
  if (order?.__typename === 'SubscriptionOrder' && variables)
    return (
      <Elsewhere to={ownSubscriptionPath(at.mallUrl, at.device, variables.number)}>
        <OrderSkeleton />
      </Elsewhere>
    );
  if (order?.__typename === 'PhoneOrder' && variables)
    return (
      <Elsewhere to={ownPhoneOrderPath(at.mallUrl, at.device, variables.number)}>
        <OrderSkeleton />
      </Elsewhere>
    );
  if (loading) return <OrderSkeleton />;
  if (!error && data?.viewer) return <NoSuchOrder />;
  return (
    <>
      <PageTitle>주문 상세</PageTitle>
      <SectionFailure error={error} onRetry={() => void refetch()} />
    </>
  );
}
