import { lazy, Suspense } from 'react';
import { OrderActions } from '../../features/orders/OrderActions/OrderActions.tsx';
import { OrderSteps } from '../../features/orders/OrderSteps/OrderSteps.tsx';
import { OrderState } from '../../features/orders/OrderState/OrderState.tsx';
import { RefundAccountNotice } from '../../features/orders/RefundAccountNotice/RefundAccountNotice.tsx';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { Claims } from './Claims.tsx';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { History } from './History.tsx';
import { Items } from './Items.tsx';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { Payment } from './Payment.tsx';
import { PaymentDue } from './PaymentDue.tsx';
import { wayStatusLabel } from '../../features/orders/order-status.ts';
import { PriceSums } from '../../features/orders/OrderParts/PriceSums.tsx';
import { Receipts } from './Receipts.tsx';
import { Shipments } from './Shipments.tsx';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { Column, Columns } from '../../features/orders/OrderParts/OrderPage.tsx';
import { OrderHead } from '../../features/orders/OrderParts/OrderHead.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import classes from './OrderView.module.css';

// Few orders have tickets.
const TicketReceiver = lazy(async () => ({ default: (await import('./TicketReceiver.tsx')).TicketReceiver }));

// Companies ask for them, in few malls.
const Papers = lazy(async () => ({ default: (await import('./Papers.tsx')).Papers }));

/** Everything about an order: its delivery, its cost, and the actions available now. */
export function OrderView({ order }: { order: WholeOrder }) {
  const { salesType } = useMall();
  // A receipt is printed alone, on one page.
  const unlessReceipt = order.receipts.length > 0 ? classes.onScreen : classes.always;
  return (
    <>
      <div className={unlessReceipt}>
        <Head order={order} />
      </div>
      <OrderSteps order={order} />
      <OutcomeNotice order={order} />
      <RefundAccountNotice order={order} />
      <Columns>
        <Column>
          <div className={unlessReceipt}>
            <Items order={order} />
          </div>
          <div className={classes.onScreen}>
            <SectionBoundary>
              <Shipments order={order} />
            </SectionBoundary>
            <Claims order={order} />
            <History order={order} />
          </div>
        </Column>
        <Column>
          <div className={classes.onScreen}>
            <DeliveryAddress order={order} />
            {order.ticketPhone === null ? null : (
              <Suspense fallback={null}>
                <TicketReceiver order={order} />
              </Suspense>
            )}
          </div>
          <div className={unlessReceipt}>
            <PriceSums order={order} />
            <Payment order={order} />
          </div>
          <Receipts order={order} />
          <div className={classes.onScreen}>
            {salesType === 'BUSINESS' || salesType === 'UPLOAD' ? (
              <Suspense fallback={null}>
                <Papers order={order} />
              </Suspense>
            ) : null}
          </div>
        </Column>
      </Columns>
    </>
  );
}

function Head({ order }: { order: WholeOrder }) {
  const { number, orderedAt, status, payment } = order;
  // While the company is asked how a payment ended, another one could take the money twice.
  const actions = order.availableActions.filter((action) => action !== 'PAY' || payment?.status !== 'PENDING');
  return (
    <OrderHead
      title="주문 상세"
      orderedAt={orderedAt}
      verb="주문"
      number={`주문번호 ${number}`}
      ownNumber={order.customerOrderNumber}
      state={<OrderState status={status} label={wayStatusLabel(status, order.receivingWay)} />}
      actions={
        <OrderActions
          order={{ number, availableActions: actions }}
          waitsForDeposit={payment?.status === 'AWAITING_DEPOSIT'}
          of="이 주문"
        />
      }
    >
      <PaymentDue order={order} />
    </OrderHead>
  );
}
