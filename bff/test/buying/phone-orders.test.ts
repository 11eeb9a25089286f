import { describe, expect, test } from 'vitest';
import { everythingOf } from '../helpers/everything.ts';
import { refusal } from '../helpers/fake-mall.ts';
import { anEstimate } from '../helpers/samples.ts';
import { bearer, buyingGateway, codesOf } from './buying-gateway.ts';
import { buyingOperations, questionOf } from './operations.ts';
import { phoneOrderOperations } from './phone-order-operations.ts';
import { aPhoneOrder, aPhoneOrderHead, aPhonePrintout, aPhoneSheet, aPorting } from './phone-order-samples.ts';
import { aPaymentRequest } from './samples.ts';
import { aSubscription } from './subscription-samples.ts';

const buying = buyingGateway();
const { viewer, told } = buying;

const answers = () => {
  const others = ['WO2', 'WO3'].map((ordNo) => ({ ...aPhoneOrderHead, ordNo }));
  buying.mall.on('orders', () => ({ list: [aPhoneOrderHead, ...others], totalCnt: 3 }));
  buying.mall.on('orders/WO1', () => aPhoneOrderHead);
  for (const ordNo of ['WO1', 'WO2', 'WO3']) buying.mall.on(`orders/wireless/${ordNo}`, () => aPhoneOrder({ ordNo }));
  buying.mall.on('orders/wireless/WO1/print', () => aPhonePrintout);
  buying.mall.on('orders/wireless/sheet/WS1', () => aPhoneSheet());
  buying.mall.on('orders/wireless', () => ({ ordNo: 'WO1', payPrc: 0, pgReq: null, order: aPhoneOrder() }));
  buying.mall.on('orders/wireless/mnp/check', () => aPorting);
};

const holder = {
  name: '한*온',
  phone: '010-****-1234',
  email: 'ga***@familyshop.example',
  isAdult: false,
  guardianName: '한*름',
  joinType: 'TRANSFER',
  previousCarrierCode: 'TC02',
  billing: 'ACCOUNT',
  billingAccount: '****0000',
};

const agreements = [
  { code: 'AG00201', title: '계약 동의', html: '<p>읽었어요.</p>', isRequired: true, isForMinors: true },
];

describe('the order of a phone', () => {
  test("is mapped to a shop's terms", async () => {
    answers();
    const { order } = await told(`order(number: "WO1") { ... on PhoneOrder { number type phase status availableActions
      estimate { productName totalMonthly contractTotal breakEvenMonth } holder ${everythingOf('PhoneHolder')} delivery { receiverName }
      documents { kind fileNumber submittedAt } documentsDueAt reasonText history { at status actor note }
      withdrawableUntil withdrawalReasons { reason until } paymentMethod payment { method methodName status paidAt }
      receipts { type amount approvalNumber } parcel { carrier trackingNumber } } }`);
    expect(order).toEqual({
      number: 'WO1',
      type: 'PHONE',
      phase: 'PREPARING',
      status: 'DOCUMENTS_REQUESTED',
      availableActions: ['SUBMIT_DOCUMENTS', 'CANCEL', 'WITHDRAW'],
      estimate: { productName: '누리온 X5 프로', totalMonthly: 98_303, contractTotal: 2_366_978, breakEvenMonth: 19 },
      holder: { __typename: 'PhoneHolder', ...holder },
      delivery: { receiverName: '한*온' },
      documents: [
        { kind: 'GUARDIAN_CONSENT', fileNumber: 'FL1', submittedAt: '2026-11-23T13:00:00+09:00' },
        { kind: null, fileNumber: null, submittedAt: null },
      ],
      documentsDueAt: '2026-11-30T23:59:59+09:00',
      reasonText: '가족관계를 확인할 서류가 필요해요.',
      history: [
        { at: '2026-11-23T12:00:00+09:00', status: 'RECEIVED', actor: 'MEMBER', note: null },
        {
          at: '2026-11-23T12:30:00+09:00',
          status: 'DOCUMENTS_REQUESTED',
          actor: 'SHOP',
          note: '가족관계를 확인할 서류가 필요해요.',
        },
      ],
      withdrawableUntil: '2026-11-30',
      withdrawalReasons: [{ reason: 'CALL_QUALITY', until: '2026-12-07' }],
      paymentMethod: 'BILLING_KEY',
      payment: {
        method: 'BILLING_KEY',
        methodName: '정기결제 카드',
        status: 'PAID',
        paidAt: '2026-11-23T12:01:00+09:00',
      },
      receipts: [{ type: 'CARD', amount: 978_000, approvalNumber: '01234567' }],
      parcel: { carrier: '가온택배', trackingNumber: '612345678901' },
    });
  });

  test('is the same in a list, alone and by its id, and each costs one call for all of its fields', async () => {
    answers();
    const everything = everythingOf('PhoneOrder');
    const { orders, order } = await told(
      `orders(first: 5) { nodes { ... on PhoneOrder ${everything} } } order(number: "WO1") { ... on PhoneOrder ${everything} }`,
    );
    expect(orders.nodes[0]).toEqual(order);
    expect(Object.keys(order).filter((field) => order[field] === null)).toEqual(['paymentDueAt']);
    expect(buying.callsBesides('pre/layout/login', 'orders', 'orders/WO1').toSorted()).toEqual([
      'orders/wireless/WO1',
      'orders/wireless/WO2',
      'orders/wireless/WO3',
    ]);
    const { node } = (
      await buying.gateway.ask(`{ node(id: "${order.id}") { ... on PhoneOrder ${everything} } }`, {}, bearer)
    ).data;
    expect(node).toEqual(order);
  });

  test('costs no call of its own for what every list tells', async () => {
    answers();
    await told(
      'orders(first: 5) { nodes { ... on PhoneOrder { number title phase payTotal status availableActions } } }',
    );
    expect(buying.callsBesides('pre/layout/login')).toEqual(['orders']);
  });

  test.each<[string, Record<string, unknown>]>([
    ['without a sum of the estimate', { estimate: { ...anEstimate, totalPrice: null } }],
    ['without a holder', { holder: null }],
    ['with a document that has no name', { docList: [{ fileNo: 'FL1' }] }],
  ])('whose detail is odd (%s) loses the detail alone', async (_what, odd) => {
    answers();
    buying.mall.on('orders/wireless/WO1', () => aPhoneOrder(odd));
    const answer = await viewer(
      'order(number: "WO1") { number ... on PhoneOrder { status estimate { totalMonthly } } }',
    );
    expect(codesOf(answer)).toEqual(['MALL_BAD_ANSWER']);
    expect(answer.data.viewer.order).toEqual({ number: 'WO1', status: 'DOCUMENTS_REQUESTED', estimate: null });
  });

  test('that its own call does not know has nothing but its row', async () => {
    answers();
    buying.mall.on('orders/wireless/WO1', (_call, response) => refusal(response, 404, '1404', '없어요.'));
    expect(await told('order(number: "WO1") { number ... on PhoneOrder { holder { name } history { at } } }')).toEqual({
      order: { number: 'WO1', holder: null, history: null },
    });
  });
});

