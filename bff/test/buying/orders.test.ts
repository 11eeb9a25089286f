import { describe, expect, test } from 'vitest';
import { onContractViolation } from '../../src/errors/contract-violations.ts';
import { refusal } from '../helpers/fake-mall.ts';
import { buyingGateway, codesOf } from './buying-gateway.ts';
import { deliveryGroups, groupSelection, line, lineSelection, summary, summarySelection } from './order-selections.ts';
import { everythingOf } from '../helpers/everything.ts';
import { phoneOrderStatuses, subscriptionStatuses } from '../../src/features/orders/order-states.ts';
import { variantId } from '../../src/features/products/variant-id.ts';
import { goodsOrderStatuses } from '../../src/features/purchase/purchase-codes.ts';
import { figures } from './operations.ts';
import { anOrder, anOrderHead, aSheet } from './samples.ts';

const buying = buyingGateway();
const { viewer, told } = buying;

const headSelection =
  'number type orderedAt phase title image { url } itemCount payTotal refundedTotal remainingTotal paymentDueAt availableActions ... on GoodsOrder { status }';
const head = {
  number: 'OR1',
  orderedAt: '2026-11-23T12:00:00+09:00',
  type: 'GOODS',
  phase: 'DELIVERED',
  status: 'DELIVERED',
  title: '온결 무선 전기주전자 1.7L',
  image: { url: '/images/goods/kettle/f4f1ea-12-front.svg' },
  itemCount: 1,
  payTotal: 42_900,
  refundedTotal: 0,
  remainingTotal: 42_900,
  paymentDueAt: null,
  availableActions: ['EXCHANGE', 'RETURN', 'CONFIRM'],
};

