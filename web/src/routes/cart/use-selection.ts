import { useState } from 'react';
import type { CartContentsFragment, CartLineFragment } from '../../__generated__/graphql.ts';

export interface Selection {
  isChosen: (line: Pick<CartLineFragment, 'number'>) => boolean;
  choose: (numbers: readonly string[], isWanted: boolean) => void;
  /** The chosen lines that can be ordered. */
  lines: CartLineFragment[];
}

/** The lines that are to be ordered: at first all that can be. */
export function useSelection(cart: CartContentsFragment): Selection {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const isChosen = ({ number }: Pick<CartLineFragment, 'number'>) => !leftOut.has(number);
  const choose = (numbers: readonly string[], isWanted: boolean) =>
    setLeftOut((now) => {
      const next = new Set(now);
      for (const number of numbers)
        if (isWanted) next.delete(number);
        else next.add(number);
      return next;
    });
  return { isChosen, choose, lines: cart.lines.filter((line) => line.isOrderable && isChosen(line)) };
}
