import { useState } from 'react';
import type { BulkOrderFactsFragment } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { RowGrid } from './RowGrid.tsx';
import { UnsavedRows } from './UnsavedRows.tsx';
import classes from './Upload.module.css';
import type { RowEdits } from './use-row-edits.ts';

interface RowsProps {
  bulkOrder: BulkOrderFactsFragment;
  edits: RowEdits;
}

/** The rows, or those with mistakes alone. */
export function Rows({ bulkOrder, edits }: RowsProps) {
  const [errorsOnly, setErrorsOnly] = useState(false);
  return (
    <section className={classes.rows} aria-label="주문 목록">
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={errorsOnly}
          onChange={({ currentTarget }) => setErrorsOnly(currentTarget.checked)}
        />
        오류가 있는 줄만 보기 ({formatNumber(bulkOrder.errorCount)})
      </label>
      {bulkOrder.availableActions.includes('EDIT') ? (
        <p className={classes.note}>
          칸을 고르고 Enter를 누르면 고칠 수 있어요. 표에서 복사한 여러 칸은 Ctrl+V로 붙여넣을 수 있어요.
        </p>
      ) : null}
      <RowGrid key={String(errorsOnly)} bulkOrder={bulkOrder} errorsOnly={errorsOnly} edits={edits} />
      <UnsavedRows edits={edits} />
    </section>
  );
}
