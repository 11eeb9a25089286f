import { useState } from 'react';
import type { BulkOrderFactsFragment } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { Mends } from './Mends.tsx';
import { RowGrid } from './RowGrid.tsx';
import { UnsavedRows } from './UnsavedRows.tsx';
import classes from './Upload.module.css';
import { useAllRows } from './use-all-rows.ts';
import { useErrorRows } from './use-error-rows.ts';
import type { RowEdits } from './use-row-edits.ts';

interface RowsProps {
  bulkOrder: BulkOrderFactsFragment;
  edits: RowEdits;
  /** Another one each time that the mall may tell other rows. */
  revision: string;
}

/** The rows, or those with mistakes alone. */
export function Rows({ bulkOrder, edits, revision }: RowsProps) {
  const [errorsOnly, setErrorsOnly] = useState(false);
  const Grid = errorsOnly ? ErrorRows : AllRows;
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
          칸을 고르고 Enter를 누르면 고칠 수 있어요. 끌거나 Shift+방향키로 여러 칸을 골라 Ctrl+C로 복사하고, 엑셀에서
          복사한 칸은 Ctrl+V로 붙여넣어 주세요. Ctrl+Z로 되돌려요.
        </p>
      ) : null}
      {bulkOrder.availableActions.includes('EDIT') ? (
        <Mends number={bulkOrder.number} revision={revision} edits={edits} />
      ) : null}
      <Grid bulkOrder={bulkOrder} edits={edits} revision={revision} />
      <UnsavedRows edits={edits} />
    </section>
  );
}

function AllRows({ bulkOrder, edits, revision }: RowsProps) {
  const source = useAllRows(bulkOrder.number, revision);
  return <RowGrid bulkOrder={bulkOrder} source={source} edits={edits} />;
}

function ErrorRows({ bulkOrder, edits, revision }: RowsProps) {
  const source = useErrorRows(bulkOrder.number, revision);
  return <RowGrid bulkOrder={bulkOrder} source={source} edits={edits} />;
}
