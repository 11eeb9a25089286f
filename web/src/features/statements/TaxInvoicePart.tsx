import { useEffect, useId, useRef, useState } from 'react';
import type { StatementFactsFragment, TaxInvoiceObstacle } from '../../__generated__/graphql.ts';
import { formatFullMoment } from '../../shared/format/format-moment.ts';
import { formatWon } from '../../shared/format/money.ts';
import { TaxInvoiceForm } from './TaxInvoiceForm.tsx';
import classes from './TaxInvoicePart.module.css';

interface TaxInvoicePartProps {
  orderNumber: string;
  statement: StatementFactsFragment;
  /** Reads the statement anew. */
  onAsked: () => Promise<unknown>;
}

const obstacles: Readonly<Record<TaxInvoiceObstacle, string | null>> = {
  UNPAID: '결제를 마치면 세금계산서를 요청할 수 있어요.',
  CARD_SLIP: '이 결제는 매출전표가 세금계산서를 대신해요. 주문 상세의 영수증을 인쇄해 주세요.',
  CASH_RECEIPT: '현금영수증을 발행한 주문이라 세금계산서를 함께 받을 수 없어요.',
  NOTHING_PAID: '모두 환불한 주문이라 세금계산서가 없어요.',
  ROW_OF_BULK_ORDER: '대량 주문의 세금계산서는 올린 파일의 거래명세서에서 한 번에 요청할 수 있어요.',
  ALREADY_REQUESTED: null,
  OTHER: '이 주문은 고객센터에서 세금계산서를 안내해 드려요.',
};

/** Asks for the tax invoice of what was paid, and says how far it is. Not printed. */
export function TaxInvoicePart({ orderNumber, statement, onAsked }: TaxInvoicePartProps) {
  const id = useId();
  const [isNews, setIsNews] = useState(false);
  const { taxInvoice, taxInvoiceObstacle } = statement;
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        세금계산서
      </h2>
      {taxInvoice ? (
        <Asked taxInvoice={taxInvoice} isNews={isNews} />
      ) : taxInvoiceObstacle === null ? (
        <TaxInvoiceForm
          orderNumber={orderNumber}
          total={statement.total - (statement.refundedTotal ?? 0)}
          onAsked={async () => {
            setIsNews(true);
            await onAsked();
          }}
        />
      ) : (
        <p>{obstacles[taxInvoiceObstacle]}</p>
      )}
    </section>
  );
}

type ShownTaxInvoice = NonNullable<StatementFactsFragment['taxInvoice']>;

function stateInWords({ isIssued, isCorrectionDue, corrections }: ShownTaxInvoice): string {
  if (!isIssued) return '세금계산서를 요청했어요. 발행하면 이메일로 알려 드려요.';
  if (isCorrectionDue) return '환불한 금액의 수정세금계산서를 발행할 예정이에요. 발행하면 이메일로 알려 드려요.';
  return corrections.length > 0 ? '환불한 금액만큼 수정세금계산서를 발행했어요.' : '세금계산서를 발행했어요.';
}

function Asked({ taxInvoice, isNews }: { taxInvoice: ShownTaxInvoice; isNews: boolean }) {
  const { companyName, businessNumber, email, total, requestedAt, issuedAt, approvalNumber, corrections } = taxInvoice;
  const place = useRef<HTMLOutputElement>(null);
  // The form with the focus is gone.
  useEffect(() => {
    if (isNews) place.current?.focus({ preventScroll: true });
  }, [isNews]);
  const facts: readonly (readonly [string, string | null])[] = [
    ['공급받는 자', [companyName, businessNumber].filter(Boolean).join(' ')],
    ['금액', total === null ? null : formatWon(total)],
    ['받는 이메일', email],
    ['요청한 때', requestedAt && formatFullMoment(requestedAt)],
    ['발행한 때', issuedAt && formatFullMoment(issuedAt)],
    ['국세청 승인번호', approvalNumber],
    ...corrections.map(
      ({ reduction, issuedAt: at, approvalNumber: number }) =>
        [
          '수정세금계산서',
          [`−${formatWon(reduction)}`, at && formatFullMoment(at), number].filter(Boolean).join(' · '),
        ] as const,
    ),
  ];
  return (
    <>
      <output ref={place} tabIndex={-1}>
        {stateInWords(taxInvoice)}
      </output>
      <dl className={classes.facts}>
        {facts.map(([name, text], index) =>
          text ? (
            <div key={index}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}
