import { describe, expect, test } from 'vitest';
import { refusal } from '../helpers/fake-mall.ts';
import { everythingOf } from '../helpers/everything.ts';
import { bearer, buyingGateway, codesOf } from './buying-gateway.ts';
import {
  aSubscription,
  aSubscriptionEstimate,
  aSubscriptionHead,
  aSubscriptionProduct,
  aSubscriptionProductDetail,
  aSubscriptionRow,
} from './subscription-samples.ts';

const buying = buyingGateway();
const { viewer, told } = buying;

const answers = () => {
  buying.mall.on('subs/applications', () => ({ list: [aSubscriptionRow], totalCnt: 1 }));
  buying.mall.on('subs/applications/SB1', () => aSubscription());
  buying.mall.on('orders', () => ({ list: [aSubscriptionHead], totalCnt: 1 }));
  buying.mall.on('orders/SB1', () => aSubscriptionHead);
  for (const path of ['subs', 'pre/subs']) buying.mall.on(path, () => ({ list: [aSubscriptionProduct], totalCnt: 1 }));
  for (const path of ['subs/GD00000201', 'pre/subs/GD00000201']) buying.mall.on(path, () => aSubscriptionProductDetail);
  buying.mall.on('subs/estimate', () => aSubscriptionEstimate);
};

describe('a subscription', () => {
  test("is mapped to a shop's terms", async () => {
    answers();
    const { subscription } =
      await told(`subscription(number: "SB1") { number type phase status productNumber cycle quantity
      nextPaymentAt nextPayTotal startsAt delivery { receiverName } card { name lastDigits } trialEndsAt pausedUntil
      resumesFrom resumesUntil
      charges { date amount status paidAt failureMessage refundedTotal isSent } upcomingCharges { date amount }
      priceChange { payTotal from answerBy isAgreed isToBeAsked } cancellationFee endsAt availableActions }`);
    expect(subscription).toEqual({
      number: 'SB1',
      type: 'SUBSCRIPTION',
      phase: 'PREPARING',
      status: 'ACTIVE',
      productNumber: 'GD00000201',
      cycle: 'EVERY_MONTH',
      quantity: 2,
      nextPaymentAt: '2026-12-23',
      nextPayTotal: 29_800,
      startsAt: '2026-11-23',
      delivery: { receiverName: '한*온' },
      card: { name: '가온카드', lastDigits: '1234' },
      trialEndsAt: null,
      pausedUntil: null,
      resumesFrom: '2026-11-28',
      resumesUntil: '2027-02-25',
      charges: [
        {
          date: '2026-11-23',
          amount: 29_800,
          status: 'PAID',
          paidAt: '2026-11-23T10:00:00+09:00',
          failureMessage: null,
          refundedTotal: 0,
          isSent: true,
        },
      ],
      upcomingCharges: [{ date: '2026-12-23', amount: 29_800 }],
      priceChange: {
        payTotal: 32_800,
        from: '2027-01-23',
        answerBy: '2027-01-22',
        isAgreed: null,
        isToBeAsked: true,
      },
      cancellationFee: 0,
      endsAt: null,
      availableActions: ['SKIP', 'PAUSE', 'CANCEL', 'ANSWER_PRICE_CHANGE'],
    });
  });

  test('is the same in both lists, among the orders and alone, with the calls that it costs there', async () => {
    answers();
    const everything = everythingOf('SubscriptionOrder');
    const { subscription } = await told(`subscription(number: "SB1") ${everything}`);
    const { subscriptions } = await told(`subscriptions(first: 5) { nodes ${everything} edges { node { id } } }`);
    expect(subscriptions.nodes).toEqual([subscription]);
    const { orders, order } = await told(
      `orders(first: 5) { nodes { ... on SubscriptionOrder ${everything} } } order(number: "SB1") { ... on SubscriptionOrder ${everything} }`,
    );
    expect([orders.nodes[0], order]).toEqual([subscription, subscription]);
    buying.mall.calls.splice(0);
    await told('subscriptions(first: 20) { nodes { number cycle quantity nextPaymentAt nextPayTotal } }');
    expect(buying.callsBesides('pre/layout/login')).toEqual(['subs/applications']);
    const { node } = (await buying.gateway.ask(`{ node(id: "${subscription.id}") { id } }`, {}, bearer)).data;
    expect(node).toEqual({ id: subscription.id });
  });

  test('leads to its product, and is null where there is none', async () => {
    answers();
    expect(await told('subscription(number: "SB1") { product { name cycles { price } } }')).toEqual({
      subscription: { product: { name: '온결 이달의 원두 구독', cycles: [{ price: 14_900 }, { price: 15_900 }] } },
    });
    expect(await told('subscription(number: "SB2") { number }')).toEqual({ subscription: null });
    expect(codesOf(await buying.gateway.ask('{ viewer(mallUrl: "familyshop") { id } }'))).toEqual([]);
  });
});

const estimate = (headers: Record<string, string>) =>
  buying.gateway.ask(
    `{ mall(device: DESKTOP) { subscriptionProduct(number: "GD00000201") { estimate(input: { cycle: EVERY_MONTH, startsAt: "2026-11-23", quantity: 2, addressNumber: "DL1" }) {
      __typename ... on SubscriptionEstimate { payTotal trialEndsAt charges { date amount } } ... on WrongState { stateCode } ... on FormRefused { fields { path } } } } } }`,
    {},
    headers,
  );

