import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { from } from 'rxjs';
import { expect, test } from 'vitest';
import { createCache } from '../../app/apollo/cache.ts';
import { setFavorite } from './set-favorite.ts';

const goods = { __typename: 'Goods', id: 'goods-1', number: 'GD1' } as const;
const favorite = gql`
  fragment FavoriteOfProduct on Goods {
    isFavorite
  }
`;

/** A client of a mall that responds only when the test lets it, and the mutations so far. */
function slowMall() {
  const told: boolean[] = [];
  const waiting: ((result: object) => void)[] = [];
  const link = new ApolloLink(({ variables }) => {
    told.push(variables.input.isFavorite);
    const answer = new Promise<object>((resolve) => {
      waiting.push(resolve);
    });
    return from(answer.then((setFavorite) => ({ data: { __typename: 'Mutation', setFavorite } })));
  });
  const client = new ApolloClient({ link, cache: createCache() });
  const know = (isFavorite: boolean) =>
    client.cache.writeFragment({ id: 'Goods:goods-1', fragment: favorite, data: { __typename: 'Goods', isFavorite } });
  know(false);
  const shown = () =>
    client.cache.readFragment<{ isFavorite: boolean }>({ id: 'Goods:goods-1', fragment: favorite, optimistic: true })
      ?.isFavorite;
  const answer = (result: object) => waiting.shift()?.(result);
  return {
    client,
    told,
    know,
    shown,
    refuse: (message: string) => answer({ __typename: 'FormRefused', message }),
    follow: (isFavorite: boolean) =>
      answer({ __typename: 'SetFavoriteSuccess', productId: goods.id, productNumber: goods.number, isFavorite }),
  };
}

test('what was taken back before the mall refused it needs no notice', async () => {
  const mall = slowMall();
  const first = setFavorite(mall.client, 'familyshop', goods, true);
  const second = setFavorite(mall.client, 'familyshop', goods, false);
  mall.refuse('판매가 끝난 상품이에요.');
  expect(await Promise.all([first, second])).toEqual([null, null]);
  expect([mall.told, mall.shown()]).toEqual([[true], false]);
});

test('of many taps in a row the mall gets the first and, if it differs, the last', async () => {
  const mall = slowMall();
  const outcomes = [true, false, true, false].map((wanted) => setFavorite(mall.client, 'familyshop', goods, wanted));
  mall.follow(true);
  await expect.poll(() => mall.told).toEqual([true, false]);
  expect(mall.shown()).toBe(false);
  mall.follow(false);
  expect(await Promise.all(outcomes)).toEqual([null, null, null, null]);
  expect([mall.told, mall.shown()]).toEqual([[true, false], false]);
});

test('a list that arrives meanwhile does not undo what the shopper just did', async () => {
  const mall = slowMall();
  const outcome = setFavorite(mall.client, 'familyshop', goods, true);
  mall.know(false);
  expect(mall.shown()).toBe(true);
  mall.follow(true);
  await outcome;
  expect(mall.shown()).toBe(true);
});

test('favorites of different products do not wait for each other', () => {
  const mall = slowMall();
  void setFavorite(mall.client, 'familyshop', goods, true);
  void setFavorite(mall.client, 'familyshop', { ...goods, id: 'goods-2', number: 'GD2' }, true);
  expect(mall.told).toEqual([true, true]);
});

test('what one member began is not done in the name of the next', async () => {
  const mall = slowMall();
  const outcome = setFavorite(mall.client, 'familyshop', goods, true);
  void setFavorite(mall.client, 'familyshop', goods, false);
  await mall.client.resetStore();
  mall.know(false);
  mall.follow(true);
  expect(await outcome).toBeNull();
  expect([mall.told, mall.shown()]).toEqual([[true], false]);
});
