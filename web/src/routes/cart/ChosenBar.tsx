import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import type { CartContentsFragment, CartLineFragment } from '../../__generated__/graphql.ts';
import classes from './CartPage.module.css';

interface ChosenBarProps {
  cart: CartContentsFragment;
  /** The lines that are chosen to be ordered. */
  chosen: readonly CartLineFragment[];
  onChoose: (numbers: readonly string[], isWanted: boolean) => void;
  onRemove: (lines: readonly CartLineFragment[]) => void;
}

/** Selects everything that can be ordered, and removes what is selected, or what can no longer be bought. */
export function ChosenBar({ cart, chosen, onChoose, onRemove }: ChosenBarProps) {
  const orderable = cart.lines.filter(({ isOrderable }) => isOrderable);
  const others = cart.lines.filter(({ isOrderable }) => !isOrderable);
  const isAll = orderable.length > 0 && chosen.length === orderable.length;
  return (
    <div className={classes.chosenBar}>
      <Checkbox
        label={`전체 선택 (${chosen.length}/${orderable.length})`}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        disabled={orderable.length === 0}
        onChange={({ currentTarget }) =>
          onChoose(
            orderable.map(({ number }) => number),
            currentTarget.checked,
          )
        }
      />
      <div className={classes.removals}>
        {others.length > 0 ? (
          <Button variant="transparent" size="sm" onClick={() => onRemove(others)}>
            구매 불가 상품 삭제
          </Button>
        ) : null}
        <Button
          variant="transparent"
          size="sm"
          aria-disabled={chosen.length === 0}
          onClick={() => chosen.length > 0 && onRemove(chosen)}
        >
          선택 삭제
        </Button>
      </div>
    </div>
  );
}
