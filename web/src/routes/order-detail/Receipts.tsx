import { paymentStatusWords, paymentWords, receiptWords } from '../../features/orders/order-words.ts';
import { formatWon } from '../../shared/format/money.ts';
import { formatDay } from '../../shared/format/time.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { SmartLink } from '../../shop/links/SmartLink.tsx';
import { PrinterIcon } from '../../shared/ui/late-icons.tsx';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import classes from '../../features/orders/OrderParts/OrderParts.module.css';
import type { WholeOrder } from '../../features/orders/whole-order.ts';

/** Receipts of the order, printable: what was paid, when, how and to whom. Links to a receipt's own page where it has one. */
export function Receipts({ order: { receipts, payment, refundedTotal, remainingTotal } }: { order: WholeOrder }) {
  const { company } = useMall();
  if (receipts.length === 0) return null;
  const supplier = [company.name, company.businessNumber && `사업자등록번호 ${company.businessNumber}`].filter(Boolean);
  const how = payment === null ? [] : [paymentWords(payment), refundWords(payment)];
  return (
    <Part title="영수증">
      <ul className={classes.rows}>
        {receipts.map(({ type, amount, issuedAt, url }) => {
          const name = type === null ? '영수증' : receiptWords[type];
          const facts = [issuedAt === null ? null : formatDay(issuedAt), ...how].filter(Boolean);
          return (
            <li key={`${type} ${issuedAt} ${amount}`}>
              <div>
                <p>
                  {name} {formatWon(amount)}
                </p>
                <p className={classes.quiet}>{facts.join(' · ')}</p>
                {refundedTotal ? (
                  <p className={classes.quiet}>
                    환불 {formatWon(refundedTotal)}
                    {remainingTotal === null ? '' : ` · 남은 결제 금액 ${formatWon(remainingTotal)}`}
                  </p>
                ) : null}
              </div>
              {url === null ? null : (
                <SmartLink className={classes.way} to={url}>
                  보기<span className="visually-hidden">, {name}</span>
                </SmartLink>
              )}
            </li>
          );
        })}
      </ul>
      {supplier.length > 0 ? <p className={classes.quiet}>공급자 {supplier.join(' · ')}</p> : null}
      <button type="button" className={classes.print} onClick={() => window.print()}>
        <PrinterIcon size={20} />
        영수증 인쇄하기
      </button>
    </Part>
  );
}

/** A receipt shows what was paid, so it also shows what was refunded since. */
function refundWords({ status }: NonNullable<WholeOrder['payment']>): string | null {
  return status === 'PARTLY_REFUNDED' || status === 'REFUNDED' ? paymentStatusWords[status] : null;
}
