import { expect, test } from 'vitest';
import { variantId } from '../../src/features/products/variant-id.ts';
import { refusal } from '../helpers/fake-mall.ts';
import { bearer, buyingGateway } from './buying-gateway.ts';
import { buyingOperations } from './operations.ts';

const buying = buyingGateway();

const ofOthers = variantId('M0001', { productNumber: 'GD9', optionNumber: null, colorName: null });

interface Place {
  call: string;
  /** The place of the variant in the input. */
  path: string[];
  ask: (variant: string) => Promise<{ data: unknown; errors: unknown[] }>;
}

const mutation = (name: string, list: string) => (variant: string) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const input = {
    ...buyingOperations.find((operation) => operation.name === name)?.input,
    [list]: [
      { number: 'N1', quantity: 1 },
      { number: 'N2', quantity: 1, variantId: variant },
    ],
  };
  const wanted = `mutation ($input: ${type}!) { told: ${name}(input: $input) { ... on FormRefused { fields { path reason } } } }`;
  return buying.gateway.ask(wanted, { input }, bearer);
};
const preview = (variant: string) =>
  buying.viewer(`order(number: "OR1") { ... on GoodsOrder { told: claimPreview(input: { exchange: { reason: FAULTY, items: [
    { number: "N1", quantity: 1 }, { number: "N2", quantity: 1, variantId: "${variant}" }] } })
    { ... on FormRefused { fields { path reason } } } } }`);

const places: Place[] = [
  { call: 'carts', path: ['lines'], ask: mutation('updateCartLines', 'lines') },
  { call: 'orders/OR1/exchange', path: ['items'], ask: mutation('requestExchange', 'items') },
  { call: 'orders/OR1/exchange', path: ['exchange', 'items'], ask: preview },
];

test.each(places)('$call tells the mall of which goods a variant is, for $path', async ({ call, path, ask }) => {
  const fault = { field: 'itemList[1].gdsGrpNo', reason: '다른 상품이에요.' };
  buying.mall.on(call, (_call, response) => refusal(response, 400, '1400', '입력값', [fault]));
  const { data, errors } = await ask(ofOthers);
  expect(errors).toEqual([]);
  expect(JSON.stringify(data)).toContain(
    JSON.stringify({ told: { fields: [{ path: [...path, '1', 'variantId'], reason: fault.reason }] } }),
  );
  expect(buying.mall.callsTo(call)).toMatchObject([{ body: { itemList: [{}, { gdsGrpNo: 'GD9' }] } }]);
});

test.each(places)('$call is not asked about what is no variant, for $path', async ({ call, path, ask }) => {
  const { errors } = await ask('none');
  const fields = [{ path: [...path, '1', 'variantId'] }];
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', fields } }]);
  expect(buying.mall.callsTo(call)).toEqual([]);
});
