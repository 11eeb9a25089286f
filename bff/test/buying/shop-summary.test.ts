import { describe, expect, test } from 'vitest';
import { refusal } from '../helpers/fake-mall.ts';
import { aMall } from '../helpers/samples.ts';
import { bearer, buyingGateway, codesOf } from './buying-gateway.ts';
import { anOrderHead } from './samples.ts';

const buying = buyingGateway();
const { viewer, told } = buying;

const counts = { clmCnt: 1, cpnCnt: 2, hldPnt: 3_000, wishCnt: 4, cartCnt: 5, qstnWaitCnt: 6, subsCnt: 7 };
const aSummary = (fields: object = {}) => ({
  ordStatCnt: { OR00101: 2, OR00102: 3, OR00103: 1 },
  wlsStatCnt: {},
  ...counts,
  rcntOrdList: [anOrderHead],
  ...fields,
});
const numbers = '{ openClaims coupons points favorites cartLines waitingInquiries subscriptions }';
const numbersOf = {
  openClaims: 1,
  coupons: 2,
  points: 3_000,
  favorites: 4,
  cartLines: 5,
  waitingInquiries: 6,
  subscriptions: 7,
};

describe('the summary of my shop', () => {
  test('counts the orders of each phase, of which several states are one', async () => {
    buying.mall.on('my-shop/summary', () => aSummary());
    const { shopSummary } = await told(
      'shopSummary { goodsOrders { phase count } phoneOrders { count } latestOrders { number } }',
    );
    expect(shopSummary.goodsOrders).toEqual([
      { phase: 'AWAITING_PAYMENT', count: 2 },
      { phase: 'PREPARING', count: 4 },
      { phase: 'SHIPPING', count: 0 },
      { phase: 'DELIVERED', count: 0 },
      { phase: 'COMPLETED', count: 0 },
      { phase: 'CANCELLED_OR_RETURNED', count: 0 },
    ]);
    expect(shopSummary.phoneOrders.map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(shopSummary.latestOrders).toEqual([{ number: anOrderHead.ordNo }]);
  });

  test('leaves orders in an unknown state out', async () => {
    buying.mall.on('my-shop/summary', () => aSummary({ ordStatCnt: { OR00999: 9 } }));
    const { shopSummary } = await told('shopSummary { goodsOrders { count } }');
    expect(shopSummary.goodsOrders).toEqual(Array.from({ length: 6 }, () => ({ count: 0 })));
  });

  test('has every number by one call', async () => {
    buying.mall.on('my-shop/summary', () => aSummary());
    buying.mall.calls.splice(0);
    expect(await told(`shopSummary ${numbers}`)).toEqual({ shopSummary: numbersOf });
    expect(buying.mall.calls.filter(({ path }) => path === 'my-shop/summary')).toHaveLength(1);
  });

  test.each([
    ['ordStatCnt', 'goodsOrders { count }', 'goodsOrders'],
    ['wlsStatCnt', 'phoneOrders { count }', 'phoneOrders'],
    ['rcntOrdList', 'latestOrders { number }', 'latestOrders'],
  ])('without a readable %s has the other parts', async (part, query, field) => {
    for (const broken of [null, undefined, 'x', { OR00101: 'many' }]) {
      buying.mall.on('my-shop/summary', () => aSummary({ [part]: broken }));
      const { shopSummary } = await told(`shopSummary { ${query} openClaims points }`);
      expect(shopSummary).toEqual({ [field]: null, openClaims: 1, points: 3_000 });
    }
  });

  test.each(Object.keys(counts))('without a readable %s has the other numbers', async (part) => {
    for (const broken of [null, undefined, 'x', -1.5]) {
      buying.mall.on('my-shop/summary', () => aSummary({ [part]: broken }));
      const { shopSummary } = await told(`shopSummary ${numbers}`);
      expect(Object.values(shopSummary).filter((value) => value === null)).toHaveLength(1);
    }
  });

  test('is closed to guests by the mall, and to malls without my shop by the gateway', async () => {
    buying.mall.on('my-shop/summary', (_call, response) => refusal(response, 403, '1403', '회원만 이용할 수 있어요.'));
    const refused = await viewer('id shopSummary { points }');
    expect([codesOf(refused), refused.data.viewer.shopSummary]).toEqual([['FORBIDDEN'], null]);
    const common = aMall({ mallUrl: 'common', mallSalesType: 'COMMON' });
    buying.mall.on('pre/layout/login', () => ({ adMall: common, endPoint: '' }));
    buying.mall.calls.splice(0);
    const closed = await buying.gateway.ask('{ viewer(mallUrl: "common") { shopSummary { points } } }', {}, bearer);
    expect(codesOf(closed)).toEqual(['FORBIDDEN']);
    expect(buying.mall.calls.filter(({ path }) => path === 'my-shop/summary')).toEqual([]);
  });
});
