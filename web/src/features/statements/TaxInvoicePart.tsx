import { useEffect, useId, useRef, useState } from 'react';
import type { StatementFactsFragment, TaxInvoiceObstacle } from '../../__generated__/graphql.ts';
import { formatFullMoment } from '../../shared/format/format-moment.ts';
import { formatWon } from '../../shared/format/money.ts';
import { taxDocumentNames } from './tax-document-names.ts';
import { TaxInvoiceForm } from './TaxInvoiceForm.tsx';
import classes from './TaxInvoicePart.module.css';

interface TaxInvoicePartProps {
  orderNumber: string;
  statement: StatementFactsFragment;
  /** Reads the statement anew. */
  onAsked: () => Promise<unknown>;
}

const obstacles: Readonly<Record<TaxInvoiceObstacle, (names: string) => string | null>> = {
  UNPAID: (names) => `결제를 마치면 ${names}를 요청할 수 있어요.`,
  CARD_SLIP: (names) => `이 결제는 매출전표가 ${names}를 대신해요. 주문 상세의 영수증을 인쇄해 주세요.`,
  CASH_RECEIPT: (names) => `현금영수증을 발행한 주문이라 ${names}를 함께 받을 수 없어요.`,
  NOTHING_PAID: () => '모두 환불한 주문이라 발행할 금액이 없어요.',
  ONLY_VOUCHERS: () => '상품권은 세금계산서나 계산서를 발행하지 않아요. 상품권을 쓰는 곳에서 영수증을 받아 주세요.',
  ROW_OF_BULK_ORDER: (names) => `대량 주문의 ${names}는 올린 파일의 거래명세서에서 한 번에 요청할 수 있어요.`,
  ALREADY_REQUESTED: () => null,
  OTHER: (names) => `이 주문은 고객센터에서 ${names}를 안내해 드려요.`,
};

/** Asks for the tax invoice of what was paid, and says how far it is. Not printed. */
export function TaxInvoicePart({ orderNumber, statement, onAsked }: TaxInvoicePartProps) {
  const id = useId();
  const [isNews, setIsNews] = useState(false);
  const { taxInvoice, taxInvoiceObstacle } = statement;
  const documents = documentsOf(statement);
  const names = taxDocumentNames(taxInvoice && taxInvoice.documents.length > 0 ? taxInvoice.documents : documents);
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {names}
      </h2>
      {taxInvoice ? (
        <Asked taxInvoice={taxInvoice} names={names} isNews={isNews} />
      ) : taxInvoiceObstacle === null ? (
        <TaxInvoiceForm
          orderNumber={orderNumber}
          documents={documents}
          receiver={statement.receiver}
          onAsked={async () => {
            setIsNews(true);
            await onAsked();
          }}
        />
      ) : (
        <p>{obstacles[taxInvoiceObstacle](names)}</p>
      )}
    </section>
  );
}

/** A mall that does not tell them issues one for all that is left. */
function documentsOf({ taxDocuments, total, refundedTotal }: StatementFactsFragment) {
  return taxDocuments.length > 0
    ? taxDocuments
    : [{ type: 'TAX_INVOICE' as const, amount: total - (refundedTotal ?? 0) }];
}

type ShownTaxInvoice = NonNullable<StatementFactsFragment['taxInvoice']>;

function stateInWords({ isIssued, isCorrectionDue, corrections }: ShownTaxInvoice, names: string): string {
  if (!isIssued) return `${names}를 요청했어요. 발행하면 이메일로 알려 드려요.`;
  if (isCorrectionDue) {
    return `${names}에서 환불한 금액을 빼는 수정 발행을 준비하고 있어요. 발행하면 이메일로 알려 드려요.`;
  }
  return corrections.length > 0 ? '환불한 금액만큼 수정해서 발행했어요.' : `${names}를 발행했어요.`;
}

type Fact = readonly [string, string | null];

/** Amounts, and the numbers of the tax office. One document needs no name at them. */
function documentFacts({ documents, total, approvalNumber }: ShownTaxInvoice): Fact[] {
  const isOne = documents.length < 2;
  const shown = documents.length > 0 ? documents : [{ type: null, amount: total, approvalNumber }];
  return shown.flatMap(({ type, amount, approvalNumber: number }): Fact[] => {
    const name = isOne ? '' : `${taxDocumentNames([{ type }])} `;
    return [
      [`${name}금액`, amount === null ? null : formatWon(amount)],
      [`${name}국세청 승인번호`, number],
    ];
  });
}

interface AskedProps {
  taxInvoice: ShownTaxInvoice;
  names: string;
  isNews: boolean;
}

function Asked({ taxInvoice, names, isNews }: AskedProps) {
  const { companyName, businessNumber, email, requestedAt, issuedAt, corrections } = taxInvoice;
  const place = useRef<HTMLOutputElement>(null);
  // The form with the focus is gone.
  useEffect(() => {
    if (isNews) place.current?.focus({ preventScroll: true });
  }, [isNews]);
  const facts: readonly Fact[] = [
    ['공급받는 자', [companyName, businessNumber].filter(Boolean).join(' ')],
    ...documentFacts(taxInvoice),
    ['받는 이메일', email],
    ['요청한 때', requestedAt && formatFullMoment(requestedAt)],
    ['발행한 때', issuedAt && formatFullMoment(issuedAt)],
    ...corrections.map(
      ({ type, reduction, issuedAt: at, approvalNumber: number }) =>
        [
          taxDocumentNames([{ type }], '수정'),
          [`−${formatWon(reduction)}`, at && formatFullMoment(at), number].filter(Boolean).join(' · '),
        ] as const,
    ),
  ];
  return (
    <>
      <output ref={place} tabIndex={-1}>
        {stateInWords(taxInvoice, names)}
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
