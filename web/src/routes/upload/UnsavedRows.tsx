import buttons from '../../shared/ui/button.module.css';
import { formatNumber } from '../../shared/format/money.ts';
import classes from './Upload.module.css';
import type { RowEdits } from './use-row-edits.ts';

/** How many typed rows are on their way to the mall, and those that did not arrive: what is not stored is not ordered. */
export function UnsavedRows({ edits: { drafts, saveFailed } }: { edits: RowEdits }) {
  const failed = [...drafts.values()].filter(({ failure }) => failure !== null).length;
  const left = drafts.size - failed;
  return (
    <>
      <output className={classes.note}>{left > 0 ? `${formatNumber(left)}줄을 저장하고 있어요` : null}</output>
      <div role="alert" className={classes.ways}>
        {failed > 0 ? (
          <>
            <span className={classes.problem}>
              {formatNumber(failed)}줄을 저장하지 못했어요. 고친 내용은 이 화면에만 있어요.
            </span>
            <button type="button" className={buttons.secondary} onClick={saveFailed}>
              모두 다시 저장
            </button>
          </>
        ) : null}
      </div>
    </>
  );
}
