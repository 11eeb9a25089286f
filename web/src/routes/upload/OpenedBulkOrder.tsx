import { useReducer } from 'react';
import { Link } from 'react-router-dom';
import type { BulkOrderFactsFragment } from '../../__generated__/graphql.ts';
import type { PaymentStart } from '../../features/payments/use-payment-start.ts';
import { BulkOrderFacts } from './BulkOrderFacts.tsx';
import { ConfirmBulkOrder } from './ConfirmBulkOrder.tsx';
import { DeleteBulkOrder } from './DeleteBulkOrder.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { Rows } from './Rows.tsx';
import { StatementLink } from './StatementLink.tsx';
import classes from './Upload.module.css';
import { useRowEdits } from './use-row-edits.ts';
import { WrongRows } from './WrongRows.tsx';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

interface OpenedBulkOrderProps {
  bulkOrder: BulkOrderFactsFragment;
  /** Whether the last look at it failed. */
  isStale: boolean;
  start: PaymentStart;
  /** The path of all bulk orders. */
  list: string;
}

/** An opened bulk order: its rows, and what can be done next. */
export function OpenedBulkOrder({ bulkOrder, isStale, start, list }: OpenedBulkOrderProps) {
  const { availableActions, fileName, number, orderCount, paidAt, endedAt, status } = bulkOrder;
  // Here and not in the grid: what is typed outlives the choice of rows that are shown.
  const [revision, readRowsAnew] = useReducer((count: number) => count + 1, 0);
  const edits = useRowEdits(number, readRowsAnew);
  return (
    <div className={classes.root}>
      <Link to={list} className={classes.back}>
        업로드 내역으로
      </Link>
      <PageTitle>{fileName}</PageTitle>
      <BulkOrderFacts bulkOrder={bulkOrder} isStale={isStale} />
      <Rows bulkOrder={bulkOrder} edits={edits} revision={`${status} ${revision}`} />
      <WrongRows bulkOrder={bulkOrder} unsavedCount={edits.drafts.size} onReplaced={readRowsAnew} />
      {availableActions.includes('CONFIRM') ? (
        <ConfirmBulkOrder
          bulkOrder={bulkOrder}
          start={start}
          unsavedCount={edits.drafts.size}
          onRowsChanged={readRowsAnew}
        />
      ) : null}
      <div className={classes.ways}>
        <DownloadButton path={`${encodeURIComponent(number)}/result`} fileName={`주문결과_${number}.xlsx`}>
          {orderCount > 0 || endedAt !== null ? '결과 파일 내려받기' : '확인한 파일 내려받기'}
        </DownloadButton>
        {status === 'CHECKED' || orderCount > 0 ? (
          <StatementLink key={status} number={number} isPaid={paidAt !== null} />
        ) : null}
        {availableActions.includes('DELETE') ? <DeleteBulkOrder number={number} /> : null}
      </div>
    </div>
  );
}
