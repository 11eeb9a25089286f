import { useState } from 'react';
import type { CartLineFragment } from '../../__generated__/graphql.ts';
import { useAddToCart } from '../../shop/cart/use-add-to-cart.ts';
import { useLineRemoval } from './use-cart-changes.ts';

interface Removal {
  remove: (lines: readonly CartLineFragment[]) => void;
  /** A sentence about what was removed last; null: nothing. */
  notice: string | null;
  /** Why the mall did not follow. */
  failure: string | null;
  undo: () => void;
  dismiss: () => void;
}

/** Removes lines from the cart at once, and restores them while the notice is shown. */
export function useRemoval(): Removal {
  const [out, setOut] = useState<readonly CartLineFragment[] | null>(null);
  const addition = useAddToCart();
  const removal = useLineRemoval((lines) => {
    setOut(lines);
    // Its button is gone with the line.
    document.getElementById('main')?.focus({ preventScroll: true });
  });

  return {
    remove(lines) {
      setOut(null);
      addition.tell(null);
      void removal.submit(lines);
    },
    notice: out === null ? null : noticeOf(out),
    failure: removal.note ?? addition.note,
    undo() {
      setOut(null);
      if (out !== null) void addition.submit(out.map(toItem));
    },
    dismiss: () => setOut(null),
  };
}

function toItem({ variantId, quantity }: CartLineFragment) {
  return { variantId, quantity };
}

function noticeOf(lines: readonly CartLineFragment[]): string {
  const [first] = lines;
  return lines.length === 1 && first
    ? `${first.product.name} 상품을 장바구니에서 뺐어요.`
    : `상품 ${lines.length}개를 장바구니에서 뺐어요.`;
}
