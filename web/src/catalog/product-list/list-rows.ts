import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { productsPerPage } from '../../shop/product-card/products-per-page.ts';
import type { LoadMorePage } from './load-more-pages.ts';

/** A cell of the list: its product, or its placeholder. */
export interface Cell {
  key: string;
  /** From 1, over all pages of the list. */
  place: number;
  product?: ProductCardFragment;
}

/** A row of cards; or a failed page, or an inset between two rows, across the whole width. */
export type Row =
  | { kind: 'cards'; cells: Cell[] }
  | { kind: 'failure'; page: number; error: unknown }
  | { kind: 'inset' };

interface Listed {
  page: number;
  through: number;
  /** The products of `page`. */
  first: readonly ProductCardFragment[];
  further: ReadonlyMap<number, LoadMorePage>;
  totalCount: number;
  columns: number;
  /** Products to leave out. */
  leftOut?: ReadonlySet<string>;
  /** The inset comes after this many rows; a list without more rows has no inset. */
  insetAfter?: number | null;
}

/** The rows of the list. A product that the mall names twice appears once, on whichever page. */
export function rowsOf({
  page,
  through,
  first,
  further,
  totalCount,
  columns,
  leftOut,
  insetAfter = null,
}: Listed): Row[] {
  const rows: Row[] = [];
  const seen = new Set(leftOut);
  for (let number = page; number <= through; number += 1) {
    const { products, error } = number === page ? { products: first, error: undefined } : (further.get(number) ?? {});
    if (error !== undefined) rows.push({ kind: 'failure', page: number, error });
    else addCells(rows, products ? cellsOf(number, products, seen) : awaited(number, totalCount), columns);
  }
  if (insetAfter !== null && rows.length > insetAfter) rows.splice(insetAfter, 0, { kind: 'inset' });
  return rows;
}

/** The shape of a list of which nothing is known yet. */
export const awaitedRows: Row[] = [{ kind: 'cards', cells: awaited(1, 10) }];

/** All rows, for a list that renders all of them. */
export function allOf(rows: readonly Row[]): { index: number; room: number }[] {
  return rows.map((_row, index) => ({ index, room: 0 }));
}

/** The number of cards before a row. */
export function cardsBefore(rows: readonly Row[], index: number): number {
  return rows.slice(0, index).reduce((count, row) => count + cardsIn(row), 0);
}

/** The row of a card; both are counted from 0. */
export function rowOfCard(rows: readonly Row[], card: number): number {
  let left = card;
  return Math.max(
    0,
    rows.findIndex((row) => (left -= cardsIn(row)) < 0),
  );
}

function cardsIn(row: Row): number {
  return row.kind === 'cards' ? row.cells.length : 0;
}

/** Something of it is still to come. */
export function isAwaited(row: Row | undefined): boolean {
  return row?.kind === 'cards' && row.cells.some(({ product }) => !product);
}

/** The pages of which something is still to come in these rows. */
export function awaitedPages(rows: readonly (Row | undefined)[]): Set<number> {
  const cells = rows.flatMap((row) => (row?.kind === 'cards' ? row.cells : []));
  return new Set(cells.filter(({ product }) => !product).map(({ place }) => Math.ceil(place / productsPerPage)));
}

export function lastPageOf(totalCount: number): number {
  return Math.ceil(totalCount / productsPerPage);
}

/** The last page as far as is known: the count is of when the first page was read, and the list may be longer by now. */
export function endOf(totalCount: number, further: ReadonlyMap<number, LoadMorePage>): number {
  let last = lastPageOf(totalCount);
  while (further.get(last)?.hasNextPage === true) last += 1;
  return last;
}

function cellsOf(page: number, products: readonly ProductCardFragment[], seen: Set<string>): Cell[] {
  return products.flatMap((product, index) => {
    if (seen.has(product.id)) return [];
    seen.add(product.id);
    return [{ key: product.id, place: placeOf(page, index), product }];
  });
}

function awaited(page: number, totalCount: number): Cell[] {
  const count = Math.max(1, Math.min(productsPerPage, totalCount - placeOf(page, 0) + 1));
  return Array.from({ length: count }, (_, index) => ({
    key: `awaited-${placeOf(page, index)}`,
    place: placeOf(page, index),
  }));
}

function placeOf(page: number, index: number): number {
  return (page - 1) * productsPerPage + index + 1;
}

/** A page goes on in the row where the one before it ended. */
function addCells(rows: Row[], cells: readonly Cell[], columns: number): void {
  for (const cell of cells) {
    const last = rows.at(-1);
    if (last?.kind === 'cards' && last.cells.length < columns) last.cells.push(cell);
    else rows.push({ kind: 'cards', cells: [cell] });
  }
}
