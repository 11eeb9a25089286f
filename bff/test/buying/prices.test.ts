import { describe, expect, test } from 'vitest';
import { variantId } from '../../src/features/products/variant-id.ts';
import { handled, refusal, type Answer } from '../helpers/fake-mall.ts';
import { aGoods } from '../helpers/samples.ts';
import { bearer, buyingGateway, codesOf } from './buying-gateway.ts';
import { anOrder, aSheet, aSummary } from './samples.ts';

const buying = buyingGateway();
const { told, viewer, callsBesides } = buying;

const instList = [{ instMnth: 3, totPrc: 60_591, mnthPrc: 20_197, fstMnthPrc: 20_197, freeYn: 'N' }];
const installments = [{ months: 3, total: 60_591, monthly: 20_197, firstMonth: 20_197, isInterestFree: false }];
const installmentFields = 'installments { months total monthly firstMonth isInterestFree }';

/** Answers of a mall without these calls. */
const olderMalls: [string, Answer][] = [
  ['an unknown path', (_call, response) => refusal(response, 404, '1404', '주소를 찾을 수 없어요.')],
  [
    'a page of its router',
    (_call, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
      return handled;
    },
  ],
  ['an unknown method', (_call, response) => refusal(response, 405, '1405', '지원하지 않아요.')],
];

const cartPrice = (numbers: string) =>
  `cart { id price(lineNumbers: ${numbers}) { summary { goodsTotal deliveryFee payTotal earnedPoints } deliveryGroups { number fee freeFrom missingToFree } ${installmentFields} } }`;

const goodsPrice = (choice: string) =>
  `{ mall(url: "familyshop", device: DESKTOP) { product(number: "GD00000101") { ... on Goods { price(${choice}) { lineTotal deliveryFee freeDeliveryFrom remoteAreaFee payTotal ${installmentFields} } } } } }`;

const stand = variantId('M0001', { productNumber: 'GD00000101', optionNumber: 'GD1-2', colorName: null });

const preview = (kind: string, items: string) =>
  `order(number: "OR1") { number ... on GoodsOrder { claimPreview(input: { ${kind}: { items: [${items}], reason: FAULTY } }) {
    __typename ... on ClaimPreview { refundTotal refundParts { kind amount } returnDeliveryFee restoredPoints restoredCoupons { number name } pickUpDays } ... on WrongState { code stateCode }
    ... on FormRefused { fields { path reason } } } } }`;

describe('the price of lines of the cart', () => {
  test('is what the mall says of just these lines', async () => {
    const dlvGrpList = aSheet().dlvGrpList.map((group) => ({ ...group, lackPrc: 7_100 }));
    buying.mall.on('carts/calc', () => ({ dlvGrpList, summary: aSummary, instList }));
    const { cart } = await told(cartPrice('["CA1", "CA2"]'));
    expect(buying.mall.callsTo('carts/calc')).toMatchObject([
      { method: 'POST', body: { cartNoList: ['CA1', 'CA2'] }, headers: { authorization: bearer.authorization } },
    ]);
    expect(buying.mall.callsTo('carts/calc')[0]?.headers).not.toHaveProperty('x-idempotency-key');
    expect(callsBesides('pre/layout/login')).toEqual(['carts/calc']);
    expect(cart.price).toEqual({
      summary: { goodsTotal: 45_900, deliveryFee: 3_000, payTotal: 42_900, earnedPoints: 429 },
      deliveryGroups: [{ number: 'DG1', fee: 3_000, freeFrom: 50_000, missingToFree: 7_100 }],
      installments,
    });
  });

  test.each(olderMalls)('is not told by a mall that knows no such call: %s', async (_what, answer) => {
    buying.mall.on('carts/calc', answer);
    expect((await told(cartPrice('[]'))).cart).toMatchObject({ price: null });
  });

  test('is missing with an error where the mall fails, and the cart stays', async () => {
    buying.mall.on('carts/calc', (_call, response) => refusal(response, 500, '9999', '오류'));
    const answer = await viewer(cartPrice('[]'));
    expect(answer.data.viewer.cart).toMatchObject({ id: expect.any(String), price: null });
    expect(codesOf(answer)).toEqual(['MALL_FAULT']);
  });
});

const idOf = (productNumber: string, mallNumber = 'M0001') =>
  variantId(mallNumber, { productNumber, optionNumber: 'GD1-1', colorName: '코튼 화이트' });
const gone: Answer = (_call, response) => refusal(response, 404, '1404', '상품을 찾을 수 없어요.');

