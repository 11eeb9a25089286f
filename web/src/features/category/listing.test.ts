import { expect, test } from 'vitest';
import { changeListing, isNarrowed, readListing, writeListing } from './listing.ts';

const category = new URLSearchParams({ ctgNo: '6001' });
const read = (query: string) => readListing(new URLSearchParams(query));

test('every setting of a list survives in its address', () => {
  const listing = {
    page: 3,
    through: 5,
    order: 'PRICE_ASCENDING',
    filter: { maker: 'HANBIT', minPrice: 30_000, maxPrice: 99_999, color: '#1b2a4a', inStockOnly: true },
  } as const;
  const address = writeListing(category, listing);
  expect(address).toBe('?ctgNo=6001&sort=low&maker=HANBIT&price=30000-99999&color=1b2a4a&stock=Y&page=3&through=5');
  expect(read(address)).toEqual(listing);
});

test('the first page in the recommended order needs only the category', () => {
  expect(writeListing(category, read('ctgNo=6001'))).toBe('?ctgNo=6001');
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=99999999',
  'through=0',
  'through=-4',
  'through=501',
  'price=5-3',
  'sort=toString',
  'price=a-b',
  'price=-',
  'color=red',
  'stock=N',
  'maker=',
  'maker=%20',
  'maker=A%00',
  'maker=A%0AB',
  `maker=${'X'.repeat(41)}`,
  'color=%00',
  'sort=xyz',
  'page=1e9',
  'price=1234567890-',
  'maker=&maker=HANBIT',
  'page=&page=2',
])('nonsense in an address is left out: %s', (query) => {
  const listing = read(query);
  expect(listing).toEqual({ page: 1, through: 1, order: 'RECOMMENDED', filter: {} });
  expect(isNarrowed(listing)).toBe(false);
});

test.each(['<b>X</b>', '한빛', 'X'.repeat(40), '🐟'.repeat(40), 'A&B=C'])(
  'any maker code is passed on: %s',
  (maker) => {
    expect(read(writeListing(category, { ...read(''), filter: { maker } })).filter).toEqual({ maker });
  },
);

test('of a parameter that is in an address twice the first counts', () => {
  expect(read('page=2&page=3&sort=new&sort=low&maker=A&maker=B&color=111111&color=222222')).toEqual({
    page: 2,
    through: 2,
    order: 'NEWEST',
    filter: { maker: 'A', color: '#111111' },
  });
});

test('a price range may be open at either end', () => {
  expect(read('price=100000-').filter).toEqual({ minPrice: 100_000 });
  expect(read('price=-29999').filter).toEqual({ maxPrice: 29_999 });
});

test('a new filter starts again at the first page', () => {
  expect(changeListing(read('page=4&through=9&sort=new'), { filter: { inStockOnly: true } })).toEqual({
    page: 1,
    through: 1,
    order: 'NEWEST',
    filter: { inStockOnly: true },
  });
});
