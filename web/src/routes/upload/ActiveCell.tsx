import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatWon } from '../../shared/format/money.ts';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog/ConfirmDialog.tsx';
import buttons from '../../shared/ui/button.module.css';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { errorAt, type Column, type Row } from './columns.ts';
import classes from './RowGrid.module.css';
import type { RowEdits } from './use-row-edits.ts';
import { useRowFacts } from './use-row-facts.ts';

interface ActiveCellProps {
  /** Of the row in the cache. */
  id: string;
  column: Column | undefined;
  edits: RowEdits;
  canEdit: boolean;
  /** Null: nothing is wrong in the whole file. */
  onNextError: (() => void) | null;
  /** Called once the mall has deleted the row. */
  onRemoved: (rowNumber: number) => void;
}

/** Errors and suggested repair of the active cell, and actions on its row. */
export function ActiveCell({ id, column, edits, canEdit, onNextError, onRemoved }: ActiveCellProps) {
  const { drafts, save, remove } = edits;
  const row = useRowFacts(id);
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!row) return null;
  const error = column ? errorAt(row, column) : null;
  const failure = drafts.get(row.number)?.failure ?? null;
  const suggestion = error?.suggestion ?? null;
  const name = `${row.number}번 줄 ${column?.title ?? ''}`;
  return (
    <section className={classes.active} aria-label="선택한 칸">
      <p>
        <strong>{name}</strong>{' '}
        <output className={classes.problem}>{failure ? `저장하지 못했어요. ${failure}` : error?.message}</output>
      </p>
      <RowFacts row={row} />
      <div className={classes.ways}>
        {onNextError ? (
          <button type="button" className={buttons.secondary} onClick={onNextError}>
            다음 오류로 가기
          </button>
        ) : null}
        {canEdit ? (
          <>
            {failure ? (
              <button type="button" className={buttons.secondary} onClick={() => save({ row, changes: {} })}>
                다시 저장
              </button>
            ) : null}
            {suggestion !== null && column ? (
              <button
                type="button"
                className={buttons.secondary}
                onClick={() => save({ row, changes: { [column.name]: suggestion } })}
              >
                ‘{suggestion}’ 고치기
              </button>
            ) : null}
            <button type="button" className={buttons.secondary} onClick={() => setIsAsking(true)}>
              {row.number}번 줄 삭제
            </button>
          </>
        ) : null}
      </div>
      <p role="alert" className={classes.problem}>
        {refusal}
      </p>
      {isAsking ? (
        <ConfirmDialog
          title={`${row.number}번 줄을 삭제할까요?`}
          text="삭제한 줄은 주문하지 않고, 다시 되돌릴 수 없어요."
          action="삭제하기"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            void remove(row).then((failure) => (failure === null ? onRemoved(row.number) : setRefusal(failure)));
          }}
        />
      ) : null}
    </section>
  );
}

/** What the row orders, and where its order is. */
function RowFacts({ row: { productName, unitPrice, orderNumber, parcels } }: { row: Row }) {
  const mall = useMall();
  const device = useDevice();
  if (productName === null && orderNumber === null) return null;
  const price = unitPrice === null ? '' : ` · 1개 ${formatWon(unitPrice)}`;
  return (
    <p className={classes.facts}>
      {productName === null ? null : <span>{`${productName}${price}`}</span>}
      {orderNumber === null ? null : (
        <Link className={classes.order} to={pathTo('order-detail', mall, device, { orderNumber })}>
          주문 {orderNumber}
        </Link>
      )}
      {(parcels ?? []).map(({ carrier, number }) => (
        <span key={number}>{`${carrier} 운송장번호 ${number}`}</span>
      ))}
    </p>
  );
}
