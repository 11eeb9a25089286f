import { expect, test } from 'vitest';
import { cornerPath, isBeyondCorners, listedCorner, orders } from './exhibition-request.ts';

const read = (query: string) => listedCorner({ params: {}, searchParams: new URLSearchParams(query) });
const options = (option1?: string, option2?: string, option3?: string) =>
  listedCorner({ params: { option1, option2, option3 }, searchParams: new URLSearchParams() });

test('options are the corner, the order and the page; what makes no sense is the usual', () => {
  expect(options('EC1', 'low', '3')).toEqual({ corner: 'EC1', orderBy: 'PRICE_ASCENDING', page: 3 });
  expect(options('all', 'new', '3')).toEqual({ corner: null, orderBy: 'NEWEST', page: 1 });
  expect(options('<b>', 'x', '0')).toEqual({ corner: null, orderBy: null, page: 1 });
  expect(options('EC1', 'x', '501')).toEqual({ corner: 'EC1', orderBy: null, page: 1 });
});

test('each address that is written is read as the same corner, order and page', () => {
  for (const { orderBy } of orders)
    for (const page of [1, 2]) {
      const listed = { corner: 'EC1', orderBy, page };
      expect(read(cornerPath('', 'SALE', listed).slice(1))).toEqual(listed);
      expect(options(...cornerPath('', 'OTHER', listed).split('/').slice(1))).toEqual(listed);
    }
  expect(cornerPath('/base', 'OTHER', { corner: 'EC1', orderBy: null, page: 1 })).toBe('/base/EC1');
  expect(cornerPath('/base', 'SALE', { corner: null, orderBy: null, page: 1 })).toBe('/base');
});

test('what failed does not say that a page is not there', () => {
  const listed = { corner: 'EC1', orderBy: null, page: 2 };
  const empty = { products: { nodes: [] } };
  expect(isBeyondCorners([empty], listed)).toBe(true);
  expect(isBeyondCorners([], listed)).toBe(true);
  expect(isBeyondCorners([{ products: null }], listed)).toBe(false);
  expect(isBeyondCorners(null, listed)).toBe(false);
  expect(isBeyondCorners([empty], { ...listed, page: 1 })).toBe(false);
});
