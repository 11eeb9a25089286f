const monthlyRate = 0.004_92;

export interface PaidInParts {
  months: number;
  /** Whole won. */
  total: number;
  /** Shown rounded down. */
  monthly: number;
}

/**
 * What paying a device in parts costs, by the specification, section 9: 0.492 % a month, compounding, the total
 * rounded down. One month is the price itself, less than one is nothing. The gateway states it for goods; a phone's
 * price follows from the shopper's choices, so it is worked out here.
 */
export function payInParts(price: number, months: number): PaidInParts {
  if (months < 1) return { months, total: 0, monthly: 0 };
  if (months === 1) return { months, total: price, monthly: price };
  const growth = (1 + monthlyRate) ** months;
  const total = Math.floor(((price * monthlyRate * growth) / (growth - 1)) * months);
  return { months, total, monthly: total / months };
}
