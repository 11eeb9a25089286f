import { columns } from './columns.ts';

/** Pixels, as in RowGrid.module.css. */
export const rowHeight = 60;
const numberWidth = 110;
/** Height of the scrollbar of a wide table. */
const scrollBar = 17;

export const screenRows = 9;
/** Rows above and below the screen that are in the page. */
const spareRows = 4;
/** The row of headings, which stays at the top. */
const headRows = 1;
/** Rows that there is room for at least, so that an almost empty grid says something. */
const fewestRows = 2;

export const gridWidth = numberWidth + widthBefore(columns.length);

export function gridHeight(rowCount: number): number {
  return (Math.max(fewestRows, Math.min(screenRows, rowCount)) + headRows) * rowHeight + scrollBar;
}

/** The rows near the screen. `end` is not included. */
export function rowsNear(scrollTop: number, rowCount: number): { begin: number; end: number } {
  const begin = Math.max(0, Math.floor(scrollTop / rowHeight) - spareRows);
  return { begin, end: Math.min(rowCount, begin + screenRows + 2 * spareRows) };
}

/** Scrolls an element no further than it takes to show a cell. */
export function scrollToCell(element: Element, { index, column }: { index: number; column: number }): void {
  const [above, below] = [index * rowHeight, (index + 1 + headRows) * rowHeight - element.clientHeight];
  if (element.scrollTop > above) element.scrollTop = above;
  else if (element.scrollTop < below) element.scrollTop = below;
  const left = widthBefore(column);
  const right = widthBefore(column + 1) + numberWidth - element.clientWidth;
  if (element.scrollLeft > left) element.scrollLeft = left;
  else if (element.scrollLeft < right) element.scrollLeft = right;
}

function widthBefore(column: number): number {
  return columns.slice(0, column).reduce((sum, { width }) => sum + width, 0);
}
