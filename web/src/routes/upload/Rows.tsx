import { useState } from 'react';
import type { BulkOrderFactsFragment } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Mends } from './Mends.tsx';
import { RowGrid } from './RowGrid.tsx';
import { RowSearch } from './RowSearch.tsx';
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

/** The rows, those with mistakes alone, or those of a receiver or an own order number. */
export function Rows({ bulkOrder, edits, revision }: RowsProps) {
  const [errorsOnly, setErrorsOnly] = useState(false);
  const [keyword, setKeyword] = useState('');
  const canEdit = bulkOrder.availableActions.includes('EDIT');
  const common = { bulkOrder, edits, revision };
  return (
    <section className={classes.rows} aria-label="주문 목록">
      <div className={classes.finders}>
        <RowSearch keyword={keyword} onSearch={setKeyword} />
        {bulkOrder.errorCount > 0 || errorsOnly ? (
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={errorsOnly}
              onChange={({ currentTarget }) => {
                setErrorsOnly(currentTarget.checked);
                setKeyword('');
              }}
            />
            오류가 있는 줄만 보기 ({formatNumber(bulkOrder.errorCount)})
          </label>
        ) : null}
      </div>
      {canEdit ? (
        <>
          <p className={classes.note}>
            칸을 선택하고 Enter를 누르면 고칠 수 있어요. 끌거나 Shift+방향키로 여러 칸을 선택해 Ctrl+C로 복사하고,
            엑셀에서 복사한 칸은 Ctrl+V로 붙여넣어 주세요. Ctrl+Z로 되돌려요.
          </p>
          <Mends number={bulkOrder.number} revision={revision} edits={edits} />
        </>
      ) : null}
      {errorsOnly && keyword === '' ? (
        <ErrorRows {...common} />
      ) : (
        <AllRows key={keyword} {...common} keyword={keyword} />
      )}
      <UnsavedRows edits={edits} />
    </section>
  );
}

function AllRows({ bulkOrder, edits, revision, keyword }: RowsProps & { keyword: string }) {
  const source = useAllRows(bulkOrder.number, revision, keyword);
  const isFound = keyword === '' || source.isLoading || source.failure !== null || source.entries.length > 0;
  return (
    <>
      <output className={classes.note}>
        {keyword === '' || source.isLoading || !isFound ? null : `${formatNumber(source.entries.length)}줄을 찾았어요.`}
      </output>
      {isFound ? (
        <RowGrid bulkOrder={bulkOrder} source={source} edits={edits} />
      ) : (
        <EmptyState
          headingLevel="h2"
          title="찾는 줄이 없어요"
          text="받는분은 마지막으로 바뀐 지 30일이 지나면 지워져요. 고객주문번호로 찾아 주세요."
        />
      )}
    </>
  );
}

function ErrorRows({ bulkOrder, edits, revision }: RowsProps) {
  const source = useErrorRows(bulkOrder.number, revision);
  return <RowGrid bulkOrder={bulkOrder} source={source} edits={edits} />;
}
