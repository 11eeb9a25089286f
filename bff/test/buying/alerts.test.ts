import { expect, test } from 'vitest';
import { aGoods } from '../helpers/samples.ts';
import { anAlert } from './alert-operations.ts';
import { bearer, buyingGateway, codesOf } from './buying-gateway.ts';

const buying = buyingGateway();

test('alerts hold what they are about, each product from one call for all', async () => {
  buying.mall.on('alarms', () => [
    { ...anAlert, gdsGrpNo: 'GD00000101' },
    { ...anAlert, almNo: 'AM2', almTp: 'PRICE', gdsGrpNo: 'GD00000102', tgtPrc: 39_900, colorNm: null, optNo: null },
    { ...anAlert, almNo: 'AM3', almTp: 'SALE', gdsGrpNo: 'GD00000103', sentDts: '20261124080000', expDts: 'soon' },
  ]);
  buying.mall.on('products/goods', () => ({ goodsList: [aGoods({ gdsGrpNo: 'GD00000101' })] }));
  buying.mall.calls.splice(0);
  const { alerts } = await buying.told(
    'alerts { number kind variantId targetPrice expiresAt sentAt product { number } }',
  );
  expect(alerts).toMatchObject([
    { number: 'AM1', kind: 'RESTOCK', product: { number: 'GD00000101' }, sentAt: null },
    { number: 'AM2', kind: 'PRICE', product: null, variantId: null, targetPrice: 39_900 },
    { number: 'AM3', kind: null, expiresAt: null, sentAt: '2026-11-24T08:00:00+09:00' },
  ]);
  expect(buying.mall.calls.map(({ path }) => path).filter((path) => /alarms|goods/u.test(path))).toHaveLength(2);
});

test('of a phone name its color, and no other product does', async () => {
  const ask = (productNumber: string) =>
    buying.gateway.ask(
      `mutation ($input: CreateAlertInput!) { createAlert(input: $input) { ... on ProductAlert { variantId optionName colorName } } }`,
      {
        input: {
          mallUrl: 'familyshop',
          idempotencyKey: 'an-intent-of-mine',
          productNumber,
          color: '블랙',
          kind: 'RESTOCK',
        },
      },
      bearer,
    );
  buying.mall.on('alarms', () => ({ ...anAlert, gdsGrpNo: 'HP1', optNo: null, optNm: null }));
  expect((await ask('HP1')).data.createAlert).toEqual({ variantId: null, optionName: null, colorName: '블랙' });
  expect(buying.mall.callsTo('alarms').at(-1)?.body).toMatchObject({ gdsGrpNo: 'HP1', colorNm: '블랙' });
  expect(codesOf(await ask('GD1'))).toEqual(['BAD_INPUT']);
});
