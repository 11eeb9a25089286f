import { choiceWords, paymentWords, receiptWords } from '../../features/orders/order-words.ts';
import { formatFullMoment } from '../../shared/format/format-moment.ts';
import { formatWon } from '../../shared/format/money.ts';
import { supplierFacts } from '../../features/orders/OrderParts/supplier-facts.ts';
import { printPage } from '../../shared/print/print-page.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { PriceLines } from '../../features/orders/OrderParts/PriceSums.tsx';
import classes from './Receipts.module.css';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { Sum, Sums, Total } from '../../features/orders/OrderParts/Sums.tsx';
import { ActionLink } from '../../features/orders/OrderParts/ActionLink.tsx';
import { PrintButton } from '../../features/orders/OrderParts/PrintAction.tsx';

/** Receipts of the order, printable on one page. */
export function Receipts({ order }: { order: WholeOrder }) {
  if (order.receipts.length === 0) return null;
  return (
    <Part title="영수증">
      {order.receipts.map((receipt, index) => (
        <ReceiptFacts
          key={`${index} ${receipt.type} ${receipt.issuedAt} ${receipt.amount}`}
          receipt={receipt}
          order={order}
        />
      ))}
      <PrintButton text="영수증 인쇄하기" onPrint={() => void printPage()} />
    </Part>
  );
}

interface ReceiptProps {
  receipt: WholeOrder['receipts'][number];
  order: WholeOrder;
}

function ReceiptFacts({ receipt, order }: ReceiptProps) {
  const { type, amount, issuedAt, taxFreeValue, supplyValue, valueAddedTax, url } = receipt;
  const name = type === null ? '영수증' : receiptWords[type];
  return (
    <div className={classes.receipt}>
      <h3 className={classes.name}>{name}</h3>
      <Sums>
        <Supplier />
        <Sum name="주문번호">{order.number}</Sum>
        <Bought items={order.items} />
        <PriceLines summary={order.summary} />
        {issuedAt === null ? null : <Sum name="결제 시각">{formatFullMoment(issuedAt)}</Sum>}
        <Method receipt={receipt} order={order} />
        {taxFreeValue ? <Sum name="면세금액">{formatWon(taxFreeValue)}</Sum> : null}
        {!supplyValue && taxFreeValue ? null : <Tax supplyValue={supplyValue} valueAddedTax={valueAddedTax} />}
        <Total name="결제 금액">{formatWon(amount)}</Total>
        <Refunded order={order} />
      </Sums>
      {url === null ? null : (
        <ActionLink to={url}>
          보기<span className="visually-hidden">, {name}</span>
        </ActionLink>
      )}
    </div>
  );
}

/** Left out where nothing is taxed, as of vouchers. */
function Tax({ supplyValue, valueAddedTax }: Pick<ReceiptProps['receipt'], 'supplyValue' | 'valueAddedTax'>) {
  return (
    <>
      {supplyValue === null ? null : <Sum name="공급가액">{formatWon(supplyValue)}</Sum>}
      {valueAddedTax === null ? null : <Sum name="부가세">{formatWon(valueAddedTax)}</Sum>}
    </>
  );
}

/** A printed receipt stands without the list of the page. */
function Bought({ items }: Pick<WholeOrder, 'items'>) {
  return items.map((item) => (
    <Sum key={item.id} name={[item.name, choiceWords(item)].filter(Boolean).join(' · ')}>
      {item.quantity}개 {formatWon(item.lineTotal)}
    </Sum>
  ));
}

function Supplier() {
  return supplierFacts(useMall()).map(([label, fact]) => (
    <Sum key={label} name={label}>
      {fact}
    </Sum>
  ));
}

function Method({ order: { payment }, receipt: { approvalNumber } }: ReceiptProps) {
  return (
    <>
      {payment === null ? null : <Sum name="결제 수단">{paymentWords(payment)}</Sum>}
      {approvalNumber === null ? null : <Sum name="승인번호">{approvalNumber}</Sum>}
    </>
  );
}

/** A receipt shows what was paid, so it also shows what was refunded since, and what is left. */
function Refunded({ order: { refundedTotal, remainingTotal } }: Pick<ReceiptProps, 'order'>) {
  if (!refundedTotal) return null;
  return (
    <>
      <Sum name="환불한 금액">−{formatWon(refundedTotal)}</Sum>
      {remainingTotal === null ? null : <Sum name="남은 결제 금액">{formatWon(remainingTotal)}</Sum>}
    </>
  );
}
