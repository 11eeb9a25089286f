import { expect, test } from 'vitest';
import { someGoods } from '../../../test/support/sample-products.ts';
import { productsPerPage } from '../../shop/product-card/products-per-page.ts';
import { awaitedPages, cardsBefore, endOf, rowOfCard, rowsOf, type Row } from './list-rows.ts';

const goods = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => someGoods({ id: `g${from + index}` }));
const listed = { page: 1, through: 1, first: goods(1, 40), further: new Map(), totalCount: 120, columns: 5 };
const kindOf = (row: Row) =>
  row.kind === 'cards' ? row.cells.length : row.kind === 'failure' ? `failed ${row.page}` : row.kind;
const kinds = (rows: Row[]) => rows.map(kindOf);
const cells = (rows: Row[]) => rows.flatMap((row) => (row.kind === 'cards' ? row.cells : []));

test('a page fills its rows, and every card has its index in the whole list', () => {
  const rows = rowsOf({ ...listed, page: 3, through: 3 });
  expect(kinds(rows)).toEqual(Array.from({ length: 8 }, () => 5));
  expect(
    cells(rows)
      .map(({ place }) => place)
      .slice(0, 3),
  ).toEqual([81, 82, 83]);
});

test('a page that is on its way takes the room that its products will, the last one only what is left', () => {
  const rows = rowsOf({ ...listed, through: 3, further: new Map([[2, { products: goods(41, 40) }]]), totalCount: 95 });
  expect(cells(rows)).toHaveLength(95);
  expect(cells(rows).filter(({ product }) => !product)).toHaveLength(15);
  expect([...awaitedPages(rows)]).toEqual([3]);
  expect([...awaitedPages(rows.slice(0, 12))]).toEqual([]);
});

test('a failed page is one row, and the next page starts below it', () => {
  const rows = rowsOf({
    ...listed,
    through: 3,
    further: new Map([
      [2, { error: 'down' }],
      [3, { products: goods(81, 40) }],
    ]),
  });
  expect(kinds(rows)).toEqual([
    ...Array.from({ length: 8 }, () => 5),
    'failed 2',
    ...Array.from({ length: 8 }, () => 5),
  ]);
});

test('a product that is named twice appears once, wherever it is named again', () => {
  const rows = rowsOf({
    ...listed,
    through: 2,
    first: [...goods(1, 38), ...goods(1, 2)],
    further: new Map([[2, { products: goods(30, 40) }]]),
  });
  const ids = cells(rows).map(({ product }) => product?.id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toHaveLength(69);
  // No row in the middle is left ragged.
  expect(
    kinds(rows)
      .slice(0, -1)
      .every((count) => count === 5),
  ).toBe(true);
});

test.each([0, -5])('where the mall counts %i in all, a page that is on its way still has a place', (totalCount) => {
  expect(cells(rowsOf({ ...listed, through: 2, totalCount })).length).toBe(41);
});

test('what is left out leaves no hole, and no other changes its place', () => {
  const rows = rowsOf({ ...listed, leftOut: new Set(['g2', 'g40']) });
  expect(kinds(rows)).toEqual([5, 5, 5, 5, 5, 5, 5, 3]);
  expect(
    cells(rows)
      .map(({ place }) => place)
      .slice(0, 3),
  ).toEqual([1, 3, 4]);
});

test('an inset comes after the second row, independent of pages, and not if there is no third row', () => {
  const rows = rowsOf({ ...listed, through: 2, further: new Map([[2, { products: goods(41, 40) }]]), insetAfter: 2 });
  expect(kinds(rows)).toEqual([5, 5, 'inset', ...Array.from({ length: 14 }, () => 5)]);
  expect(cells(rows)).toHaveLength(80);
  expect(kinds(rowsOf({ ...listed, first: goods(1, 10), totalCount: 10, insetAfter: 2 }))).toEqual([5, 5]);
});

test('finds the row of a card, also with rows without cards between', () => {
  const rows = rowsOf({
    ...listed,
    through: 3,
    further: new Map([
      [2, { error: 'down' }],
      [3, { products: goods(81, 40) }],
    ]),
    insetAfter: 2,
  });
  expect([0, 9, 10, 39, 40].map((card) => rowOfCard(rows, card))).toEqual([0, 1, 3, 8, 10]);
  expect([0, 1, 2, 3, 9, 10].map((row) => cardsBefore(rows, row))).toEqual([0, 5, 10, 10, 40, 40]);
});

test.each([
  ['as its count says', {}, 2],
  ['longer than it was', { 2: { hasNextPage: true } }, 3],
  ['not longer', { 2: { hasNextPage: false } }, 2],
])('a list ends %s', (_name, further, end) => {
  const pages = new Map(Object.entries(further).map(([page, state]) => [Number(page), state]));
  expect(endOf(productsPerPage + 5, pages)).toBe(end);
});
