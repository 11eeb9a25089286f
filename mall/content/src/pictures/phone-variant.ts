/** How many lenses the back of a device can show. */
export type RearLenses = 1 | 2 | 3 | 4;

const lensDigits: readonly RearLenses[] = [1, 2, 3, 4];

/** The variant of a phone's or tablet's picture: its last digit is the number of rear lenses, the others are its form. */
export function phoneVariant(form: number, lenses: RearLenses): number {
  return (form % 100) * 10 + lenses;
}

/** Of any variant: the phone of a banner is no product. */
export function rearLensesOf(variant: number): RearLenses {
  return lensDigits[((variant % 10) + 3) % 4] ?? 1;
}

export function phoneFormOf(variant: number): number {
  return Math.floor(variant / 10);
}
