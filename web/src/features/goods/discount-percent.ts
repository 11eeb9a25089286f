/** The discount on the price elsewhere, in whole percent rounded down; null when there is none. */
export function discountPercent(
  marketPrice: number | null | undefined,
  salePrice: number | null | undefined,
): number | null {
  if (marketPrice == null || salePrice == null || marketPrice <= salePrice) return null;
  const percent = Math.floor((1 - salePrice / marketPrice) * 100);
  return percent > 0 ? percent : null;
}
