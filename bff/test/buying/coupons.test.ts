import { describe, expect, test } from 'vitest';
import { aMall } from '../helpers/samples.ts';
import { refusal } from '../helpers/fake-mall.ts';
import { bearer, buyingGateway, codesOf } from './buying-gateway.ts';
import { aCoupon } from './coupon-samples.ts';

const buying = buyingGateway();
const { viewer, told } = buying;

const aPage = (...list: object[]) => ({ list, totalCnt: 3, page: 1, size: 20 });
const couponCalls = () => buying.mall.calls.filter(({ path }) => path === 'coupons');

describe('coupons', () => {
  test("are mapped to a shop's terms", async () => {
    const rate = { cpnIsuNo: 'CI2', cpnNo: 'CP2', cpnTp: 'GOODS', dscntTp: 'RATE', dscntVal: 10, maxDscntPrc: 3_000 };
    const used = { stat: 'USED', usedDts: '20261124120000', ordNo: 'OR1', maxIsuCnt: null, rmnCnt: null };
    buying.mall.on('coupons', () => aPage(aCoupon(), aCoupon({ ...rate, ...used })));
    const { coupons } = await told(`coupons(status: USABLE) { totalCount nodes {
      number status issuedAt endsAt usedAt orderNumber
      offer { number name kind discountType discountValue maximumDiscount minimumPrice startsAt endsAt limit remaining } } }`);
    expect(coupons.totalCount).toBe(3);
    expect(coupons.nodes[0]).toEqual({
      number: 'CI1',
      status: 'USABLE',
      issuedAt: '2026-11-23T12:00:00+09:00',
      endsAt: '2026-12-31T23:59:59+09:00',
      usedAt: null,
      orderNumber: null,
      offer: {
        number: 'CP1',
        name: '첫 구매 5,000원 할인',
        kind: 'ORDER',
        discountType: 'AMOUNT',
        discountValue: 5_000,
        maximumDiscount: null,
        minimumPrice: 30_000,
        startsAt: '2026-11-01T00:00:00+09:00',
        endsAt: '2026-12-31T23:59:59+09:00',
        limit: 100,
        remaining: 42,
      },
    });
    expect(coupons.nodes[1]).toMatchObject({
      status: 'USED',
      usedAt: '2026-11-24T12:00:00+09:00',
      orderNumber: 'OR1',
      offer: { kind: 'GOODS', discountType: 'PERCENTAGE', discountValue: 10, maximumDiscount: 3_000, limit: null },
    });
  });

  test('and their offers lead to each other by the same ids', async () => {
    buying.mall.on('coupons', () => aPage(aCoupon()));
    const { coupons } = await told('coupons(status: USABLE) { nodes { id offer { id coupon { id offer { id } } } } }');
    const [{ id, offer }] = coupons.nodes;
    expect(offer.coupon).toEqual({ id, offer: { id: offer.id } });
    expect(id).not.toBe(offer.id);
  });

  test('of unknown codes and invalid times cost only these', async () => {
    const odd = { cpnTp: 'PHONE', dscntTp: 'GIFT', stat: 'LOST', endDts: 'x', rmnCnt: 'few' };
    buying.mall.on('coupons', () => aPage(aCoupon(odd), { cpnNo: 'CP9' }));
    const { coupons } = await told(
      'coupons(status: USABLE) { nodes { number status endsAt offer { kind discountType remaining } } }',
    );
    expect(coupons.nodes).toEqual([
      { number: 'CI1', status: null, endsAt: null, offer: { kind: null, discountType: null, remaining: null } },
    ]);
  });

  test('are asked for by status and page', async () => {
    buying.mall.on('coupons', () => aPage(aCoupon()));
    await told('coupons(status: EXPIRED, first: 2, page: 2) { totalCount }');
    expect(couponCalls().map(({ query }) => Object.fromEntries(query))).toEqual([
      expect.objectContaining({ stat: 'EXPIRED', page: '2', size: '2' }),
    ]);
  });

  test('are closed to guests by the mall, and to malls that sell nothing by the gateway', async () => {
    buying.mall.on('coupons', (_call, response) => refusal(response, 403, '1403', '회원만 이용할 수 있어요.'));
    const refused = await viewer('id coupons(status: USED) { totalCount }');
    expect([codesOf(refused), refused.data.viewer.coupons]).toEqual([['FORBIDDEN'], null]);
    const uploads = aMall({ mallUrl: 'uploads', mallSalesType: 'UPLOAD' });
    buying.mall.on('pre/layout/login', () => ({ adMall: uploads, endPoint: '' }));
    buying.mall.calls.splice(0);
    const selection = '{ viewer(mallUrl: "uploads") { coupons(status: USED) { totalCount } } }';
    expect(codesOf(await buying.gateway.ask(selection, {}, bearer))).toEqual(['FORBIDDEN']);
    expect(couponCalls()).toEqual([]);
  });
});
