import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import { paymentStatusWords } from '../../features/orders/order-words.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { dayInWords } from '../../shared/format/day-words.ts';
import { formatWon } from '../../shared/format/money.ts';
import { Won } from '../../shared/ui/Won/Won.tsx';
import { Rows, Quiet } from '../../features/orders/OrderParts/Rows.tsx';

type Charge = NonNullable<SubscriptionDetailsFragment['charges']>[number];

/** The charges so far, latest first. */
export function Charges({ subscription: { charges } }: { subscription: SubscriptionDetailsFragment }) {
  return (
    <Part title="결제 내역">
      {charges === null ? (
        <p>결제 내역을 지금은 알 수 없어요. 잠시 뒤 다시 확인해 주세요.</p>
      ) : charges.length === 0 ? (
        <p>아직 결제한 적이 없어요.</p>
      ) : (
        <Rows>
          {charges.map((charge, index) => (
            <li key={`${index} ${charge.date}`}>
              <div>
                <time dateTime={charge.date}>{dayInWords(charge.date)}</time>
                <p>
                  <Quiet>{wordsOf(charge)}</Quiet>
                </p>
              </div>
              <Won amount={charge.amount} />
            </li>
          ))}
        </Rows>
      )}
    </Part>
  );
}

function wordsOf({ status, failureMessage, refundedTotal, isSent }: Charge): string {
  return [
    status === null ? '확인 중' : paymentStatusWords[status],
    failureMessage,
    refundedTotal ? `${formatWon(refundedTotal)} 환불` : null,
    isSent ? '상품 보냄' : null,
  ]
    .filter(Boolean)
    .join(' · ');
}
