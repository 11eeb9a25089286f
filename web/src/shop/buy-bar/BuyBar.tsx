import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './BuyBar.module.css';

interface Way {
  /** The verb on the button. */
  label: string;
  /** Path of the link. */
  to: string;
}

interface BuyBarProps {
  /** The price, in a few words. */
  summary: ReactNode;
  /** The button, or a link in its place. */
  buy: Way | { label: string; button: ReactNode };
  /** A second button, such as for the cart; not shown if the product cannot be bought. */
  other?: ReactNode;
  /** Why it cannot be bought; null: it can. */
  reason: string | null;
}

/** Price and main button. On phones and tablets it stays above the bottom bar while the page scrolls. */
export function BuyBar({ summary, buy, other, reason }: BuyBarProps) {
  const reasonId = useId();
  return (
    <div className={classes.root} data-buy-bar>
      {reason === null ? null : (
        <p id={reasonId} className={classes.reason}>
          {reason}
        </p>
      )}
      {reason === null ? other : null}
      <div className={classes.bar}>
        <div className={classes.summary}>{summary}</div>
        {reason === null && 'button' in buy ? buy.button : null}
        {reason === null && 'to' in buy ? (
          <Link className={classes.button} to={buy.to} rel="nofollow">
            {buy.label}
          </Link>
        ) : null}
        {reason === null ? null : (
          <button type="button" className={classes.button} disabled aria-describedby={reasonId}>
            {buy.label}
          </button>
        )}
      </div>
    </div>
  );
}
