import { useState } from 'react';
import type { CartContentsFragment } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { UndoNotice } from '../../shared/ui/UndoNotice/UndoNotice.tsx';
import { CartGroup } from './CartGroup.tsx';
import classes from './CartPage.module.css';
import { CartSummary } from './CartSummary.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { groupLines, sumsOf } from './cart-sums.ts';
import { useRemoval } from './use-removal.ts';

/** What is in the cart, and what the chosen lines come to. All that can be ordered is chosen at first. */
export function CartView({ cart }: { cart: CartContentsFragment }) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const removal = useRemoval();
  const isChosen = ({ number }: { number: string }) => !leftOut.has(number);
  const choose = (numbers: readonly string[], isWanted: boolean) =>
    setLeftOut((now) => {
      const next = new Set(now);
      for (const number of numbers)
        if (isWanted) next.delete(number);
        else next.add(number);
      return next;
    });
  const groups = groupLines(cart);
  const sums = sumsOf(cart, isChosen);
  return (
    <div className={classes.view}>
      <header className={classes.head}>
        <h1 className={classes.title}>장바구니</h1>
        <output className={classes.count}>
          총 <strong>{formatNumber(cart.lines.length)}</strong>개
        </output>
      </header>
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={classes.columns}>
          <div className={classes.groups}>
            <ChosenBar cart={cart} chosen={sums.lines} onChoose={choose} onRemove={removal.remove} />
            <p role="alert" className={classes.failure}>
              {removal.failure}
            </p>
            {groups.map((group) => (
              <CartGroup
                key={group.number}
                group={group}
                isChosen={isChosen}
                onChoose={choose}
                onRemove={removal.remove}
              />
            ))}
          </div>
          <CartSummary sums={sums} />
        </div>
      )}
      <UndoNotice text={removal.notice} onUndo={removal.undo} onDismiss={removal.dismiss} />
    </div>
  );
}
