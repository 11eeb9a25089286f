import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { CloseIcon } from '../../../shared/ui/icons/icons.tsx';
import { Quantity } from '../../../shared/ui/Quantity/Quantity.tsx';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import type { ReactNode } from 'react';
import classes from './ChosenRows.module.css';
import type { ChosenRow } from './chosen-rows.ts';
import { GoodsTotal } from './GoodsTotal.tsx';
import { rowName } from './row-name.ts';
import { stockText } from './stock-text.ts';
import type { ChosenRows as Chosen } from './use-chosen-rows.ts';
import type { ShownPrice } from './use-goods-price.ts';

interface ChosenRowsProps {
  goods: GoodsPurchaseFragment;
  chosen: Chosen;
  shown: ShownPrice;
  /** What is to be chosen before there is a row. */
  ask: string;
  /** The button for another row has left the radio buttons open. */
  onNext: () => void;
  renderWords: (row: ChosenRow) => ReactNode;
}

/** What is bought together: a row for each choice, with its pieces, its price and a button that removes it. */
export function ChosenRows({ goods, chosen, shown, ask, onNext, renderWords }: ChosenRowsProps) {
  const { rows, told, heading, next, remove, setQuantity } = chosen;
  const lineTotals = shown.price?.lineTotals ?? [];
  const hasTotals = lineTotals.length === rows.length;
  return (
    <section aria-label="선택한 옵션">
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className={classes.heading}>
          선택한 옵션{rows.length > 1 ? ` ${rows.length}종` : null}
        </h2>
        <output className={told.isPlain ? classes.told : 'visually-hidden'}>{told.text}</output>
        {rows.at(-1)?.isCurrent ? (
          <button
            type="button"
            className={classes.next}
            onClick={() => {
              next();
              onNext();
            }}
          >
            다른 옵션 추가
          </button>
        ) : null}
      </div>
      {rows.length === 0 ? <p className={classes.empty}>{ask}</p> : null}
      <ul className={classes.rows}>
        {rows.map((row, index) => (
          <Row
            key={row.variant.id}
            row={row}
            left={stockText(goods, row.variant)}
            total={hasTotals ? lineTotals[index] : undefined}
            isPending={shown.state === 'pending' || undefined}
            onQuantity={(quantity) => setQuantity(row, quantity)}
            onRemove={() => remove(row)}
          >
            {renderWords(row)}
          </Row>
        ))}
      </ul>
      <div className={classes.total}>
        {rows.length > 0 && shown.state !== 'none' ? <GoodsTotal shown={shown} left={null} /> : null}
      </div>
    </section>
  );
}

interface RowProps {
  row: ChosenRow;
  /** How much there is of it; null: enough. */
  left: string | null;
  /** Price of its pieces, where the mall tells it. */
  total: number | undefined;
  isPending: true | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** The words that it needs. */
  children: ReactNode;
}

function Row({ row, left, total, isPending, onQuantity, onRemove, children }: RowProps) {
  const name = rowName(row);
  return (
    <li className={classes.row}>
      <p className={classes.name}>
        {name} {left === null ? null : <small className={classes.left}>{left}</small>}
      </p>
      <button type="button" className={classes.remove} aria-label={`${name} 빼기`} onClick={onRemove}>
        <CloseIcon size={18} />
      </button>
      {children ? <div className={classes.words}>{children}</div> : null}
      <Quantity of={name} value={row.quantity} min={1} max={row.most} onChange={onQuantity} />
      <p className={classes.price} data-pending={isPending}>
        {total === undefined ? null : <Won amount={total} />}
      </p>
    </li>
  );
}
