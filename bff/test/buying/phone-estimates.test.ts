import { describe, expect, test } from 'vitest';
import { refusal } from '../helpers/fake-mall.ts';
import { anEstimate, aPhone } from '../helpers/samples.ts';
import { bearer, buyingGateway, codesOf } from './buying-gateway.ts';

const buying = buyingGateway();

const path = 'pre/layout/product/wireless/estimate';

const whole = {
  ...anEstimate,
  joinTp: 'NEW',
  linePrice: 55_000,
  usimPrc: 7_700,
  cmprMnth: 36,
  mnthRate: 0.45,
  yrRate: 5.4,
  brkPrcList: [
    { mnth: 1, prc: 240_000 },
    { mnth: 12, prc: 120_000 },
  ],
  mnthLnList: [
    { tp: 'PHONE', prc: 43_303 },
    { tp: 'PLAN', prc: 55_000 },
  ],
  fstBillPrc: 106_009,
  crdt: { crdtrNm: '가온텔레콤', crdtrAddr: '서울 가온길 200', crdtrTel: '1500-0100', payDd: 25, lateRate: 9.9 },
  sprtList: [{ tp: 'SPRT', payerNm: '가온텔레콤', prc: 240_000, condCntn: '24개월 동안 유지해요.' }],
};

const chosen = 'memory: "256GB", joinType: TRANSFER, planNumber: "PL1", deviceMonths: 24, color: "블루"';
const body = {
  gdsGrpNo: 'HP00000001',
  colorNm: '블루',
  phoneMemory: '256GB',
  joinTp: 'TRANS',
  planNo: 'PL1',
  instMnth: 24,
  usimTp: 'USIM',
  addSvcNoList: [],
};

const ask = (discount: string, headers = {}) =>
  buying.gateway.ask(
    `{ mall(url: "familyshop", device: DESKTOP) { product(number: "HP00000001") { ... on WirelessPhone { estimate(input: { ${chosen}${discount} }) {
      __typename ... on PhoneEstimate { joinType discount principal deviceTotal interest monthlyRate yearlyRate phoneMonthly lineMonthly totalMonthly firstMonthTotal firstBill usimPrice contractTotal comparedMonths
        breakEvenMonth alternatives { discount contractTotal } monthlyLines { kind amount } subsidies { kind payer amount condition } terminationFees { month amount } credit { lender address phone paymentDay lateInterestRate } }
      ... on FormRefused { code message fields { path code reason } } } } } } }`,
    {},
    headers,
  );

