import { useEffect, useRef } from 'react';
import type { PaymentFactsFragment } from '../../__generated__/graphql.ts';
import { useOrderDetailQuery } from '../../__generated__/hooks.ts';
import { choiceWords, installmentWords, paymentWords } from '../../features/orders/order-words.ts';
import { PickupPlaceText } from '../../shop/pickup-place/PickupPlaceText.tsx';
import { isWholeOrder, type WholeOrder } from '../../features/orders/whole-order.ts';
import { momentInWords } from '../../shared/format/day-words.ts';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import { Picture } from '../../shared/ui/Image/Picture.tsx';
import { Arrival } from '../../shop/arrival/Arrival.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import classes from './OrderFacts.module.css';

interface PlacedOrder {
  /** Null until it is read, if it cannot be read, and for orders of other kinds than goods. */
  order: WholeOrder | null;
  /** False while the order is being read. Then its kind is known, unless it cannot be read. */
  isRead: boolean;
  isSubscription: boolean;
  isPhoneOrder: boolean;
}

/**
 * The order as the mall knows it now. It changes with its payment, and is read anew then, while what is typed below it stays.
 */
export function usePlacedOrder(number: string, payment: PaymentFactsFragment | null): PlacedOrder {
  const mallUrl = useMallUrl();
  const { data, previousData, loading, refetch } = useOrderDetailQuery({
    variables: { mallUrl, number },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  });
  const version = `${payment?.status} ${payment?.failureMessage}`;
  const readVersion = useRef(version);
  useEffect(() => {
    if (readVersion.current === version) return;
    readVersion.current = version;
    void refetch().catch(() => {});
  }, [version, refetch]);
  const order = (data ?? previousData)?.viewer?.order;
  return {
    order: order && isWholeOrder(order) ? order : null,
    isRead: order != null || !loading,
    isSubscription: order?.__typename === 'SubscriptionOrder',
    isPhoneOrder: order?.__typename === 'PhoneOrder',
  };
}

/** Goods, address, way to pay and points of an order, as rows of a list of facts. */
export function OrderFacts({ order }: { order: WholeOrder }) {
  const { isMarketing } = useMall(); // its guests never see their points
  const { items, delivery, payment, summary, payTotal } = order;
  const pickup = items.find(({ pickupPlace }) => pickupPlace !== null);
  const months = payment && installmentWords(payment, payTotal);
  return (
    <>
      <div data-paragraph>
        <dt>주문 상품</dt>
        <dd>
          <ul className={classes.items}>
            {items.map((item) => (
              <li key={item.id} className={classes.item}>
                <Picture className={classes.picture} image={item.image} width={56} height={56} alt="" />
                <div className={classes.words}>
                  {[item.name, choiceWords(item), `${item.quantity}개`].filter(Boolean).join(' · ')}
                  <Arrival day={item.arrivesOn} />
                </div>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {delivery === null ? null : (
        <div>
          <dt>배송지</dt>
          <dd>
            {delivery.receiverName} · ({delivery.postalCode}){' '}
            {[delivery.roadAddress, delivery.detailAddress].filter(Boolean).join(' ')}
          </dd>
        </div>
      )}
      {order.ticketPhone === null ? null : (
        <div>
          <dt>문자 받는 번호</dt>
          <dd>{order.ticketPhone} · 이용권 번호를 문자로 보내 드려요</dd>
        </div>
      )}
      {pickup?.pickupPlace ? (
        <div>
          <dt>받을 매장</dt>
          <dd>
            <PickupPlaceText place={pickup.pickupPlace} from={pickup.pickupFrom} />
          </dd>
        </div>
      ) : null}
      {payment === null ? null : (
        <div>
          <dt>결제 수단</dt>
          <dd>{paymentWords(payment)}</dd>
        </div>
      )}
      {months === null ? null : (
        <div>
          <dt>할부 금액</dt>
          <dd>{months}</dd>
        </div>
      )}
      {summary.earnedPoints > 0 && !isMarketing ? (
        <div>
          <dt>적립 예정 포인트</dt>
          <dd>{formatNumber(summary.earnedPoints)}P · 구매를 확정하면 쌓여요</dd>
        </div>
      ) : null}
    </>
  );
}

/** Refund of a payment with a wrong sum, unless shown above, and the deadline for paying. */
export function returnedText({ refundedTotal, paymentDueAt }: WholeOrder, isSaid: boolean): string {
  const returned = refundedTotal
    ? `잘못 결제된 ${formatWon(refundedTotal)}은 환불해 드려요.`
    : '결제된 금액은 환불해 드려요.';
  const until = paymentDueAt === null ? null : `${momentInWords(paymentDueAt)}까지 다시 결제할 수 있어요.`;
  return [isSaid ? null : returned, until].filter(Boolean).join(' ');
}
