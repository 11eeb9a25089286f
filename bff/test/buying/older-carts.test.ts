import { expect, test } from 'vitest';
import { handled, refusal, type Answer } from '../helpers/fake-mall.ts';
import { bearer, buyingGateway } from './buying-gateway.ts';

const buying = buyingGateway();

const update = async (...lines: object[]) => {
  const question = `mutation ($input: UpdateCartLinesInput!) { updateCartLines(input: $input) {
    __typename ... on CartChanged { cart { lineCount } } ... on FormRefused { code message } } }`;
  const told = await buying.gateway.ask(question, { input: { mallUrl: 'familyshop', lines } }, bearer);
  expect(told.errors).toEqual([]);
  return told.data.updateCartLines;
};

const one = { number: 'CA1', quantity: 2 };
const olderMalls: [string, Answer][] = [
  ['404 without an envelope', (_call, response) => (response.writeHead(404).end('Not Found'), handled)],
  ['405', (_call, response) => (response.writeHead(405).end(), handled)],
  ['404/1404', (_call, response) => refusal(response, 404, '1404', '없는 주소예요.')],
];

test.each(olderMalls)(
  'a mall that cannot change several lines at once (%s) changes one by its own call',
  async (_what, answer) => {
    buying.mall.on('carts', answer);
    buying.mall.on('carts/CA1', () => ({ cartCnt: 3 }));
    expect(await update(one)).toEqual({ __typename: 'CartChanged', cart: { lineCount: 3 } });
    expect(buying.mall.callsTo('carts/CA1')).toMatchObject([{ method: 'PUT', body: { qty: 2 } }]);
  },
);

test.each(olderMalls.slice(0, 2))(
  'and refuses several (%s), of which some might change and others not',
  async (_what, answer) => {
    buying.mall.on('carts', answer);
    const refused = await update(one, { number: 'CA2', quantity: 1 });
    expect(refused).toMatchObject({ __typename: 'FormRefused', code: 'NOT_ALLOWED' });
    expect(buying.mall.callsTo('carts/CA1')).toEqual([]);
  },
);

const gone: Answer = (_call, response) => refusal(response, 404, '1404', '장바구니 상품을 찾을 수 없어요.');

test('a line that is gone is not found, in a mall of either kind', async () => {
  buying.mall.on('carts', gone);
  buying.mall.on('carts/CA1', gone);
  expect(await update(one)).toMatchObject({ code: 'NOT_FOUND', message: '장바구니 상품을 찾을 수 없어요.' });
});
