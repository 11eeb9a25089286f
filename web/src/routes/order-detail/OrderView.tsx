import { OrderActions } from '../../features/orders/OrderActions/OrderActions.tsx';
import { OrderState } from '../../features/orders/OrderState/OrderState.tsx';
import { RefundAccountNotice } from '../../features/orders/RefundAccountNotice/RefundAccountNotice.tsx';
import { formatDay } from '../../shared/format/time.ts';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { Claims } from './Claims.tsx';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { History } from './History.tsx';
import { Items } from './Items.tsx';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { Payment } from './Payment.tsx';
import { PaymentDue } from './PaymentDue.tsx';
import { PriceSums } from '../../features/orders/OrderParts/PriceSums.tsx';
import { Receipts } from './Receipts.tsx';
import { Shipments } from './Shipments.tsx';
import classes from '../../features/orders/OrderParts/OrderParts.module.css';
import type { WholeOrder } from '../../features/orders/whole-order.ts';

/** Everything about an order: its delivery, its cost, and the actions available now. */
export function OrderView({ order }: { order: WholeOrder }) {
  // A receipt is printed alone, on one page.
  const unlessReceipt = order.receipts.length > 0 ? classes.onScreen : classes.always;
  return (
    <>
      <div className={unlessReceipt}>
        <Head order={order} />
      </div>
      <OutcomeNotice order={order} />
      <RefundAccountNotice order={order} />
      <div className={classes.columns}>
        <div className={classes.column}>
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
        </div>
        <div className={classes.column}>
          <div className={unlessReceipt}>
            <PriceSums order={order} />
            <Payment order={order} />
          </div>
          <Receipts order={order} />
          <div className={classes.onScreen}>
            <DeliveryAddress order={order} />
          </div>
        </div>
      </div>
    </>
  );
}

function Head({ order }: { order: WholeOrder }) {
  const { number, orderedAt, status, payment } = order;
  // While the company is asked how a payment ended, another one could take the money twice.
  const actions = order.availableActions.filter((action) => action !== 'PAY' || payment?.status !== 'PENDING');
  return (
    <header className={classes.head}>
      <div className={classes.headWords}>
        <h1 className={classes.title}>주문 상세</h1>
        <p className={classes.facts}>
          {orderedAt ? <time dateTime={orderedAt}>{formatDay(orderedAt)} 주문</time> : null}
          <span>주문번호 {number}</span>
        </p>
        <p className={classes.state}>
          <OrderState status={status} />
        </p>
        <PaymentDue order={order} />
      </div>
      <OrderActions
        order={{ number, availableActions: actions }}
        waitsForDeposit={payment?.status === 'AWAITING_DEPOSIT'}
        of="이 주문"
      />
    </header>
  );
}
