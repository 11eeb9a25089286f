const monthlyRate = 0.004_92;

export interface PaidInParts {
  months: number;
  /** Whole won. */
  total: number;
  /** Shown rounded down. */
  monthly: number;
}

/**
 * The cost of paying in installments, by the specification, section 9: 0.492 % a month, compounding, the total rounded
 * down. One month is the price itself, less than one is zero.
 */
export function payInParts(price: number, months: number): PaidInParts {
  if (months < 1) return { months, total: 0, monthly: 0 };
  if (months === 1) return { months, total: price, monthly: price };
  const growth = (1 + monthlyRate) ** months;
  const total = Math.floor(((price * monthlyRate * growth) / (growth - 1)) * months);
  return { months, total, monthly: total / months };
}

/** Longer offers are a mistake of the mall's. The gateway reckons no further either. */
const longest = 60;

/** The months that can be offered, each once, fewest first. */
export function soundMonths(months: readonly (number | null)[] | null | undefined): number[] {
  const sound = (months ?? []).filter(
    (each): each is number => Number.isInteger(each) && Number(each) >= 1 && Number(each) <= longest,
  );
  return [...new Set(sound)].toSorted((one, other) => one - other);
}
