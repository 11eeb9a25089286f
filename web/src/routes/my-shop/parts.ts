/** Whether an address at or below my shop is its start. What else is below it has rows of its own in the table of routes. */
export function isStartOfMyShop({ categoryName, categoryId }: Readonly<Record<string, string | undefined>>): boolean {
  return categoryId === undefined && (categoryName === undefined || categoryName.toLowerCase() === 'main');
}
