import type { ReactNode } from 'react';
import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { Quantity } from '../../../shared/ui/Quantity/Quantity.tsx';
import classes from './GoodsPurchase.module.css';
import { GoodsTotal } from './GoodsTotal.tsx';
import { stockText } from './stock-text.ts';
import type { ChosenRows } from './use-chosen-rows.ts';
import type { ShownPrice } from './use-goods-price.ts';

interface SingleChoiceProps {
  goods: GoodsPurchaseFragment;
  chosen: ChosenRows;
  shown: ShownPrice;
  canBuy: boolean;
  /** The words that it needs. */
  children: ReactNode;
}

/** Pieces and sum where there is one choice, or nothing can be bought. */
export function SingleChoice({ goods, chosen: { rows, setQuantity }, shown, canBuy, children }: SingleChoiceProps) {
  const row = rows.at(-1);
  return (
    <>
      {children}
      {row && shown.state !== 'none' ? (
        <div className={classes.amount}>
          {canBuy ? (
            <Quantity
              of={goods.name}
              value={row.quantity}
              min={1}
              max={row.most}
              onChange={(pieces) => setQuantity(row, pieces)}
            />
          ) : null}
          <GoodsTotal shown={shown} left={stockText(goods, row.variant)} />
        </div>
      ) : null}
    </>
  );
}
