import { expect, test } from 'vitest';
import { bearer, buyingGateway } from './buying-gateway.ts';
import { buyingOperations } from './operations.ts';
import { aSheet } from './samples.ts';

const buying = buyingGateway();

const ordering = buyingOperations.filter(({ input }) => 'agreementId' in input);

test('what is ordered takes the fingerprint of what was shown', () => {
  expect(ordering.map(({ name }) => name).toSorted()).toEqual([
    'confirmBulkOrder',
    'placeOrder',
    'placePhoneOrder',
    'startSubscription',
  ]);
});

test.each(ordering)(
  '$name without a fingerprint sends none: a mall may not know it',
  async ({ name, input, call, answer }) => {
    const path = call.split(' ')[1] ?? '';
    buying.mall.on(path, answer);
    const { agreementId: _shown, ...rest } = input;
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    for (const sent of [rest, { ...rest, agreementId: null }]) {
      const { errors } = await buying.gateway.ask(
        `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
        { input: sent },
        bearer,
      );
      expect(errors).toEqual([]);
    }
    for (const { body } of buying.mall.callsTo(path)) expect(body).not.toHaveProperty('agrmtId');
  },
);

test.each([
  ['as the mall tells it', { agrmtId: 'shown' }, 'shown'],
  ['null in a mall that tells none', {}, null],
])('the fingerprint of a sheet is %s', async (_what, fields, agreementId) => {
  buying.mall.on('orders/sheet/OS1', () => aSheet(fields));
  const { data } = await buying.viewer('orderSheet(number: "OS1") { agreementId }');
  expect(data.viewer.orderSheet).toEqual({ agreementId });
});
