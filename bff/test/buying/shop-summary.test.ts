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

  test('counts an order once in each phase that it or a line of it has reached', async () => {
    const ordStatSetList = [
      { ordStatList: ['OR00102', 'OR00103'], cnt: 2 },
      { ordStatList: ['OR00103', 'OR00104', 'OR00201'], cnt: 1 },
      { ordStatList: ['OR00999'], cnt: 5 },
    ];
    buying.mall.on('my-shop/summary', () => aSummary({ ordStatCnt: { OR00102: 2, OR00103: 3 }, ordStatSetList }));
    expect(await told('goodsOrderCounts { phase count } shopSummary { goodsOrders { count } }')).toMatchObject({
      goodsOrderCounts: [
        { phase: 'AWAITING_PAYMENT', count: 0 },
        { phase: 'PREPARING', count: 3 },
        { phase: 'SHIPPING', count: 1 },
        { phase: 'DELIVERED', count: 0 },
        { phase: 'COMPLETED', count: 0 },
        { phase: 'CANCELLED_OR_RETURNED', count: 1 },
      ],
      shopSummary: {
        goodsOrders: [{ count: 0 }, { count: 3 }, { count: 1 }, { count: 0 }, { count: 0 }, { count: 1 }],
      },
    });
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

  test('has each number once, as a field of the member, by one call with the points and the lines of the cart', async () => {
    buying.mall.on('my-shop/summary', () => aSummary());
    buying.mall.calls.splice(0);
    const numbersOfMember =
      'goodsOrderCounts { phase count } openClaimCount couponCount pointBalance favoriteCount unansweredInquiryCount subscriptionCount latestOrders { number } cart { lineCount }';
    expect(await told(numbersOfMember)).toMatchObject({
      goodsOrderCounts: [{ count: 2 }, { count: 4 }, { count: 0 }, { count: 0 }, { count: 0 }, { count: 0 }],
      openClaimCount: 1,
      couponCount: 2,
      pointBalance: 3_000,
      favoriteCount: 4,
      unansweredInquiryCount: 6,
      subscriptionCount: 7,
      latestOrders: [{ number: anOrderHead.ordNo }],
      cart: { lineCount: 5 },
    });
    expect(buying.callsBesides('pre/layout/login')).toEqual(['my-shop/summary']);
  });

  test('leaves points and the cart to their own calls where it cannot be read', async () => {
    buying.mall.on('my-shop/summary', (_call, response) => refusal(response, 500, '9999', '고장'));
    buying.mall.on('points', () => ({ hldPnt: 12_000, expPnt: 500, list: [] }));
    buying.mall.on('carts/count', () => ({ cartCnt: 2 }));
    const { data, errors } = await viewer('couponCount pointBalance expiringPoints cart { lineCount }');
    expect(data.viewer).toEqual({
      couponCount: null,
      pointBalance: 12_000,
      expiringPoints: 500,
      cart: { lineCount: 2 },
    });
    expect(errors.map(({ path }) => path?.at(-1))).toEqual(['couponCount']);
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
