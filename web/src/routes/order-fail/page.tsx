import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice, usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { StateSign } from '../../features/orders/StateSign/StateSign.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { RefundAccountOfOrder } from '../../features/orders/RefundAccountNotice/RefundAccountOfOrder.tsx';
import { usePaymentState } from '../../features/payments/use-payment-state.ts';
import { BackToClient } from '../../features/orders/BuyingFrame/BackToClient.tsx';
import { BuyingFrame } from '../../features/orders/BuyingFrame/BuyingFrame.tsx';

/** A payment that was refused or closed: why, and the ways on. Nothing was charged. */
export function OrderFailPage() {
  const number = usePage().params.orderNumber ?? '';
  return (
    <BuyingFrame>
      <OrderFail key={number} number={number} />
    </BuyingFrame>
  );
}

function OrderFail({ number }: { number: string }) {
  const mall = useMall();
  const device = useDevice();
  const { payment, kind, error, askAgain } = usePaymentState(number);
  if (kind === 'failed') return <SectionFailure error={error} onRetry={askAgain} />;
  const status = payment?.status;
  const hasFailed = status === 'FAILED' || status === 'CANCELLED';
  if (!payment || !hasFailed)
    return (
      <EmptyState
        headingLevel="h1"
        icon={<StateSign state="waiting" />}
        title="결제 상태를 확인하고 있어요"
        text="결제가 어떻게 됐는지는 아래에서 확인할 수 있어요."
      >
        <Button component={Link} to={pathTo('order-complete', mall, device, { orderNumber: number })} replace>
          결제 상태 보기
        </Button>
      </EmptyState>
    );
  const why = payment.failureMessage ?? (status === 'CANCELLED' ? '결제 창을 닫았거나 결제를 취소했어요.' : null);
  // A cancelled one with a message of its own may have taken money, which goes back.
  const nothingTaken = status === 'CANCELLED' && payment.failureMessage ? '' : ' 결제된 금액은 없어요.';
  return (
    <>
      <EmptyState
        headingLevel="h1"
        icon={<StateSign state="refused" />}
        title={status === 'CANCELLED' ? '결제를 취소했어요' : '결제하지 못했어요'}
        text={`${why ?? '결제사에서 결제를 받아들이지 않았어요.'}${nothingTaken}`}
      >
        {payment.isRetryable === false ? (
          <Button component={Link} to={pathTo('cart', mall, device)}>
            장바구니 보기
          </Button>
        ) : (
          <Button component={Link} to={pathTo('order-pay', mall, device, { orderNumber: number })}>
            다시 결제하기
          </Button>
        )}
        <BackToClient orderNumber={number} status={status} />
        <Button variant="default" component={Link} to={pathTo('order-list', mall, device)}>
          주문 내역 보기
        </Button>
      </EmptyState>
      {payment.failureMessage === null ? null : <RefundAccountOfOrder number={number} onEnd={askAgain} />}
    </>
  );
}

export const page: PageModule = { Component: OrderFailPage };
