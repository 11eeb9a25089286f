import type { BulkOrderFactsFragment } from '../../__generated__/graphql.ts';
import { AccountNumber } from '../../features/payments/AccountNumber/AccountNumber.tsx';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import { isUnpaid, stateOf } from './bulk-order-words.ts';
import { hiddenWords, readHidden } from './hidden-cells.ts';
import classes from './Upload.module.css';

interface BulkOrderFactsProps {
  bulkOrder: BulkOrderFactsFragment;
  /** Whether the last look at it failed. */
  isStale: boolean;
}

/** Counts and sums of a bulk order, as the mall sends them. */
export function BulkOrderFacts({ bulkOrder, isStale }: BulkOrderFactsProps) {
  const { rowCount, validCount, errorCount, orderCount, total, payTotal, refundedTotal, status } = bulkOrder;
  const { virtualAccount, paymentStatus, paymentMethod, paidAt, endedAt } = bulkOrder;
  const hasEnded = endedAt !== null;
  const isConfirmed = status === 'PLACING' || status === 'DONE';
  const facts = [
    ['전체', `${formatNumber(rowCount)}줄`],
    ...(isConfirmed
      ? [
          ['주문됨', `${formatNumber(orderCount)}건`],
          ['주문 안 됨', `${formatNumber(hasEnded ? rowCount : errorCount)}줄`],
        ]
      : [
          ['정상', `${formatNumber(validCount)}줄`],
          ['오류', `${formatNumber(errorCount)}줄`],
        ]),
    // Nothing is asked for any more.
    ...(hasEnded ? [] : [[totalName(bulkOrder), formatWon(payTotal ?? total)]]),
    ...(refundedTotal !== null && refundedTotal > 0
      ? [[paymentMethod === 'INVOICE' ? '청구서에서 뺀 금액' : '환불한 금액', formatWon(refundedTotal)]]
      : []),
  ];
  const awaitsDeposit = paymentStatus === 'AWAITING_DEPOSIT';
  return (
    <>
      <output className={classes.state}>{stateOf(bulkOrder)}</output>
      {status === 'PLACING' ? <PlacingProgress done={orderCount} of={validCount} isStale={isStale} /> : null}
      {isUnpaid(bulkOrder) ? (
        <p>
          기한 안에 입금하지 않아 주문을 모두 취소했고, 청구하는 금액은 없어요. 결과 파일을 내려받아 새 파일로 올리면
          다시 주문할 수 있어요.
        </p>
      ) : null}
      <HiddenNote bulkOrder={bulkOrder} />
      <dl className={classes.figures}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {virtualAccount && awaitsDeposit ? (
          <div>
            <dt>입금할 계좌</dt>
            <dd>
              <AccountNumber account={virtualAccount} />
              {virtualAccount.dueAt ? <p>{formatMoment(virtualAccount.dueAt)}까지 입금해 주세요.</p> : null}
            </dd>
          </div>
        ) : null}
        {paidAt && paymentMethod !== 'INVOICE' ? (
          <div>
            <dt>입금 확인</dt>
            <dd>{formatMoment(paidAt)}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}

function totalName({ payTotal, paidAt, paymentMethod }: BulkOrderFactsFragment): string {
  if (payTotal === null) return '정상인 줄의 합계(배송비 포함)';
  return paidAt === null || paymentMethod === 'INVOICE' ? '청구 금액' : '결제한 금액';
}

/** How many rows are orders. Not announced: it changes every two seconds. */
function PlacingProgress({ done, of, isStale }: { done: number; of: number; isStale: boolean }) {
  return (
    <div className={classes.placing}>
      <progress aria-label="주문 진행" value={done} max={of} />
      <p>{`${formatNumber(done)} / ${formatNumber(of)}`}</p>
      <output>{isStale ? '주문은 계속 들어가고 있어요.' : null}</output>
    </div>
  );
}

/** What the file hides, whether it is ordered or not. */
function HiddenNote({ bulkOrder }: { bulkOrder: BulkOrderFactsFragment }) {
  const { hiddenRowCount, hiddenColumns, isHiddenLeftOut } = bulkOrder;
  const hidden = readHidden({ rowCount: hiddenRowCount, columns: hiddenColumns });
  if (!hidden) return null;
  const what = hiddenWords(hidden);
  return (
    <p>{isHiddenLeftOut === true ? `파일에 있던 ${what}: 주문에서 뺐어요.` : `파일에 있던 ${what}: 함께 읽었어요.`}</p>
  );
}
