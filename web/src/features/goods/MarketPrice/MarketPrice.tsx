import { formatWon } from '../../../shared/format/money.ts';

interface MarketPriceProps {
  /** Null for visitors, and where there is nothing to compare with. */
  amount: number | null;
  className?: string;
}

/**
 * The price elsewhere, struck through. Only members see it, and only after hydration, so their line is reserved from
 * the start: nothing moves when it comes.
 */
export function MarketPrice({ amount, className = '' }: MarketPriceProps) {
  if (amount === null) {
    return (
      <p className={`${className} for-members`} aria-hidden="true">
        &nbsp;
      </p>
    );
  }
  return (
    <p className={className}>
      <span className="visually-hidden">시중가 </span>
      <del>{formatWon(amount)}</del>
    </p>
  );
}
