import { useId, type ReactNode } from 'react';
import classes from './BuyBar.module.css';

interface BuyBarProps {
  /** What it comes to, in a few words. */
  summary: ReactNode;
  /** The verb of the one button. */
  action: string;
  /** A second way, for which a phone has no room. */
  secondAction?: string;
  /** Why the button cannot be pressed. */
  reason: string;
}

/** Price and the one button. On a phone it stays above the bottom bar while the page scrolls. */
export function BuyBar({ summary, action, secondAction, reason }: BuyBarProps) {
  const reasonId = useId();
  return (
    <div className={classes.root} data-buy-bar>
      <p id={reasonId} className={classes.reason}>
        {reason}
      </p>
      <div className={classes.bar}>
        <p className={classes.summary}>{summary}</p>
        {secondAction ? (
          <button type="button" className={classes.second} disabled aria-describedby={reasonId}>
            {secondAction}
          </button>
        ) : null}
        <button type="button" className={classes.button} disabled aria-describedby={reasonId}>
          {action}
        </button>
      </div>
    </div>
  );
}
