/** What is below my shop and has no row of its own in the table of routes: its start, and what is still to come. */
const parts = ['main'].map((word) => word.toLowerCase());

/** Whether an address below my shop names a part of it. */
export function isPartOfMyShop({ categoryName }: Readonly<Record<string, string | undefined>>): boolean {
  return categoryName === undefined || parts.includes(categoryName.toLowerCase());
}

/** Whether an address at or below my shop is its start. */
export function isStartOfMyShop({ categoryName }: Readonly<Record<string, string | undefined>>): boolean {
  return categoryName === undefined || categoryName.toLowerCase() === 'main';
}
