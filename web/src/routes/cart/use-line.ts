import { useEffect, useRef, useState } from 'react';
import type { CartLineFragment } from '../../__generated__/graphql.ts';
import { useLastLineUpdate, useLineUpdate, type LineChange } from './use-cart-changes.ts';

interface LineState {
  /** As the shopper wants it, before the mall has followed. */
  quantity: number;
  isBusy: boolean;
  /** Why the mall refused; null: it did not. */
  refusal: string | null;
  change: (change: LineChange) => Promise<void>;
}

/** A line of the cart. It shows a new quantity at once. The last of several quick presses counts, even if the shopper leaves the document. */
export function useLine({ number, quantity }: CartLineFragment): LineState {
  const { submit, note } = useLineUpdate();
  const sendLast = useLastLineUpdate();
  const [wanted, setWanted] = useState<number | null>(null);
  const next = useRef<LineChange | null>(null);
  const isRunning = useRef(false);
  const isPending = wanted !== null;
  useEffect(() => {
    if (!isPending) return;
    const leave = () => {
      if (next.current !== null) sendLast({ number, ...next.current });
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [isPending, number, sendLast]);

  async function change(to: LineChange) {
    next.current = to;
    setWanted(to.quantity);
    if (isRunning.current) return;
    isRunning.current = true;
    while (next.current !== null) {
      const now: LineChange = next.current;
      next.current = null;
      await submit({ number, ...now });
    }
    isRunning.current = false;
    setWanted(null);
  }

  return { quantity: wanted ?? quantity, isBusy: wanted !== null, refusal: wanted === null ? note : null, change };
}
