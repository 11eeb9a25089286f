import { useRef, useState } from 'react';
import type { CartLineFragment } from '../../__generated__/graphql.ts';
import { useAddToCart } from '../../shop/cart/use-add-to-cart.ts';
import { useCartChanges } from './use-cart-changes.ts';

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
  const { removeLines } = useCartChanges();
  const { add } = useAddToCart();
  const [out, setOut] = useState<readonly CartLineFragment[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);

  async function remove(lines: readonly CartLineFragment[]) {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure(null);
    setOut(null);
    const refusal = await removeLines(lines.map(({ number }) => number));
    isRunning.current = false;
    setFailure(refusal);
    if (refusal === null) setOut(lines);
    // Its button is gone with the line.
    if (refusal === null) document.getElementById('main')?.focus({ preventScroll: true });
  }

  async function undo(lines: readonly CartLineFragment[]) {
    setOut(null);
    const answer = await add(lines.map(toItem));
    setFailure(answer.refusal);
  }

  return {
    remove: (lines) => void remove(lines),
    notice: out === null ? null : noticeOf(out),
    failure,
    undo: () => out !== null && void undo(out),
    dismiss: () => setOut(null),
  };
}

function toItem({ product, optionNumber, colorName, quantity }: CartLineFragment) {
  return { productNumber: product.number, optionNumber, colorName, quantity };
}

function noticeOf(lines: readonly CartLineFragment[]): string {
  const [first] = lines;
  return lines.length === 1 && first
    ? `${first.product.name} 상품을 장바구니에서 뺐어요.`
    : `상품 ${lines.length}개를 장바구니에서 뺐어요.`;
}
