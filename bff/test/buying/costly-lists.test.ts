import { expect, test } from 'vitest';
import { openGateway } from '../helpers/open-gateway.ts';
import { bearer, buyingGateway, codesOf } from './buying-gateway.ts';
import { anOrder } from './samples.ts';

const buying = buyingGateway();

const anAddress = (dlvNo: string) => ({
  dlvNo,
  rcvrNm: '한*온',
  rcvrTel: '010-****-1234',
  zipCd: '04524',
  roadAddr: '한빛로 12',
});
const fullBook = Array.from({ length: 10 }, (_, index) => `DL${index}`);
const unmasked = 'addresses { unmasked { receiverName } }';

test('a full address book may be unmasked once in an operation', async () => {
  buying.mall.on('deliveries', () => fullBook.map(anAddress));
  for (const number of fullBook) buying.mall.on(`deliveries/${number}`, () => anAddress(number));
  expect((await buying.told(unmasked)).addresses).toHaveLength(10);
  expect(codesOf(await buying.viewer(`${unmasked} again: ${unmasked}`))).toEqual(['QUERY_TOO_COSTLY']);
  expect(buying.mall.callsTo('deliveries')).toHaveLength(1);
});

const aPreview = 'claimPreview(input: { cancel: { items: [{ number: "OI1", quantity: 1 }], reason: CHANGED_MIND } })';
const claims = `order(number: "OR1") { ... on GoodsOrder { claims { order { ${aPreview} { __typename } } } } }`;

test('what claims of an order may be is reckoned for each claim', async () => {
  expect(codesOf(await buying.viewer(claims))).toEqual(['QUERY_TOO_COSTLY']);
});

test('and previewed once for them all', async () => {
  const gateway = await openGateway(buying.mall.url, { MAX_UPSTREAM_CALLS: 100 });
  const [claim] = anOrder().clmList;
  buying.mall.on('orders/OR1', () => anOrder({ clmList: ['CL1', 'CL2', 'CL3'].map((clmNo) => ({ ...claim, clmNo })) }));
  buying.mall.on('orders/OR1/cancel', () => ({ rfndPrc: 39_900, rtnDlvPrc: 0, rstrPnt: 0 }));
  const { data, errors } = await gateway.ask(`{ viewer(mallUrl: "familyshop") { ${claims} } }`, {}, bearer);
  expect(errors).toEqual([]);
  expect(data.viewer.order.claims).toEqual(
    ['CL1', 'CL2', 'CL3'].map(() => ({ order: { claimPreview: { __typename: 'ClaimPreview' } } })),
  );
  expect(buying.mall.callsTo('orders/OR1/cancel')).toHaveLength(1);
  await gateway.close();
});
