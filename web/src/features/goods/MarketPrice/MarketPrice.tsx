import { formatWon } from '../../../shared/format/money.ts';

interface MarketPriceProps {
  /** Null for visitors, and where there is nothing to compare with. */
  amount: number | null;
  className?: string;
}

/**
 * The price elsewhere, struck through. Only members are told it, and only after the page has woken, so their line is
 * kept free from the beginning: nothing moves when it comes.
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