const askPrice = async (query: string) => (await buying.gateway.ask(query)).data.mall.product.price;

describe('the price of a choice of goods', () => {
  const wire = { lnPrc: 57_000, dlvPrc: 3_000, freeStdPrc: 60_000, addDlvPrc: 5_000, payPrc: 60_000, instList };
  const choice = `variantId: "${idOf('GD00000101')}", quantity: 2`;
  const body = { optNo: 'GD1-1', colorNm: '코튼 화이트', qty: 2 };

  test.each([
    ['member', bearer, 'products/goods/GD00000101/calc', body],
    ['visitor', {}, 'pre/layout/product/goods/GD00000101/calc', { mallId: 'M0001', ...body }],
  ])('is what the mall says of it to a %s', async (_who, headers, path, sent) => {
    buying.mall.on('products/goods/GD00000101', () => aGoods());
    buying.mall.on(path, () => wire);
    const { data, errors } = await buying.gateway.ask(goodsPrice(choice), {}, headers);
    expect(errors).toEqual([]);
    expect(buying.mall.callsTo(path)).toMatchObject([{ method: 'POST', body: sent }]);
    expect(data.mall.product.price).toEqual({
      lineTotal: 57_000,
      deliveryFee: 3_000,
      freeDeliveryFrom: 60_000,
      remoteAreaFee: 5_000,
      payTotal: 60_000,
      installments,
    });
  });

  test.each(olderMalls)('is not told by a mall that knows no such call: %s', async (_what, answer) => {
    buying.mall.on('pre/layout/product/goods/GD00000101', () => aGoods());
    buying.mall.on('pre/layout/product/goods/GD00000101/calc', answer);
    const { data, errors } = await buying.gateway.ask(goodsPrice(choice));
    expect([data.mall.product, errors]).toEqual([{ price: null }, []]);
  });

  test.each([
    ['the id of other goods', idOf('GD00000102')],
    ['the id of another mall', idOf('GD00000101', 'M0002')],
    ['any other text', 'GD00000101'],
  ])('is refused at the field for %s, without a call', async (_what, id) => {
    const answer = await buying.gateway.ask(goodsPrice(`variantId: "${id}", quantity: 1`));
    expect(codesOf(answer)).toEqual(['BAD_INPUT']);
    expect(JSON.stringify(answer.errors[0]?.extensions['fields'])).toContain('variantId');
    expect(callsBesides().filter((path) => path.endsWith('/calc'))).toEqual([]);
  });

  describe('and others with it', () => {
    const both = `${choice}, others: [{ variantId: "${stand}", quantity: 1 }]`;
    const withTotals = goodsPrice(both).replace('lineTotal ', 'lineTotal lineTotals ');

    test('is one call, and has the sum of each', async () => {
      buying.mall.on('pre/layout/product/goods/GD00000101/calc', () => ({ ...wire, lnPrcList: [45_000, 12_000] }));
      expect(await askPrice(withTotals)).toMatchObject({ lineTotal: 57_000, lineTotals: [45_000, 12_000] });
      expect(buying.mall.callsTo('pre/layout/product/goods/GD00000101/calc')).toMatchObject([
        { body: { ...body, itemList: [{ optNo: 'GD1-2', colorNm: null, qty: 1 }] } },
      ]);
    });

    test('is not told by a mall that looks at the first alone', async () => {
      buying.mall.on('pre/layout/product/goods/GD00000101/calc', () => wire);
      expect(await askPrice(withTotals)).toBeNull();
    });
  });

  test.each(['optNo', 'colorNm'])('names the variant where the mall refuses its %s', async (field) => {
    const faults = [{ field, reason: '다시 선택해주세요.' }];
    buying.mall.on('pre/layout/product/goods/GD00000101/calc', (_call, response) =>
      refusal(response, 400, '1400', '입력값을 확인해주세요.', faults),
    );
    const answer = await buying.gateway.ask(goodsPrice(choice));
    expect(codesOf(answer)).toEqual(['BAD_INPUT']);
    expect(JSON.stringify(answer.errors[0]?.extensions['fields'])).toContain('variantId');
    expect(answer.data.mall.product).toEqual({ price: null });
  });

  test('is an error for goods that are gone, which no order sheet can price either', async () => {
    buying.mall.on('pre/layout/product/goods', () => ({ goodsList: [aGoods()] }));
    buying.mall.on('pre/layout/product/goods/GD00000101', gone);
    buying.mall.on('pre/layout/product/goods/GD00000101/calc', gone);
    const listed = goodsPrice(choice).replace('product(number: "GD00000101")', 'products(numbers: ["GD00000101"])');
    const answer = await buying.gateway.ask(listed);
    expect([codesOf(answer), answer.data.mall.products]).toEqual([['NOT_FOUND'], [{ price: null }]]);
  });
});

