import { expect, test } from 'vitest';
import { refusal } from '../helpers/fake-mall.ts';
import { bearer, buyingGateway } from './buying-gateway.ts';
import { buyingOperations } from './operations.ts';

const buying = buyingGateway();

const placing = buyingOperations.find(({ name }) => name === 'placeOrder');

const place = (coupons: object) =>
  buying.gateway.ask(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
      __typename ... on OrderPlaced { order { number } } ... on FormRefused { fields { path } } } }`,
    { input: { ...placing?.input, choice: { coupons, points: 0, addressNumber: 'DL1' } } },
    bearer,
  );

test('an order that is sent again after its sheet was used is found by its key', async () => {
  buying.mall.on('orders/sheet/OS1', (_call, response) =>
    refusal(response, 409, '1409', '썼어요.', { rsnCd: 'EXPIRED' }),
  );
  buying.mall.on('orders', () => placing?.answer());
  const { data, errors } = await place({ best: true });
  expect(errors).toEqual([]);
  expect(data.placeOrder).toEqual({ __typename: 'OrderPlaced', order: { number: 'OR1' } });
  const [sent] = buying.mall.callsTo('orders');
  expect(sent?.body).toMatchObject({ bestYn: 'Y' });
  expect(sent?.body).not.toHaveProperty('cpnIsuNoList');
});

test.each(['bestYn', 'cpnIsuNoList'])('a mall that refuses %s refuses the coupons', async (field) => {
  buying.mall.on('orders', (_call, response) =>
    refusal(response, 400, '1400', '입력값', [{ field, reason: '안 돼요.' }]),
  );
  const { data } = await place({ best: true });
  const part = field === 'bestYn' ? 'best' : 'numbers';
  expect(data.placeOrder).toEqual({ __typename: 'FormRefused', fields: [{ path: ['choice', 'coupons', part] }] });
});
