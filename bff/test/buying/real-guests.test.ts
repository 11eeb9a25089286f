import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { someItem, startGuest, youngMall as mallUrl } from '../helpers/guests.ts';
import { test } from '../helpers/real-mall.ts';

test.beforeAll(({ gateway }) => void gateway);

describe('a guest of a marketing mall', () => {
  test('has a name that is not masked, for it is nobody', async ({ gateway }) => {
    const guest = await startGuest(gateway);
    const read = await gateway.ask(`{ viewer(mallUrl: "${mallUrl}") { name maskedName } }`, {}, guest);
    expect([read.errors, read.data.viewer]).toEqual([[], { name: '방문 고객', maskedName: '방문 고객' }]);
  });

  test('writes its own order sheet', async ({ gateway }) => {
    const guest = await startGuest(gateway);
    const written = await gateway.ask(
      'mutation ($input: CreateOrderSheetInput!) { createOrderSheet(input: $input) { __typename ... on OrderSheet { number } ... on UserError { message } } }',
      { input: { mallUrl, idempotencyKey: randomUUID(), source: { item: await someItem(gateway) } } },
      guest,
    );
    const { __typename, number } = written.data.createOrderSheet;
    expect([written.errors, __typename]).toEqual([[], 'OrderSheet']);
    const read = await gateway.ask(
      `{ viewer(mallUrl: "${mallUrl}") { cart { lineCount } addresses { id } orderSheet(number: "${number}") { number } orders { totalCount } } }`,
      {},
      guest,
    );
    expect([read.errors, read.data.viewer]).toEqual([
      [],
      { cart: { lineCount: 0 }, addresses: [], orderSheet: { number }, orders: { totalCount: 0 } },
    ]);
  });
});
