const key = 'family-mall.joining';

/** The subscription that this tab applies for, through the way to the payment provider: its first card is no new card. */
export function keepJoining(number: string): void {
  try {
    sessionStorage.setItem(key, number);
  } catch {
    // Without it the end is told as that of any card.
  }
}

export function isJoining(number: string): boolean {
  try {
    return sessionStorage.getItem(key) === number;
  } catch {
    return false;
  }
}

export function forgetJoining(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}
