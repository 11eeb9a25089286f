import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { PrintButton } from '../../features/orders/OrderParts/PrintAction.tsx';
import { Sum, Sums, Total } from '../../features/orders/OrderParts/Sums.tsx';
import { supplierFacts } from '../../features/orders/OrderParts/supplier-facts.ts';
import { paymentStatusWords, paymentWords, receiptWords } from '../../features/orders/order-words.ts';
import { momentInWords } from '../../shared/format/day-words.ts';
import { formatFullMoment } from '../../shared/format/format-moment.ts';
import { formatWon } from '../../shared/format/money.ts';
import { printPage } from '../../shared/print/print-page.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import classes from './PhoneOrderView.module.css';

/** What was paid with the application, when and how, with its receipt; or the card that was registered for the bills. */
export function PhonePayment({ order }: { order: PhoneOrderDetailsFragment }) {
  const { payment, payTotal, receipts } = order;
  if (payment === null) return null;
  const { status, paidAt } = payment;
  const isPaid = payTotal > 0;
  // A card that is still to be registered is asked for above.
  if (!isPaid && paidAt === null) return null;
  return (
    <>
      <div className={receipts?.length ? classes.onScreen : classes.always}>
        <Part title={isPaid ? '결제 정보' : '요금을 낼 카드'}>
          <Sums>
            {isPaid ? <Sum name="기기값">{formatWon(payTotal)}</Sum> : null}
            <Sum name="결제 수단">{paymentWords(payment)}</Sum>
            {isPaid && status !== null ? <Sum name="결제 상태">{paymentStatusWords[status]}</Sum> : null}
            {paidAt === null ? null : (
              <Sum name={isPaid ? '결제 시각' : '등록한 시각'}>
                <time dateTime={paidAt}>{momentInWords(paidAt)}</time>
              </Sum>
            )}
          </Sums>
        </Part>
      </div>
      {receipts?.map((receipt, index) => (
        <PhoneReceipt key={`${index} ${receipt.issuedAt}`} receipt={receipt} order={order} />
      ))}
    </>
  );
}

interface PhoneReceiptProps {
  receipt: NonNullable<PhoneOrderDetailsFragment['receipts']>[number];
  order: PhoneOrderDetailsFragment;
}

function PhoneReceipt({ receipt, order: { number, title, payment, refundedTotal } }: PhoneReceiptProps) {
  const mall = useMall();
  const { type, amount, issuedAt, supplyValue, valueAddedTax, approvalNumber } = receipt;
  return (
    <div className={classes.receipt}>
      <Part title={type === null ? '영수증' : receiptWords[type]}>
        <Sums>
          {supplierFacts(mall).map(([name, text]) => (
            <Sum key={name} name={name}>
              {text}
            </Sum>
          ))}
          <Sum name="주문번호">{number}</Sum>
          {title === null ? null : <Sum name="상품">{title}</Sum>}
          {issuedAt === null ? null : <Sum name="결제 시각">{formatFullMoment(issuedAt)}</Sum>}
          {payment === null ? null : <Sum name="결제 수단">{paymentWords(payment)}</Sum>}
          {approvalNumber === null ? null : <Sum name="승인번호">{approvalNumber}</Sum>}
          {supplyValue === null ? null : <Sum name="공급가액">{formatWon(supplyValue)}</Sum>}
          {valueAddedTax === null ? null : <Sum name="부가세">{formatWon(valueAddedTax)}</Sum>}
          <Total name="결제 금액">{formatWon(amount)}</Total>
          {refundedTotal ? <Sum name="환불한 금액">−{formatWon(refundedTotal)}</Sum> : null}
        </Sums>
        <PrintButton text="영수증 인쇄하기" onPrint={() => void printPage()} />
      </Part>
    </div>
  );
}