describe('the estimate of a phone', () => {
  test.each([
    ['member', bearer, 'products/wireless/estimate', {}],
    ['visitor', {}, path, { mallId: 'M0001' }],
  ])('is what the mall says of the choice to a %s', async (_who, headers, called, more) => {
    buying.mall.on('products/wireless', () => ({ ncpList: [aPhone()] }));
    buying.mall.on('products/wireless/HP00000001', () => aPhone());
    buying.mall.on(called, () => whole);
    const { data, errors } = await ask(', discount: SUBSIDY', headers);
    expect(errors).toEqual([]);
    expect(buying.mall.callsTo(called)).toMatchObject([
      { method: 'POST', body: { ...more, ...body, discType: 'SUPPORT', agrmMnth: null } },
    ]);
    expect(data.mall.product.estimate).toEqual({
      __typename: 'PhoneEstimate',
      joinType: 'NEW',
      discount: 'SUBSIDY',
      principal: 978_000,
      deviceTotal: 1_039_278,
      interest: 61_278,
      monthlyRate: 0.45,
      yearlyRate: 5.4,
      phoneMonthly: 43_303,
      lineMonthly: 55_000,
      totalMonthly: 98_303,
      firstMonthTotal: 98_309,
      firstBill: 106_009,
      usimPrice: 7_700,
      contractTotal: 2_366_978,
      comparedMonths: 36,
      breakEvenMonth: 19,
      alternatives: [
        { discount: 'SUBSIDY', contractTotal: 2_366_978 },
        { discount: 'PLAN_DISCOUNT', contractTotal: 2_292_022 },
        { discount: 'NONE', contractTotal: 2_660_260 },
      ],
      monthlyLines: [
        { kind: 'DEVICE', amount: 43_303 },
        { kind: 'PLAN', amount: 55_000 },
      ],
      subsidies: [{ kind: 'SUBSIDY', payer: '가온텔레콤', amount: 240_000, condition: '24개월 동안 유지해요.' }],
      terminationFees: [
        { month: 1, amount: 240_000 },
        { month: 12, amount: 120_000 },
      ],
      credit: {
        lender: '가온텔레콤',
        address: '서울 가온길 200',
        phone: '1500-0100',
        paymentDay: 25,
        lateInterestRate: 9.9,
      },
    });
  });

  test('has sums but no lines from a mall that tells no lines, with the rate and the months of the contract', async () => {
    buying.mall.on(path, () => anEstimate);
    const { data, errors } = await ask(', discount: SUBSIDY');
    expect(errors).toEqual([]);
    expect(data.mall.product.estimate).toMatchObject({
      totalMonthly: 98_303,
      monthlyRate: 0.492,
      yearlyRate: null,
      comparedMonths: 24,
      monthlyLines: null,
      subsidies: null,
      firstBill: null,
      credit: null,
    });
  });

  test.each([
    ['SUPPORT', ['SUPPORT'], null],
    ['PLAN_DISCOUNT', ['SUPPORT', 'PLAN_DISCOUNT'], 36],
    ['NONE', ['SUPPORT', 'NONE'], 36],
  ])('without a discount is that of the default that the mall tells: %s', async (dfltDiscTp, kinds, months) => {
    buying.mall.on(path, ({ body: sent }) => ({ ...whole, ...(sent as object), dfltDiscTp }));
    await ask('');
    const calls = buying.mall.callsTo(path).map((call) => call.body as { discType: string; agrmMnth: number | null });
    expect(calls.map(({ discType }) => discType)).toEqual(kinds);
    expect(calls.at(-1)?.agrmMnth).toBe(months);
  });

  test.each([
    ['the discount on the plan, asked for 24 months', 2_292_022, ['SUPPORT', 'PLAN_DISCOUNT'], 24],
    ['the subsidy without a second call, where both cost the same', 2_366_978, ['SUPPORT'], null],
  ])(
    'without a discount and without a default is that of the cheaper one: %s',
    async (_which, planDiscountTotal, kinds, months) => {
      const totals = anEstimate.altList.map((each) =>
        each.discType === 'PLAN_DISCOUNT' ? { ...each, cntrctTotPrc: planDiscountTotal } : each,
      );
      buying.mall.on(path, ({ body: sent }) => ({ ...anEstimate, ...(sent as object), altList: totals }));
      const { data } = await ask('');
      const calls = buying.mall.callsTo(path).map((call) => call.body as { discType: string; agrmMnth: number | null });
      expect(calls.map(({ discType }) => discType)).toEqual(kinds);
      expect(calls.at(-1)?.agrmMnth).toBe(months);
      expect(data.mall.product.estimate.discount).toBe(kinds.length > 1 ? 'PLAN_DISCOUNT' : 'SUBSIDY');
    },
  );

  test('names the fields that the phone does not offer by those of the input', async () => {
    const faults = ['phoneMemory', 'planNo', 'instMnth', 'agrmMnth', 'addSvcNoList[1]'].map((field) => ({
      field,
      reason: '다시 선택해주세요.',
      rsnCd: 'REFUSED',
    }));
    buying.mall.on(path, (_call, response) => refusal(response, 400, '1400', '입력값을 확인해주세요.', faults));
    const { data, errors } = await ask(', discount: PLAN_DISCOUNT');
    expect(errors).toEqual([]);
    expect(data.mall.product.estimate).toMatchObject({ __typename: 'FormRefused', code: 'INVALID_FIELDS' });
    expect(data.mall.product.estimate.fields.map((field: { path: string[] }) => field.path.join('.'))).toEqual([
      'memory',
      'planNumber',
      'deviceMonths',
      'contractMonths',
      'extraServiceNumbers.1',
    ]);
  });

  test('is an error where the mall fails, and the phone stays', async () => {
    buying.mall.on(path, (_call, response) => refusal(response, 500, '9999', '오류'));
    const answer = await ask(', discount: SUBSIDY');
    expect([codesOf(answer), answer.data.mall.product]).toEqual([['MALL_FAULT'], { estimate: null }]);
  });
});
