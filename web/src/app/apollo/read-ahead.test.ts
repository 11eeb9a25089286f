import { gql, InMemoryCache } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { hasLongList, readAhead } from './read-ahead.ts';

const query = gql`
  query Shelf($page: Int!) {
    mall {
      __typename
      id
      names
      shelf(page: $page) {
        __typename
        totalCount
        products: nodes {
          ...Card
        }
      }
    }
  }
  fragment Card on Goods {
    __typename
    id
    name
  }
`;
const variables = { page: 2 };
const shelfOf = (count: number) => ({
  mall: {
    __typename: 'Mall',
    id: 'm',
    names: ['하나', '둘'],
    shelf: {
      __typename: 'Shelf',
      totalCount: 70,
      products: Array.from({ length: count }, (_, index) => ({
        __typename: 'Goods',
        id: `g${index}`,
        name: `상품 ${index}`,
      })),
    },
  },
});

test('a long list is taken in ten items at a time, of which nobody hears and nothing is left', async () => {
  const cache = new InMemoryCache();
  const heard = vi.fn<() => void>();
  cache.watch({ query, variables, optimistic: true, callback: heard });
  const write = vi.spyOn(cache, 'write');

  await readAhead(cache, { query, variables }, shelfOf(25));

  expect(write.mock.calls.map(([{ result }]) => (result as { products: unknown[] }).products.length)).toEqual([
    10, 10, 5,
  ]);
  expect(heard).not.toHaveBeenCalled();
  expect(cache.readQuery({ query, variables })).toBeNull();
  expect(Object.keys(cache.extract()).filter((id) => !/^(?:Goods:|__META)/u.test(id))).toEqual([]);
});

test('the answer itself finds the items done', async () => {
  const cache = new InMemoryCache();
  const diff = vi.spyOn(cache, 'diff');
  await readAhead(cache, { query, variables }, shelfOf(12));
  const ahead = diff.mock.results.flatMap(({ value }) => (value as { result: { products: object[] } }).result.products);

  cache.writeQuery({ query, variables, data: shelfOf(12) });

  const read = cache.readQuery<ReturnType<typeof shelfOf>>({ query, variables }, true)?.mall.shelf.products ?? [];
  expect(read).toHaveLength(12);
  read.forEach((item, index) => expect(item).toBe(ahead[index]));
});

test.each([
  ['a short list', shelfOf(10), false],
  ['a long one', shelfOf(11), true],
  ['nothing', { mall: null }, false],
])('%s is or is not worth it', (_what, data, isLong) => {
  expect(hasLongList({ query }, data)).toBe(isLong);
});
