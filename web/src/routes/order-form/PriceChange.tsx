import { formatWon } from '../../shared/format/money.ts';

/** The total that was shown, and the present one. */
export interface PriceChange {
  before: number;
  now: number;
}

/** Shows both totals, also in words: screen readers do not read a strikethrough. */
export function PriceChangeLine({ before, now }: PriceChange) {
  return (
    <p>
      <span className="visually-hidden">바뀌기 전 </span>
      <s>{formatWon(before)}</s> <span aria-hidden="true">→</span>
      <span className="visually-hidden">, 지금 </span> <strong>{formatWon(now)}</strong>
    </p>
  );
}
