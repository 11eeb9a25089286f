import { useEffect, useRef } from 'react';
import { outcomeText, readOutcome } from '../../features/orders/outcome.ts';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { useBroughtState } from '../../shared/use-brought-state.ts';
import { Outcome } from '../../features/orders/OrderParts/Outcome.tsx';

/** How the step ended that the shopper has just come from. */
export function OutcomeNotice({ order }: { order: WholeOrder }) {
  const text = outcomeText(readOutcome(useBroughtState()), order);
  const notice = useRef<HTMLOutputElement>(null);
  // It is why the shopper is here, and the form with the focus is gone.
  useEffect(() => {
    if (text !== null) notice.current?.focus({ preventScroll: true });
  }, [text]);
  if (text === null) return null;
  return <Outcome ref={notice} text={text} />;
}
