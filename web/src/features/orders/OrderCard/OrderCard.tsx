import { Link } from 'react-router-dom';
import type { OrderRowFragment } from '../../../__generated__/graphql.ts';
import { OrderActions } from '../OrderActions/OrderActions.tsx';
import { OrderAgainOutcome } from '../OrderAgain/OrderAgainOutcome.tsx';
import { useOrderAgain } from '../OrderAgain/use-order-again.ts';
import { OrderCardLines } from './OrderCardLines.tsx';
import { newPriceText } from '../new-price-text.ts';
import { OrderEnd } from './OrderEnd.tsx';
import { OrderState } from '../OrderState/OrderState.tsx';
import { wayStatusLabel } from '../order-status.ts';
import { phoneOrderStatusLabel } from '../phone-order-status.ts';
import { momentInWords } from '../../../shared/format/day-words.ts';
import { formatWon } from '../../../shared/format/money.ts';
import { formatDay } from '../../../shared/format/time.ts';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { ownPhoneOrderPath } from '../../../shop/links/own-phone-order-paths.ts';
import { ownSubscriptionPath } from '../../../shop/links/subscription-paths.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import { Picture } from '../../../shared/ui/Image/Picture.tsx';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import classes from './OrderCard.module.css';

interface OrderCardProps {
  order: OrderRowFragment;
  /** Of its title: below the heading of the list. */
  headingLevel?: 'h2' | 'h3';
}

/** An order in a list: its goods, each with its state, and its actions. */
export function OrderCard({ order, headingLevel: Heading = 'h2' }: OrderCardProps) {
  const { number, orderedAt, phase, image, payTotal, refundedTotal, remainingTotal, paymentDueAt } = order;
  const status = 'status' in order ? order.status : phase;
  const title = titleOf(order);
  const path = usePath(order);
  const lines = 'lines' in order ? order.lines : null;
  const again = useOrderAgain(number);
  const { openAreas } = useMall();
  // Not for a row of a bulk order: its mall has no cart, and its receiver is another person.
  const canOrderAgain = order.type === 'GOODS' && openAreas.includes('SHOPPING');
  const newPrice = newPriceText(order.availableActions);
  return (
    <article className={classes.root}>
      <p className={classes.when}>
        {orderedAt ? <time dateTime={orderedAt}>{formatDay(orderedAt)} 주문</time> : null}
        <span className={classes.number}>주문번호 {number}</span>
      </p>
      {lines?.length ? (
        <OrderCardLines lines={lines} headingLevel={Heading} path={path} />
      ) : (
        <div className={classes.line}>
          <Picture className={classes.picture} image={image} width={72} height={72} alt="" />
          <div className={classes.words}>
            <p>
              <OrderState
                status={status}
                label={'phoneStatus' in order ? phoneOrderStatusLabel(order.phoneStatus) : wayStatusOf(order)}
              />
            </p>
            <Heading className={classes.title}>
              <Link to={path}>{title}</Link>
            </Heading>
          </div>
        </div>
      )}
      <div className={classes.facts}>
        <BulkFacts order={order} />
        <p className={classes.price}>
          <Won amount={payTotal} />
        </p>
        {refundedTotal ? (
          <p className={classes.due}>
            {formatWon(refundedTotal)} 환불{remainingTotal === null ? '' : ` · 남은 금액 ${formatWon(remainingTotal)}`}
          </p>
        ) : null}
        {newPrice === null ? null : <p className={classes.choice}>{newPrice}.</p>}
        {status === 'AWAITING_PAYMENT' && paymentDueAt !== null ? (
          <p className={classes.due}>
            {momentInWords(paymentDueAt)}까지 {waitsForDeposit(order) ? '입금' : '결제'}해 주세요.
          </p>
        ) : null}
        {canOrderAgain ? <OrderAgainOutcome again={again} /> : null}
      </div>
      <div className={classes.actions}>
        {order.type === 'SUBSCRIPTION' || order.type === 'PHONE' ? (
          <OrderEnd order={order} of={title} />
        ) : (
          <OrderActions
            order={order}
            waitsForDeposit={waitsForDeposit(order)}
            again={canOrderAgain ? again : undefined}
            isFollowed={status === 'SHIPPING'}
            of={title}
          />
        )}
      </div>
    </article>
  );
}

function wayStatusOf(order: OrderRowFragment): string | undefined {
  return 'receivingWay' in order ? wayStatusLabel(order.status, order.receivingWay) : undefined;
}

/** Orders of phones and subscriptions have pages of other kinds. */
function usePath({ number, type }: OrderRowFragment): string {
  const mall = useMall();
  const device = useDevice();
  if (type === 'PHONE') return ownPhoneOrderPath(mall.url, device, number);
  if (type === 'SUBSCRIPTION') return ownSubscriptionPath(mall.url, device, number);
  return pathTo('order-detail', mall, device, { orderNumber: number });
}

/** What tells the orders of one bulk order apart. */
function BulkFacts({ order }: { order: OrderRowFragment }) {
  if (!('receiverName' in order)) return null;
  const { receiverName, customerOrderNumber } = order;
  const facts = [
    ...(customerOrderNumber === null ? [] : [`고객주문번호 ${customerOrderNumber}`]),
    ...(receiverName === null ? [] : [`받는분 ${receiverName}`]),
  ];
  return facts.length === 0 ? null : <p className={classes.due}>{facts.join(' · ')}</p>;
}

const longestHoldMinutes = 60;

/** The list has no payments: only an order that waits for a deposit is held for more than 60 minutes. */
function waitsForDeposit({ phase, orderedAt, paymentDueAt }: OrderRowFragment): boolean {
  if (phase !== 'AWAITING_PAYMENT' || orderedAt === null || paymentDueAt === null) return false;
  return Date.parse(paymentDueAt) - Date.parse(orderedAt) > longestHoldMinutes * 60_000;
}

function titleOf({ title, itemCount, number }: OrderRowFragment): string {
  if (title === null) return `주문 ${number}`;
  return itemCount !== null && itemCount > 1 ? `${title} 외 ${itemCount - 1}건` : title;
}