describe('the printout of a contract', () => {
  const printout = 'order(number: "WO1") { number ... on PhoneOrder { printout';

  test('is a call of its own', async () => {
    answers();
    const { order } = await told(
      `${printout} { mallName orderNumber orderedAt status holder ${everythingOf('PhoneHolder')} delivery { receiverName }
        estimate { totalMonthly } subsidies { kind payer amount condition } agreements { code title html isRequired isForMinors } isSigned } } }`,
    );
    expect(order.printout).toEqual({
      mallName: '한빛 패밀리샵',
      orderNumber: 'WO1',
      orderedAt: '2026-11-23T12:00:00+09:00',
      status: 'DOCUMENTS_REQUESTED',
      holder: { __typename: 'PhoneHolder', ...holder },
      delivery: { receiverName: '한*온' },
      estimate: { totalMonthly: 98_303 },
      subsidies: [{ kind: 'SUBSIDY', payer: '가온텔레콤', amount: 240_000, condition: '24개월 동안 유지해요.' }],
      agreements,
      isSigned: true,
    });
    expect(buying.callsBesides('pre/layout/login')).toEqual(['orders/WO1', 'orders/wireless/WO1/print']);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a subsidy without its condition', { sprtList: [{ tp: 'SPRT', payerNm: '가온텔레콤', prc: 1 }] }],
    ['an agreement without its title', { agreeList: [{ agreeCd: 'AG00201' }] }],
    ['no word of a signature', { signYn: null }],
  ])('is never shown with %s', async (_what, odd) => {
    answers();
    buying.mall.on('orders/wireless/WO1/print', () => ({ ...aPhonePrintout, ...odd }));
    const answer = await viewer(`${printout} { mallName } } }`);
    expect(codesOf(answer)).toEqual(['MALL_BAD_ANSWER']);
    expect(answer.data.viewer.order).toEqual({ number: 'WO1', printout: null });
  });
});