describe('an order of goods', () => {
  test("is mapped to a shop's terms", async () => {
    const { order } =
      await told(`order(number: "OR1") { ${headSelection} ... on GoodsOrder { ${groupSelection} ${summarySelection}
      items { number variantId status couponDiscount usedPoints payTotal earnedPoints returnableUntil availableActions claimReasons { type reason payer until } ${lineSelection} }
      buyer { name phone email } delivery { receiverName receiverPhone postalCode roadAddress lotAddress detailAddress deliveryMessage entranceMethod entranceDetail }
      payment { method methodName status cardName installmentMonths installment { months total firstMonth isInterestFree } paidAt refundBanks { code name } virtualAccount { bankName accountNumber holder dueAt } }
      receipts { type amount issuedAt supplyValue valueAddedTax approvalNumber url } history { at itemNumber status actor note }
      claims { number status type reason reasonText rejectionText items { number quantity before { optionName colorName } after { optionName colorName } } photos
        refundTotal refundParts { kind amount } returnDeliveryFee restoredPoints restoredCoupons { number name } refundDueOn requestedAt order { number items { number } } }
      shipments { itemNumbers carrier trackingNumber trackingUrl steps { name at place } } } }`);
    expect(order).toEqual({
      ...head,
      deliveryGroups,
      summary,
      items: [
        {
          ...line,
          number: 'OI1',
          variantId: variantId('M0001', {
            productNumber: line.productNumber,
            optionNumber: line.optionNumber,
            colorName: line.colorName,
          }),
          status: 'DELIVERED',
          couponDiscount: 5_000,
          usedPoints: 1_000,
          payTotal: 39_900,
          earnedPoints: 399,
          returnableUntil: '2026-11-30',
          availableActions: ['EXCHANGE', 'RETURN', 'CONFIRM'],
          claimReasons: [
            { type: 'RETURN', reason: 'CHANGED_MIND', payer: 'BUYER', until: '2026-11-30' },
            { type: 'EXCHANGE', reason: 'FAULTY', payer: 'SELLER', until: '2026-12-01' },
            { type: 'CANCEL', reason: 'LATE_OR_LOST', payer: null, until: null },
          ],
        },
      ],
      buyer: { name: '한*온', phone: '010-****-1234', email: 'g***@familyshop.example' },
      delivery: {
        receiverName: '한*온',
        receiverPhone: '010-****-1234',
        postalCode: '04524',
        roadAddress: '서울특별시 중구 한빛로 12',
        lotAddress: null,
        detailAddress: '***',
        deliveryMessage: '문 앞에 놓아 주세요.',
        entranceMethod: 'CALL',
        entranceDetail: null,
      },
      payment: {
        method: 'VIRTUAL_ACCOUNT',
        methodName: '가상계좌',
        status: 'PAID',
        cardName: null,
        installmentMonths: 3,
        installment: { months: 3, total: 43_326, firstMonth: 14_442, isInterestFree: false },
        paidAt: '2026-11-23T12:01:00+09:00',
        refundBanks: [{ code: 'BK01', name: '가온은행' }],
        virtualAccount: {
          bankName: '가온은행',
          accountNumber: '000-00-000000',
          holder: '한빛 패밀리샵',
          dueAt: '2026-11-25T23:59:59+09:00',
        },
      },
      receipts: [
        {
          type: 'CASH',
          amount: 42_900,
          issuedAt: '2026-11-23T12:01:00+09:00',
          supplyValue: 39_000,
          valueAddedTax: 3_900,
          approvalNumber: '01234567',
          url: 'https://receipts.example/1',
        },
        {
          type: 'CARD',
          amount: 1,
          issuedAt: null,
          supplyValue: null,
          valueAddedTax: null,
          approvalNumber: null,
          url: null,
        },
      ],
      history: [{ at: '2026-11-23T12:01:00+09:00', itemNumber: null, status: 'PAID', actor: 'SHOP', note: null }],
      claims: [
        {
          number: 'CL1',
          status: 'REQUESTED',
          type: 'RETURN',
          reason: 'FAULTY',
          reasonText: '뚜껑이 닫히지 않아요.',
          rejectionText: null,
          items: [{ number: 'OI1', quantity: 1, before: null, after: null }],
          photos: ['FL1'],
          ...figures,
          requestedAt: '2026-11-23T13:00:00+09:00',
          order: { number: 'OR1', items: [{ number: 'OI1' }] },
        },
      ],
      shipments: [
        {
          itemNumbers: ['OI1'],
          carrier: '가온택배',
          trackingNumber: '612345678901',
          trackingUrl: 'https://parcels.example/612345678901',
          steps: [{ name: '상품 인수', at: '2026-11-23T15:00:00+09:00', place: '온결 물류센터' }],
        },
      ],
    });
  });

  test('lists its payment methods, in the terms of a sheet', async () => {
    const ways = `paymentMethods { method name cards { code name months interestFreeMonths } banks { code name } }
      installments { months total monthly firstMonth isInterestFree }`;
    expect(await told(`order(number: "OR1") { ... on GoodsOrder { ${ways} } }`)).toEqual({
      order: { paymentMethods: [], installments: [] },
    });
    const { payMthdList, instList } = aSheet();
    buying.mall.on('orders/OR1', () => anOrder({ payMthdList, instList }));
    const { order } = await told(`order(number: "OR1") { ... on GoodsOrder { ${ways} } }`);
    const { orderSheet } = await told(`orderSheet(number: "OS1") { ${ways} }`);
    expect(order.paymentMethods).toHaveLength(2);
    expect(order).toEqual(orderSheet);
  });

  test('can be paid in any way where the mall names none, first in that of the last attempt', async () => {
    buying.mall.on('orders/OR1', () => anOrder({ psblList: ['PAY'], payMthdList: undefined }));
    const { order } = await told(
      'order(number: "OR1") { ... on GoodsOrder { payment { method } paymentMethods { method name cards { code } } } }',
    );
    expect(order).toEqual({
      payment: { method: 'VIRTUAL_ACCOUNT' },
      paymentMethods: [
        { method: 'VIRTUAL_ACCOUNT', name: '가상계좌', cards: [] },
        { method: 'CARD', name: '신용카드', cards: [] },
        { method: 'TRANSFER', name: '계좌이체', cards: [] },
        { method: 'PHONE_BILL', name: '휴대폰 결제', cards: [] },
        { method: 'EASY_PAY', name: '간편결제', cards: [] },
      ],
    });
  });

  test.each([
    { code: 'PM00104', name: '휴대폰 결제' },
    { code: 'PM00106', name: '전액 할인' },
    { code: 'PM99999', name: null },
  ])('names how it was paid where the mall tells $code alone', async ({ code, name }) => {
    const pay = { ...anOrder().pay, payMthdCd: code, payMthdNm: undefined };
    buying.mall.on('orders/OR1', () => anOrder({ pay }));
    const { order } = await told('order(number: "OR1") { ... on GoodsOrder { payment { methodName } } }');
    expect(order).toEqual({ payment: { methodName: name } });
  });

  test('is null where there is none, and its parcels are null alone', async () => {
    expect(await told('order(number: "../users/info") { number }')).toEqual({ order: null });
    expect(buying.mall.callsTo('users/info')).toEqual([]);
    buying.mall.on('orders/OR1/delivery', (_call, response) => refusal(response, 500, '9999', '오류'));
    const { data, errors } = await viewer(
      'order(number: "OR1") { number ... on GoodsOrder { shipments { carrier } } }',
    );
    expect(data.viewer.order).toEqual({ number: 'OR1', shipments: null });
    expect(errors).toMatchObject([{ path: ['viewer', 'order', 'shipments'] }]);
  });

  test('that it is unlike the goods of today does not change them in a cache', async () => {
    const { order } = await told('order(number: "OR1") { id ... on GoodsOrder { items { id } } }');
    const { data } = await buying.gateway.ask('{ mall(device: DESKTOP) { product(number: "GD00000101") { id } } }');
    expect(new Set([order.id, order.items[0].id, data.mall.product.id]).size).toBe(3);
  });
});