describe('a product of a subscription', () => {
  const product = `number name categoryNumber marketPrice salePrice status isSoldOut hasTrial cycles { cycle price } termMonths trialDays
    cancellationFeeText startsFrom startsUntil images { url } description disclosures { title text } agreements { code title html isRequired }`;

  test('is mapped for visitors and members, in a list as alone', async () => {
    answers();
    for (const headers of [{}, bearer]) {
      const { data, errors } = await buying.gateway.ask(
        `{ mall(device: DESKTOP) { subscriptionProducts(category: "1300", orderBy: NEWEST, first: 1) { totalCount nodes { ${product} } } subscriptionProduct(number: "GD00000201") { ${product} } } }`,
        {},
        headers,
      );
      expect(errors).toEqual([]);
      expect(data.mall.subscriptionProducts.nodes).toEqual([data.mall.subscriptionProduct]);
      expect(data.mall.subscriptionProduct).toEqual({
        number: 'GD00000201',
        name: '온결 이달의 원두 구독',
        categoryNumber: '1303',
        marketPrice: 18_900,
        salePrice: 14_900,
        status: 'ON_SALE',
        isSoldOut: false,
        hasTrial: true,
        cycles: [
          { cycle: 'EVERY_MONTH', price: 14_900 },
          { cycle: null, price: 15_900 },
        ],
        termMonths: 12,
        trialDays: null,
        cancellationFeeText: '위약금을 받지 않아요.',
        startsFrom: '2026-11-22',
        startsUntil: '2027-01-21',
        images: [{ url: '/images/goods/coffee/f4f1ea-1-front.svg' }],
        description: '<p>달마다 와요.</p>',
        disclosures: [{ title: '제조국', text: '한국' }],
        agreements: [{ code: 'AG00201', title: '정기 결제 동의', html: null, isRequired: true }],
      });
    }
    expect(Object.fromEntries(buying.mall.callsTo('pre/subs')[0]?.query ?? [])).toEqual({
      mallId: 'M0001',
      ctgNo: '1300',
      sort: 'NEW',
      page: '1',
      size: '1',
    });
  });

  test('is estimated for members', async () => {
    answers();
    expect(codesOf(await estimate({}))).toEqual(['UNAUTHENTICATED']);
    const { data } = await estimate(bearer);
    expect(data.mall.subscriptionProduct.estimate).toEqual({
      __typename: 'SubscriptionEstimate',
      payTotal: 29_800,
      trialEndsAt: '2026-12-06',
      charges: [
        { date: '2026-12-06', amount: 29_800 },
        { date: '2027-01-06', amount: 29_800 },
      ],
    });
    expect(buying.mall.callsTo('subs/estimate')[0]?.body).toEqual({
      subsNo: 'GD00000201',
      cyclCd: 'M1',
      bgnDt: '20261123',
      qty: 2,
      dlvNo: 'DL1',
    });
  });

  test('whose estimate is refused says why', async () => {
    answers();
    const fault = [{ field: 'bgnDt', reason: '오늘부터예요.' }];
    buying.mall.on('subs/estimate', (_call, response) => refusal(response, 400, '1400', '확인', fault));
    expect((await estimate(bearer)).data.mall.subscriptionProduct.estimate.fields).toEqual([{ path: ['startsAt'] }]);
    buying.mall.on('subs/estimate', (_call, response) =>
      refusal(response, 409, '1409', '품절', { rsnCd: 'STATE', stat: 'CT00101' }),
    );
    expect((await estimate(bearer)).data.mall.subscriptionProduct.estimate).toEqual({
      __typename: 'WrongState',
      stateCode: 'CT00101',
    });
  });

  test.each([
    ['without its sum', { payPrc: null }],
    ['with a charge that has no day', { schdList: [{ payDt: 'soon', prc: 1 }] }],
    ['with a charge that has no sum', { schdList: [{ payDt: '20261206' }] }],
  ])('is never estimated %s', async (_what, odd) => {
    answers();
    buying.mall.on('subs/estimate', () => ({ ...aSubscriptionEstimate, ...odd }));
    expect(codesOf(await estimate(bearer))).toEqual(['MALL_BAD_ANSWER']);
  });
});

test('a subscription is started although its row is malformed, and found by its number', async () => {
  answers();
  buying.mall.on('subs/applications', () => ({ applNo: 'SB1', pgReq: null, appl: { ordNo: 'SB1' } }));
  const input = {
    mallUrl: 'familyshop',
    idempotencyKey: 'an-intent-of-mine',
    productNumber: 'GD00000201',
    cycle: 'EVERY_MONTH',
    startsAt: '2026-11-23',
    quantity: 1,
    addressNumber: 'DL1',
    payTotal: 1,
    agreedTerms: [],
    returnUrl: 'http://localhost:4000/pg?mallUrl=familyshop',
  };
  const start = `mutation ($input: StartSubscriptionInput!) { startSubscription(input: $input) {
    ... on OrderPlaced { paymentRequest { number } order { __typename number } } ... on PaymentUnavailable { orderNumber retryAfter } } }`;
  expect((await buying.gateway.ask(start, { input }, bearer)).data.startSubscription).toEqual({
    paymentRequest: null,
    order: { __typename: 'SubscriptionOrder', number: 'SB1' },
  });
  buying.mall.on('subs/applications', (_call, response) => refusal(response, 503, '1503', '잠시 후', { ordNo: 'SB1' }));
  expect((await buying.gateway.ask(start, { input }, bearer)).data.startSubscription).toEqual({
    orderNumber: 'SB1',
    retryAfter: 3,
  });
  buying.mall.on('subs/applications', () => ({ applNo: 'SB1', pgReq: { payNo: 'PY1' } }));
  expect(codesOf(await buying.gateway.ask(start, { input }, bearer))).toEqual(['MALL_BAD_ANSWER']);
  expect((await viewer('id')).errors).toEqual([]);
});
