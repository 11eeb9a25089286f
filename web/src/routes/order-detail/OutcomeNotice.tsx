import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { OrderDetailsFragment } from '../../__generated__/graphql.ts';
import classes from '../../features/orders/OrderParts/OrderParts.module.css';
import { outcomeText, readOutcome } from '../../features/orders/outcome.ts';

/** How the step ended that the shopper has just come from. */
export function OutcomeNotice({ order }: { order: OrderDetailsFragment }) {
  const { state } = useLocation();
  const text = outcomeText(readOutcome(state), order);
  const notice = useRef<HTMLOutputElement>(null);
  // It is why the shopper is here, and the form with the focus is gone.
  useEffect(() => {
    if (text !== null) notice.current?.focus({ preventScroll: true });
  }, [text]);
  if (text === null) return null;
  return (
    <output ref={notice} tabIndex={-1} className={classes.outcome}>
      {text}
    </output>
  );
}
