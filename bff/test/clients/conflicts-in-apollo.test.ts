import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyingOperations } from '../buying/operations.ts';
import { aSummary, anOrder } from '../buying/samples.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';
import { withAdvice } from './advice.ts';

let mall: FakeMall;
let gateway: OpenGateway;
let possibleTypes: Record<string, string[]>;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, { INTROSPECTION: true });
  possibleTypes = (await (await fetch(`${gateway.url}/possible-types.json`)).json()) as Record<string, string[]>;
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const clientWith = (cache: InMemoryCache) =>
  new ApolloClient({
    cache,
    link: new HttpLink({ uri: `${gateway.url}/graphql`, headers: { authorization: `Bearer ${anAccessToken()}` } }),
  });
const message = '다시 확인해 주세요.';
const conflicting = (path: string, data: object) =>
  mall.on(path, (_call, response) => refusal(response, 409, '1409', message, data));

const reasons: Record<string, object> = {
  OutOfStock: { rsnCd: 'STOCK', list: [] },
  PriceChanged: { rsnCd: 'PRICE', payPrc: 1_000, summary: aSummary },
  Expired: { rsnCd: 'EXPIRED' },
  WrongState: { rsnCd: 'STATE', stat: 'CT00102' },
  LimitReached: { rsnCd: 'LIMIT', max: 3 },
  CouponUnusable: { rsnCd: 'COUPON', cpnIsuNo: 'CI1' },
  PointsUnusable: { rsnCd: 'POINT', usblPnt: 0 },
  KeyReused: { rsnCd: 'KEY' },
  InProgress: { rsnCd: 'BUSY' },
};

const placeOrder = gql(
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename ... on UserError { message } } }',
);

test.each(Object.entries(reasons))('Apollo Client reads the message of %s', async (type, data) => {
  conflicting('orders', data);
  const client = clientWith(new InMemoryCache({ possibleTypes }));
  const input = buyingOperations.find(({ name }) => name === 'placeOrder')?.input;
  const answer = await client.mutate<{ placeOrder: object }>({ mutation: placeOrder, variables: { input } });
  expect(answer.data?.placeOrder).toMatchObject({ __typename: type, message });
});

const preview = gql(`query ($input: ClaimPreviewInput!) {
  viewer(mallUrl: "familyshop") { id order(number: "OR1") { id ... on GoodsOrder { claimPreview(input: $input) { __typename ... on UserError { message } } } } }
}`);

test.each([
  [true, message],
  [false, undefined],
])('a normalized cache keeps it with the list of possible types: %s', async (isListed, kept) => {
  mall.on('orders/OR1', () => anOrder());
  conflicting('orders/OR1/cancel', { rsnCd: 'STATE', stat: 'OR00104' });
  const client = clientWith(new InMemoryCache(isListed ? { possibleTypes } : {}));
  const variables = { input: { cancel: { items: [{ number: 'OI1', quantity: 1 }], reason: 'CHANGED_MIND' } } };
  const { result, advice } = await withAdvice(() =>
    client.query<{ viewer: { order: { claimPreview: { message?: string } } } }>({ query: preview, variables }),
  );
  expect(advice.filter((text) => isListed || !text.includes('possibleTypes'))).toEqual([]);
  expect(result.data?.viewer.order.claimPreview.message).toBe(kept);
});

test('the contract is served where the schema may be read, and nowhere else', async () => {
  const schema = await (await fetch(`${gateway.url}/schema.graphql`)).text();
  expect(schema).toContain('interface Conflict implements UserError');
  expect(possibleTypes.UserError).toEqual(expect.arrayContaining(['FormRefused', 'OutOfStock', 'SignInRefused']));
  expect(possibleTypes.CancelOrderResult).toContain('RefundChanged');
  const closed = await openGateway(mall.url, { INTROSPECTION: false });
  for (const path of ['/schema.graphql', '/possible-types.json'])
    expect([path, (await closed.get(path)).text]).not.toEqual([path, expect.stringContaining('UserError')]);
  await closed.close();
});