describe('the order sheet of a phone', () => {
  test("is mapped to a shop's terms", async () => {
    answers();
    const { phoneOrderSheet } = await told(`phoneOrderSheet(number: "WS1") { number expiresAt
      estimate { productNumber productName totalMonthly } agreements { code title html isRequired isForMinors } extraServices { number name description monthly }
      documents { kind isAlwaysRequired } carriers { code name } banks { code name } }`);
    expect(phoneOrderSheet).toEqual({
      number: 'WS1',
      expiresAt: '2026-11-23T13:00:00+09:00',
      estimate: { productNumber: 'HP00000001', productName: '누리온 X5 프로', totalMonthly: 98_303 },
      agreements,
      extraServices: [{ number: 'AS1', name: '통화 연결음', description: null, monthly: 1_100 }],
      documents: [
        { kind: 'GUARDIAN_CONSENT', isAlwaysRequired: false },
        { kind: null, isAlwaysRequired: true },
      ],
      carriers: [{ code: 'TC02', name: '나래텔레콤' }],
      banks: [{ code: 'BK01', name: '가온은행' }],
    });
  });

  test('says of carriers and banks that they are not told: those of the plans are then asked for', async () => {
    buying.mall.on('orders/wireless/sheet/WS1', () => aPhoneSheet({ telecomList: undefined, bankList: undefined }));
    const { phoneOrderSheet } = await told('phoneOrderSheet(number: "WS1") { carriers { code } banks { code } }');
    expect(phoneOrderSheet).toEqual({ carriers: null, banks: null });
  });

  test('is null where there is none, and the error CONFLICT when it has ended', async () => {
    expect(await told('phoneOrderSheet(number: "WS2") { number }')).toEqual({ phoneOrderSheet: null });
    buying.mall.on('orders/wireless/sheet/WS1', (_call, response) =>
      refusal(response, 409, '1409', '신청서 시간이 지났어요.', { rsnCd: 'EXPIRED', expTp: 'SHEET' }),
    );
    const { errors } = await viewer('phoneOrderSheet(number: "WS1") { number }');
    expect(errors).toMatchObject([{ message: '신청서 시간이 지났어요.', extensions: { code: 'CONFLICT' } }]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['without a sum of the estimate', { estimate: { ...anEstimate, cntrctTotPrc: null } }],
    ['with an agreement that has no code', { agreeList: [{ title: '계약 동의' }] }],
  ])('is never shown %s', async (_what, odd) => {
    buying.mall.on('orders/wireless/sheet/WS1', () => aPhoneSheet(odd));
    expect(codesOf(await viewer('phoneOrderSheet(number: "WS1") { number }'))).toEqual(['MALL_BAD_ANSWER']);
  });
});

const operationOf = (name: string) => {
  const operation = phoneOrderOperations.find((each) => each.name === name);
  if (!operation) throw new Error(`There is no ${name}.`);
  return operation;
};
const send = async (name: string, fields: Record<string, unknown> = {}) => {
  const operation = operationOf(name);
  const answer = await buying.gateway.ask(questionOf(operation), { input: { ...operation.input, ...fields } }, bearer);
  return { result: answer.data?.[name] ?? null, codes: codesOf(answer) };
};

describe('ordering a phone', () => {
  test('that is paid by the month from an account needs no form', async () => {
    answers();
    const { result } = await send('placePhoneOrder', { returnUrl: undefined });
    expect(result).toMatchObject({ __typename: 'OrderPlaced', paymentRequest: null, order: { number: 'WO1' } });
  });

  test('by a card names no account', async () => {
    answers();
    await send('placePhoneOrder', { billing: { card: true } });
    expect(buying.mall.callsTo('orders/wireless')).toMatchObject([{ body: { billTp: 'CARD' } }]);
    expect(buying.mall.callsTo('orders/wireless')[0]?.body).not.toHaveProperty('billAcct');
  });

  test.each([
    ['both', { account: { bankCode: 'BK01', accountNumber: '1', holder: '한가온' }, card: true }],
    ['neither', {}],
  ])('takes an account or a card, not %s', async (_what, billing) => {
    answers();
    expect((await send('placePhoneOrder', { billing })).codes).toEqual(['BAD_INPUT']);
    expect(buying.mall.callsTo('orders/wireless')).toEqual([]);
  });

  test('succeeds although its row is malformed, which is then read by its number', async () => {
    answers();
    buying.mall.on('orders/wireless', () => ({ ordNo: 'WO1', payPrc: 0, pgReq: null, order: { ordNo: 'WO1' } }));
    expect((await send('placePhoneOrder')).result).toMatchObject({
      order: { number: 'WO1', status: 'DOCUMENTS_REQUESTED', holder: { name: '한*온' } },
    });
    buying.mall.on('orders/WO1', (_call, response) => refusal(response, 500, '9999', '오류'));
    buying.mall.on('orders/wireless/WO1', (_call, response) => refusal(response, 404, '1404', '없어요.'));
    expect((await send('placePhoneOrder')).result).toMatchObject({
      order: { number: 'WO1', status: null, holder: null },
    });
  });

  test.each<[string, Record<string, unknown>]>([
    ['something to pay, but no form', { payPrc: 1_039_278, pgReq: null }],
    ['a card to register, but a form that cannot be read', { payPrc: 0, pgReq: { payNo: 'PY1' } }],
    [
      'a form that leads elsewhere',
      { payPrc: 0, pgReq: { ...aPaymentRequest, payUrl: 'http://elsewhere.example/pay' } },
    ],
    ['no number', { ordNo: null }],
  ])('with %s is a bad answer', async (_what, odd) => {
    answers();
    buying.mall.on('orders/wireless', () => ({ ordNo: 'WO1', payPrc: 0, pgReq: null, order: aPhoneOrder(), ...odd }));
    expect((await send('placePhoneOrder')).codes).toEqual(['MALL_BAD_ANSWER']);
  });

  test('stands while the payment provider cannot be asked, and names the way to pay that it refuses', async () => {
    answers();
    buying.mall.on('orders/wireless', (_call, response) => refusal(response, 503, '1503', '잠시 후', { ordNo: 'WO1' }));
    expect((await send('placePhoneOrder')).result).toMatchObject({
      __typename: 'PaymentUnavailable',
      orderNumber: 'WO1',
      retryAfter: 3,
    });
    const fault = [{ field: 'payMthdCd', reason: '카드사에서 거절했어요.' }];
    buying.mall.on('orders/wireless', (_call, response) => refusal(response, 400, '1400', '확인', fault));
    expect((await send('placePhoneOrder')).result).toMatchObject({
      __typename: 'FormRefused',
      fields: [{ path: ['billing'], reason: '카드사에서 거절했어요.' }],
    });
  });
});

test.each([
  ['a phone', { wlsOrd: aPhoneOrder() }, { number: 'WO1', phone: 'DOCUMENTS_REQUESTED' }],
  ['a subscription', { appl: aSubscription() }, { number: 'SB1', subscription: 'ACTIVE' }],
])('paying for %s again tells its order without another call', async (_what, row, order) => {
  const operation = buyingOperations.find(({ name }) => name === 'retryPayment');
  buying.mall.on('orders/OR1/pay', () => ({ payPrc: 0, pgReq: aPaymentRequest, order: null, ...row }));
  const { data } = await buying.gateway.ask(
    `mutation ($input: RetryPaymentInput!) { retryPayment(input: $input) { ... on OrderPlaced { order { number
      ... on PhoneOrder { phone: status } ... on SubscriptionOrder { subscription: status } } } } }`,
    { input: operation?.input },
    bearer,
  );
  expect(data.retryPayment).toEqual({ order });
  expect(buying.callsBesides('pre/layout/login')).toEqual(['orders/OR1/pay']);
});

describe('bringing a number along', () => {
  test.each([
    ['accountDigits', 'ACCT4'],
    ['cardDigits', 'CARD4'],
    ['deviceDigits', 'DEVICE4'],
  ])('is proven by %s, whose faults are named', async (name, authTp) => {
    answers();
    await send('checkNumberPorting', { proof: { [name]: '5678' } });
    expect(buying.mall.callsTo('orders/wireless/mnp/check')).toMatchObject([{ body: { authTp, authVal: '5678' } }]);
    const fault = [{ field: 'authVal', reason: '숫자 4자리예요.', rsnCd: 'FORMAT' }];
    buying.mall.on('orders/wireless/mnp/check', (_call, response) => refusal(response, 400, '1400', '확인', fault));
    expect((await send('checkNumberPorting', { proof: { [name]: 'abcd' } })).result.fields).toEqual([
      { path: ['proof', name], code: 'FORMAT', reason: '숫자 4자리예요.' },
    ]);
  });

  test.each(
    ['OTHER_NAME', 'UNPAID_BILLS', 'TOO_SOON', 'SUSPENDED', 'WRONG_DIGITS', 'OTHER_CARRIER', 'CENTER_CLOSED'].map(
      (reason, index) => [reason, `MN0010${index + 1}`],
    ),
  )('is refused as %s by a code of its own', async (reason, mnpRsnCd) => {
    buying.mall.on('orders/wireless/mnp/check', (_call, response) =>
      refusal(response, 409, '1409', '번호이동을 할 수 없어요.', { rsnCd: 'PORTING', mnpRsnCd }),
    );
    expect((await send('checkNumberPorting')).result).toEqual({
      __typename: 'PortingRefused',
      message: '번호이동을 할 수 없어요.',
      code: 'PORTING_REFUSED',
      reason,
      nextCheckAt: null,
    });
  });

  test('without a number of the check is a bad answer', async () => {
    buying.mall.on('orders/wireless/mnp/check', () => ({ expDts: '20261123130000' }));
    expect((await send('checkNumberPorting')).codes).toEqual(['MALL_BAD_ANSWER']);
  });
});
