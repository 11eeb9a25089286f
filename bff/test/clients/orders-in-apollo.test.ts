import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyingOperations, paymentReturn, type BuyingOperation } from '../buying/operations.ts';
import { aClaim, anOrder, anOrderHead, aPayment } from '../buying/samples.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;
let possibleTypes: Record<string, string[]>;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url);
  possibleTypes = (await (await fetch(`${gateway.url}/possible-types.json`)).json()) as Record<string, string[]>;
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const shown = 'id number phase payTotal refundedTotal remainingTotal availableActions ... on GoodsOrder { status }';
const list = gql(`{ viewer(mallUrl: "familyshop") { id orders { totalCount nodes { ${shown} } } } }`);
const detail = gql(
  `{ viewer(mallUrl: "familyshop") { id order(number: "OR1") { ${shown} ... on GoodsOrder { claims { id status } } } } }`,
);
const changed = `${shown} ... on GoodsOrder { claims { id status } }`;

/** What each mutation selects of what it changed. */
const selections: Record<string, string> = {
  placeOrder: `... on OrderPlaced { order { ${changed} } }`,
  retryPayment: `... on OrderPlaced { order { ${changed} } }`,
  cancelOrder: `... on ClaimMade { claim { id status order { ${shown} claims { id status } } } }`,
  requestReturn: `... on ClaimMade { claim { id status order { ${shown} claims { id status } } } }`,
  requestExchange: `... on ClaimMade { claim { id status order { ${shown} claims { id status } } } }`,
  withdrawClaim: `... on GoodsOrder { ${shown} claims { id status } }`,
  confirmPurchase: `... on GoodsOrder { ${shown} claims { id status } }`,
  changeOrderAddress: `... on GoodsOrder { ${shown} claims { id status } }`,
  sendOrderTickets: `... on GoodsOrder { ${shown} claims { id status } }`,
  giveRefundAccount: `... on GoodsOrder { ${shown} claims { id status } }`,
  returnFromPayment: `... on Payment { id status order { ${changed} } }`,
};

const operations = [...buyingOperations, paymentReturn].filter(({ name }) => name in selections);
const after = {
  ordStat: 'OR00202',
  rfndPrc: 42_900,
  rmnPrc: 0,
  psblList: [],
  clmList: [{ ...aClaim, clmStat: 'CL00104' }],
};

/** The response of an operation, with the order as it is afterwards. */
function answerOf({ name, answer }: BuyingOperation): object {
  const order = anOrder(after);
  if (name === 'returnFromPayment') return { ...aPayment, payStat: 'PAID' };
  return { ...(answer() as object), clmStat: 'CL00104', order };
}

test('every mutation of orders and payments is tried', () => {
  expect(new Set(operations.map(({ name }) => name))).toEqual(new Set(Object.keys(selections)));
});

test.each(operations)('after $name list and detail agree in the cache without another query', async (operation) => {
  mall.on('orders/OR1', () => anOrder());
  mall.on('orders', ({ method }) => (method === 'GET' ? { list: [anOrderHead], totalCnt: 1 } : answerOf(operation)));
  const client = new ApolloClient({
    cache: new InMemoryCache({ possibleTypes }),
    link: new HttpLink({ uri: `${gateway.url}/graphql`, headers: { authorization: `Bearer ${anAccessToken()}` } }),
  });
  await client.query({ query: list });
  await client.query({ query: detail });
  const path = operation.call.split(' ')[1] ?? '';
  if (path !== 'orders') mall.on(path, () => answerOf(operation));
  mall.on('orders/OR1', () => anOrder(after));
  const type = `${operation.name[0]?.toUpperCase()}${operation.name.slice(1)}Input`;
  const mutation = gql(
    `mutation ($input: ${type}!) { ${operation.name}(input: $input) { __typename ${selections[operation.name]} } }`,
  );
  await client.mutate({ mutation, variables: { input: operation.input } });
  const expected = { phase: 'CANCELLED_OR_RETURNED', status: 'CANCELLED', refundedTotal: 42_900, remainingTotal: 0 };
  const calls = mall.calls.length;
  const listed = await client.query<{ viewer: { orders: { nodes: object[] } } }>({ query: list });
  expect(listed.data?.viewer.orders.nodes).toMatchObject([{ ...expected, availableActions: [] }]);
  const alone = await client.query<{ viewer: { order: object } }>({ query: detail });
  expect(alone.data?.viewer.order).toMatchObject({ ...expected, claims: [{ status: 'DONE' }] });
  expect(mall.calls).toHaveLength(calls);
});