async function ordersOf(given: string) {
  const { orders } = await told(`orders${given} { totalCount nodes { number } pageInfo { hasNextPage } }`);
  return { orders, queries: buying.mall.callsTo('orders').map(({ query }) => Object.fromEntries(query)) };
}

describe('orders', () => {
  test('are listed page by page', async () => {
    const { orders } = await told(`orders(first: 20) { totalCount nodes { ${headSelection} } edges { cursor } }`);
    expect(orders).toMatchObject({ totalCount: 41, nodes: [head] });
    const { queries } = await ordersOf('(first: 20, page: 3)');
    expect(queries.at(-1)).toEqual({ page: '3', size: '20' });
  });

  test.each([
    ['(type: PHONE)', { ordTp: 'WIRELESS' }],
    ['(type: BULK, phase: COMPLETED)', { ordTp: 'UPLOAD', ordStat: 'OR00106,WL00106,SB00201' }],
    ['(phase: SHIPPING)', { ordStat: 'OR00104,WL00105' }],
    ['(phase: AWAITING_PAYMENT)', { ordStat: 'OR00101,SB00101' }],
    ['(hasClaim: true)', { ordStat: 'OR00201,OR00202,OR00301,OR00302,OR00401,OR00402,WL00201,WL00203' }],
    ['(hasOpenClaim: true)', { ordStat: 'OR00201,OR00301,OR00401' }],
    ['(phase: SHIPPING, hasClaim: false)', { ordStat: 'OR00104,WL00105' }],
    [
      '(phase: CANCELLED_OR_RETURNED, hasClaim: true)',
      { ordStat: 'OR00201,OR00202,OR00401,OR00402,OR00901,WL00201,WL00202,WL00203,SB00202,OR00301,OR00302' },
    ],
    ['(from: "2026-04-01", to: "2026-04-30")', { fromDt: '20260401', toDt: '20260430' }],
  ])('%s are asked for by the mall’s words', async (given, query) => {
    const { queries } = await ordersOf(given);
    expect(queries).toEqual([{ ...query, page: '1', size: '20' }]);
  });

  test('are found by a name where the mall says so, and else no list is shown as found', async () => {
    const list = { list: [anOrderHead], totalCnt: 1 };
    buying.mall.on('orders', ({ query }) => ({ ...list, keyword: query.get('keyword'), nowDts: '20261127120000' }));
    const { orders } = await told('orders(keyword: " 전기 주전자 ") { totalCount mallTime nodes { number } }');
    expect(orders).toEqual({ totalCount: 1, mallTime: '2026-11-27T12:00:00+09:00', nodes: [{ number: 'OR1' }] });
    expect(buying.mall.callsTo('orders').at(-1)?.query.get('keyword')).toBe('전기 주전자');
    buying.mall.on('orders', () => list);
    expect(codesOf(await viewer('orders(keyword: "주전자") { totalCount }'))).toEqual(['MALL_REFUSED']);
    for (const keyword of ['', '(keyword: null)', '(keyword: " ")'])
      expect((await told(`orders${keyword} { totalCount mallTime }`)).orders).toEqual({
        totalCount: 1,
        mallTime: null,
      });
  });

  test('of phones and subscriptions have states of their own, and are found by their numbers', async () => {
    const rows = [
      { ...anOrderHead, ordNo: 'PO1', ordTp: 'WIRELESS', ordStat: 'WL00103' },
      { ...anOrderHead, ordNo: 'SB1', ordTp: 'SUBS', ordStat: 'SB00105' },
    ];
    const kinds =
      '__typename id number phase ... on GoodsOrder { goods: status items { id } } ... on PhoneOrder { phone: status } ... on SubscriptionOrder { subscription: status }';
    buying.mall.on('orders', () => ({ list: rows, totalCnt: 2 }));
    const { orders } = await told(`orders(first: 5) { nodes { ${kinds} } }`);
    expect(orders.nodes).toMatchObject([
      { __typename: 'PhoneOrder', number: 'PO1', phase: 'PREPARING', phone: 'DOCUMENTS_REQUESTED' },
      { __typename: 'SubscriptionOrder', number: 'SB1', phase: 'PREPARING', subscription: 'OVERDUE' },
    ]);
    for (const [index, row] of rows.entries()) {
      buying.mall.on(`orders/${row.ordNo}`, () => row);
      expect((await told(`order(number: "${row.ordNo}") { ${kinds} }`)).order).toEqual(orders.nodes[index]);
    }
  });

  test('of every state have a phase, and the filter of a phase asks for those states alone', async () => {
    const states = [
      ...Object.keys(goodsOrderStatuses),
      ...Object.keys(phoneOrderStatuses),
      ...Object.keys(subscriptionStatuses),
    ];
    const list = states.map((ordStat) => ({ ...anOrderHead, ordNo: ordStat, ordStat }));
    buying.mall.on('orders', () => ({ list, totalCnt: list.length }));
    const { orders } = await told('orders(first: 100) { nodes { number phase } }');
    const phaseOf = Object.fromEntries(
      orders.nodes.map(({ number, phase }: Record<string, string>) => [number, phase]),
    );
    for (const phase of new Set(Object.values(phaseOf))) {
      const { queries } = await ordersOf(`(phase: ${phase})`);
      expect(queries.at(-1)?.ordStat?.split(',')).toEqual(states.filter((state) => phaseOf[state] === phase));
    }
    expect(Object.values(phaseOf)).not.toContain(null);
  });

  test('have the same values in a list as alone', async () => {
    const everything = `{ ... on GoodsOrder ${everythingOf('GoodsOrder')} }`;
    const { order } = await told(`order(number: "OR1") ${everything}`);
    const { orders } = await told(`orders(first: 5) { nodes ${everything} }`);
    expect(orders.nodes).toEqual([order]);
    const untold = Object.keys(order).filter((field) => order[field] === null);
    expect(untold).toEqual([
      'paymentDueAt',
      'customerOrderNumber',
      'receiverName',
      'receivingWay',
      'ticketPhone',
      'isRefundAccountWanted',
    ]);
  });

  test('whose detail cannot be read lose it alone', async () => {
    buying.mall.on('orders/OR1', (_call, response) => refusal(response, 500, '9999', '오류'));
    const { data, errors } = await viewer(
      'orders(first: 5) { nodes { number ... on GoodsOrder { status items { id } claims { id } } } }',
    );
    expect(data.viewer.orders.nodes).toEqual([{ number: 'OR1', status: 'DELIVERED', items: null, claims: null }]);
    expect(errors.map(({ path }) => path?.at(-1))).toEqual(['items', 'claims']);
  });

  test('that are invalid are refused with the client’s own message', async () => {
    expect(codesOf(await viewer('orders(from: "2026-4-1") { totalCount }'))).toEqual(['BAD_INPUT']);
    buying.mall.on('orders', (_call, response) =>
      refusal(response, 400, '1400', '366일까지 볼 수 있어요.', [{ field: 'toDt', reason: '366일까지 볼 수 있어요.' }]),
    );
    const { errors } = await viewer('orders(from: "2025-04-01", to: "2026-04-30") { totalCount }');
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: ['to'], code: 'REFUSED', reason: '366일까지 볼 수 있어요.' }],
    });
  });

  test('of an unknown kind or state are still listed, and logged', async () => {
    const noted: string[] = [];
    const end = onContractViolation((violation) => noted.push(violation));
    buying.mall.on('orders', () => ({
      list: [{ ...anOrderHead, ordTp: 'GIFT', ordStat: 'OR00999', psblList: null }],
      totalCnt: 1,
    }));
    const { orders } = await told(
      'orders { nodes { number type phase ... on GoodsOrder { status } availableActions } }',
    );
    expect(orders.nodes).toEqual([{ number: 'OR1', type: null, phase: null, status: null, availableActions: [] }]);
    expect(new Set(noted)).toEqual(new Set(['ordTp: unknown code GIFT', 'ordStat: unknown code OR00999']));
    end();
  });
});
