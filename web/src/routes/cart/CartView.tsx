import { useRef } from 'react';
import type { CartContentsFragment } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { focusInvalid } from '../../shared/form/focus-invalid.ts';
import { quantityField } from '../../shared/ui/Quantity/Quantity.tsx';
import { UndoNotice } from '../../shared/ui/UndoNotice/UndoNotice.tsx';
import { CartGroup } from './CartGroup.tsx';
import classes from './CartPage.module.css';
import { CartSummary } from './CartSummary.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { groupLines } from './cart-groups.ts';
import { useRemoval } from './use-removal.ts';
import { useSelection } from './use-selection.ts';
import { useSelectionPrice } from './use-selection-price.ts';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** The cart, with the price of the selected lines. */
export function CartView({ cart }: { cart: CartContentsFragment }) {
  const { isChosen, choose, lines } = useSelection(cart);
  const price = useSelectionPrice(cart, lines);
  const removal = useRemoval();
  const groups = groupLines(cart);
  const columns = useRef<HTMLDivElement>(null);
  return (
    <div className={classes.view}>
      <header className={classes.head}>
        <PageTitle>장바구니</PageTitle>
        <output className={classes.count}>
          총 <strong>{formatNumber(cart.lines.length)}</strong>개
        </output>
      </header>
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div ref={columns} className={classes.columns}>
          <div className={classes.groups}>
            <ChosenBar cart={cart} chosen={lines} onChoose={choose} onRemove={removal.remove} />
            <p role="alert" className={classes.failure}>
              {removal.failure}
            </p>
            {groups.map((group) => (
              <CartGroup
                key={group.number}
                group={group}
                price={price}
                isChosen={isChosen}
                onChoose={choose}
                onRemove={removal.remove}
              />
            ))}
          </div>
          <CartSummary lines={lines} price={price} isRefused={() => focusInvalid(columns.current, quantityField)} />
        </div>
      )}
      <UndoNotice text={removal.notice} onUndo={removal.undo} onDismiss={removal.dismiss} />
    </div>
  );
}