describe('points at a sheet', () => {
  const points = 'orderSheet(number: "OS1") { points { held usable minimum step } }';

  test('come with their minimum and step, where the mall tells', async () => {
    expect((await told(points)).orderSheet.points).toEqual({ held: 12_000, usable: 10_000, minimum: 1_000, step: 10 });
    buying.mall.on('orders/sheet/OS1', () => aSheet({ pntInfo: { hldPnt: 12_000, usblPnt: 10_000 } }));
    expect((await told(points)).orderSheet.points).toMatchObject({ minimum: null, step: null });
  });
});

describe('a claim', () => {
  test('has no reasons that an older mall does not tell', async () => {
    const [item] = anOrder().itemList;
    buying.mall.on('orders/OR1', () => anOrder({ itemList: [{ ...item, clmRsnList: undefined }] }));
    const { order } = await told('order(number: "OR1") { ... on GoodsOrder { items { claimReasons { reason } } } }');
    expect(order.items).toEqual([{ claimReasons: null }]);
  });

  test.each([
    ['cancel', '', { ordItemNo: 'OI1', qty: 2 }],
    ['return', '', { ordItemNo: 'OI1', qty: 2 }],
    [
      'exchange',
      `, variantId: "${stand}"`,
      { ordItemNo: 'OI1', qty: 2, gdsGrpNo: 'GD00000101', optNo: 'GD1-2', colorNm: null },
    ],
  ])('to %s is previewed by a read that changes nothing', async (path, choice, item) => {
    const figures = { clmNo: null, clmStat: null, rfndPrc: 39_900, rtnDlvPrc: 3_000, rstrPnt: 1_000, rfndDueDt: null };
    buying.mall.on(`orders/OR1/${path}`, () => ({ ...figures, order: anOrder() }));
    const { order } = await told(preview(path, `{ number: "OI1", quantity: 2 ${choice} }`));
    expect(order.claimPreview).toEqual({
      __typename: 'ClaimPreview',
      refundTotal: 39_900,
      refundParts: null,
      returnDeliveryFee: 3_000,
      restoredPoints: 1_000,
      restoredCoupons: null,
      pickUpDays: null,
    });
    expect(callsBesides('pre/layout/login')).toEqual(['orders/OR1', `orders/OR1/${path}`]);
    expect(buying.mall.callsTo(`orders/OR1/${path}`)).toMatchObject([
      { body: { itemList: [item], rsnCd: 'CL00203', dryYn: 'Y' } },
    ]);
  });

  test('tells the days on which goods can be fetched at an address', async () => {
    const figures = { rfndPrc: 0, rtnDlvPrc: 0, rstrPnt: 0, pickDtList: ['20261124', '20261125'], order: anOrder() };
    buying.mall.on('orders/OR1/return', () => figures);
    const { order } = await told(
      `order(number: "OR1") { ... on GoodsOrder { claimPreview(input: { return: { items: [{ number: "OI1", quantity: 1 }], reason: FAULTY, pickUpAddressNumber: "DL2" } }) { ... on ClaimPreview { pickUpDays } } } }`,
    );
    expect(order.claimPreview).toEqual({ pickUpDays: ['2026-11-24', '2026-11-25'] });
    expect(buying.mall.callsTo('orders/OR1/return').at(-1)).toMatchObject({ body: { pickDlvNo: 'DL2' } });
  });

  test.each<[string, Answer, object]>([
    [
      'a state without that step',
      (_call, response) => refusal(response, 409, '1409', '상태', { rsnCd: 'STATE', stat: 'OR00102' }),
      { __typename: 'WrongState', code: 'WRONG_STATE', stateCode: 'OR00102' },
    ],
    [
      'a wrong number of pieces',
      (_call, response) => refusal(response, 400, '1400', '입력값', [{ field: 'itemList[0].qty', reason: '1개까지' }]),
      { __typename: 'FormRefused', fields: [{ path: ['return', 'items', '0', 'quantity'], reason: '1개까지' }] },
    ],
  ])('that is not possible says so: %s', async (_what, answer, result) => {
    buying.mall.on('orders/OR1/return', answer);
    const { order } = await told(preview('return', '{ number: "OI1", quantity: 1 }'));
    expect(order.claimPreview).toEqual(result);
  });
});
