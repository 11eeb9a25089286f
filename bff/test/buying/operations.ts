import { expect } from 'vitest';
import { variantId } from '../../src/features/products/variant-id.ts';
import { bulkOrderOperations } from './bulk-order-operations.ts';
import { alertOperations } from './alert-operations.ts';
import { checkoutOperations } from './checkout-operations.ts';
import { inquiryOperations } from './inquiry-operations.ts';
import { couponOperations } from './coupon-operations.ts';
import { exhibitionOperations } from './exhibition-operations.ts';
import { phoneOrderOperations } from './phone-order-operations.ts';
import { subscriptionOperations } from './subscription-operations.ts';
import { aClaim, anOrder, aPayment, aPaymentRequest, aSheet, aSummary } from './samples.ts';

const mallUrl = 'familyshop';
const idempotencyKey = 'an-intent-of-mine';
export const returnUrl = 'http://localhost:4000/pg?mallUrl=familyshop';

/** A mutation of buying: its input, the one call that it makes, and its result. */
export interface BuyingOperation {
  name: string;
  input: Record<string, unknown>;
  /** Method and path below /api/v1/mall/. */
  call: string;
  body: unknown;
  answer: () => unknown;
  /** The selection of a success, and what it holds. */
  selection: string;
  result: Record<string, unknown>;
  /** Open in malls with a shop alone. */
  isShopping?: true;
  /** Input fields that are part of the address, not of the body. */
  inAddress?: string[];
  /** Conflicts that the contract knows of this call. */
  conflicts: readonly ConflictName[];
  /** What the mall says of one, and what is told, where that differs from other calls. */
  conflictData?: Partial<Record<ConflictName, [data: Record<string, unknown>, told: Record<string, unknown>][]>>;
}

export type ConflictName = (typeof conflictNames)[number];

/** All conflicts of the schema's that a mutation can have. */
export const conflictNames = [
  'OutOfStock',
  'PriceChanged',
  'TotalChanged',
  'EstimateChanged',
  'RefundChanged',
  'Expired',
  'PortingRefused',
  'GuardianRequired',
  'WrongState',
  'LimitReached',
  'AlreadyExists',
  'CouponUnusable',
  'PointsUnusable',
  'KeyReused',
  'InProgress',
] as const;

const ofLines = ['OutOfStock', 'WrongState', 'LimitReached'] as const;
const ofKey = ['KeyReused', 'InProgress'] as const;
const ofStep = ['WrongState', ...ofKey] as const;
const ofPayment = [...ofLines, ...ofKey] as const;

const cart = {
  answer: () => ({ cartCnt: 0, cart: { cartList: [], dlvGrpList: [], summary: aSummary } }),
  selection: '... on CartChanged { cart { lineCount lines { id } } member { id } }',
  result: { __typename: 'CartChanged', cart: { lineCount: 0, lines: [] }, member: { id: expect.any(String) } },
  isShopping: true,
} as const;

const anAddress = {
  receiverName: '한가온',
  receiverPhone: '010-0000-1234',
  postalCode: '04524',
  roadAddress: '한빛로 12',
};
const addressInWire = {
  rcvrNm: '한가온',
  rcvrTel: '010-0000-1234',
  zipCd: '04524',
  roadAddr: '한빛로 12',
  dfltYn: 'N',
};
const addresses = {
  answer: () => ({ dlvNo: 'DL1', dlvList: [{ ...addressInWire, dlvNo: 'DL1' }] }),
  selection: '... on DeliveryAddressSaved { address { number } member { id addresses { number } } }',
  result: {
    __typename: 'DeliveryAddressSaved',
    address: { number: 'DL1' },
    member: { id: expect.any(String), addresses: [{ number: 'DL1' }] },
  },
} as const;

const lavender = variantId('M0001', { productNumber: 'GD1', optionNumber: 'GD1-1', colorName: '라벤더' });
const lavenderAlone = variantId('M0001', { productNumber: 'GD1', optionNumber: null, colorName: '라벤더' });

const sheet = {
  selection: '... on OrderSheet { number choice { couponNumbers points addressNumber } summary { payTotal } }',
  result: {
    __typename: 'OrderSheet',
    number: 'OS1',
    choice: { couponNumbers: ['CI1'], points: 1_000, addressNumber: 'DL1' },
    summary: { payTotal: 42_900 },
  },
  isShopping: true,
} as const;

const placed = {
  selection:
    '... on OrderPlaced { order { number payTotal paymentDueAt ... on GoodsOrder { status } } paymentRequest { number provider url method parameters { name value } expiresAt } } ... on PaymentUnavailable { orderNumber retryAfter message }',
  result: {
    __typename: 'OrderPlaced',
    order: {
      number: 'OR1',
      payTotal: 42_900,
      paymentDueAt: '2026-11-23T12:15:00+09:00',
      status: 'AWAITING_PAYMENT',
    },
    paymentRequest: {
      number: 'PY1',
      provider: 'TEST',
      url: 'http://localhost:4000/pg-test/PY1',
      method: 'POST',
      parameters: [{ name: 'payNo', value: 'PY1' }],
      expiresAt: '2026-11-23T12:15:00+09:00',
    },
  },
} as const;

const claimSelection =
  '... on ClaimMade { claim { number status type reason reasonText items { number quantity } photos refundTotal refundParts { kind amount } returnDeliveryFee restoredPoints restoredCoupons { number name } refundDueOn requestedAt order { number claims { id } } } }';
const { clmNo, clmStat, rfndPrc, rfndList, rtnDlvPrc, rstrPnt, rstrCpnList, rfndDueDt } = aClaim;
const wireFigures = { clmNo, clmStat, rfndPrc, rfndList, rtnDlvPrc, rstrPnt, rstrCpnList, rfndDueDt };
export const figures = {
  refundTotal: 42_900,
  refundParts: [
    { kind: 'GOODS', amount: 45_900 },
    { kind: 'RETURN_DELIVERY', amount: -3_000 },
  ],
  returnDeliveryFee: 0,
  restoredPoints: 1_000,
  restoredCoupons: [{ number: 'CI1', name: '첫 구매 5,000원 할인' }],
  refundDueOn: '2026-11-26',
};

/** The response to a claim, whose order lists it. */
function claim(clmTp: 'CANCEL' | 'RETURN' | 'EXCHANGE') {
  return {
    answer: () => ({
      ...wireFigures,
      order: anOrder({ clmList: [{ ...aClaim, clmTp }] }),
    }),
    selection: claimSelection,
    result: {
      __typename: 'ClaimMade',
      claim: {
        number: 'CL1',
        status: 'REQUESTED',
        type: clmTp,
        reason: 'FAULTY',
        reasonText: '뚜껑이 닫히지 않아요.',
        items: [{ number: 'OI1', quantity: 1 }],
        photos: ['FL1'],
        ...figures,
        requestedAt: '2026-11-23T13:00:00+09:00',
        order: { number: 'OR1', claims: [{ id: expect.any(String) }] },
      },
    },
    inAddress: ['orderNumber'],
  };
}

const choice = { coupons: { numbers: ['CI1'] }, points: 1_000, addressNumber: 'DL1' };

const order = {
  selection: '... on GoodsOrder { number status }',
  result: { __typename: 'GoodsOrder', number: 'OR1', status: 'CONFIRMED' },
} as const;

export const buyingOperations: BuyingOperation[] = [
  {
    name: 'addToCart',
    conflicts: [...ofLines, ...ofKey],
    input: {
      mallUrl,
      idempotencyKey,
      items: [{ variantId: lavender, quantity: 2 }],
    },
    call: 'POST carts',
    body: { itemList: [{ gdsGrpNo: 'GD1', optNo: 'GD1-1', colorNm: '라벤더', qty: 2 }] },
    ...cart,
  },
  {
    name: 'updateCartLines',
    conflicts: ofLines,
    input: {
      mallUrl,
      lines: [
        { number: 'CA1', quantity: 3 },
        { number: 'CA2', quantity: 1, variantId: lavender },
      ],
    },
    call: 'PUT carts',
    body: {
      itemList: [
        { cartNo: 'CA1', qty: 3 },
        { cartNo: 'CA2', qty: 1, gdsGrpNo: 'GD1', optNo: 'GD1-1', colorNm: '라벤더' },
      ],
    },
    ...cart,
  },
  {
    name: 'removeCartLines',
    conflicts: [],
    input: { mallUrl, numbers: ['CA1'] },
    call: 'POST carts/delete',
    body: { cartNoList: ['CA1'] },
    ...cart,
  },
  {
    name: 'createDeliveryAddress',
    conflicts: ['LimitReached', ...ofKey],
    input: { mallUrl, idempotencyKey, ...anAddress, isDefault: false },
    call: 'POST deliveries',
    body: addressInWire,
    ...addresses,
  },
  {
    name: 'updateDeliveryAddress',
    conflicts: [],
    input: { mallUrl, number: 'DL1', ...anAddress, isDefault: false },
    call: 'PUT deliveries/DL1',
    body: addressInWire,
    inAddress: ['number'],
    ...addresses,
  },
  {
    name: 'deleteDeliveryAddress',
    conflicts: [],
    input: { mallUrl, number: 'DL1' },
    call: 'DELETE deliveries/DL1',
    body: undefined,
    inAddress: ['number'],
    answer: addresses.answer,
    selection: '... on DeliveryAddressDeleted { member { addresses { number } } }',
    result: { __typename: 'DeliveryAddressDeleted', member: { addresses: [{ number: 'DL1' }] } },
  },
  {
    name: 'createOrderSheet',
    conflicts: ['OutOfStock', 'WrongState', ...ofKey],
    input: { mallUrl, idempotencyKey, source: { cartLines: ['CA1', 'CA2'] } },
    call: 'POST orders/sheet',
    body: { cartNoList: ['CA1', 'CA2'] },
    answer: aSheet,
    ...sheet,
  },
  {
    name: 'createOrderSheet',
    conflicts: ['OutOfStock', 'WrongState', ...ofKey],
    input: { mallUrl, idempotencyKey, source: { item: { variantId: lavenderAlone, quantity: 2 } } },
    call: 'POST orders/sheet',
    body: { directItem: { gdsGrpNo: 'GD1', optNo: null, colorNm: '라벤더', qty: 2 } },
    answer: aSheet,
    ...sheet,
  },
  {
    name: 'priceOrderSheet',
    conflicts: ['Expired', 'CouponUnusable'],
    input: { mallUrl, sheetNumber: 'OS1', choice },
    call: 'POST orders/sheet/OS1/price',
    body: { cpnIsuNoList: ['CI1'], usePnt: 1_000, dlvNo: 'DL1' },
    answer: () => ({ summary: aSummary, sheet: aSheet() }),
    inAddress: ['sheetNumber'],
    ...sheet,
  },
  {
    name: 'priceOrderSheet',
    conflicts: ['Expired', 'CouponUnusable'],
    input: { mallUrl, sheetNumber: 'OS1', choice: { coupons: { best: true }, points: 1_000, addressNumber: 'DL1' } },
    call: 'POST orders/sheet/OS1/price',
    body: { bestYn: 'Y', usePnt: 1_000, dlvNo: 'DL1' },
    answer: () => ({ summary: aSummary, sheet: aSheet() }),
    inAddress: ['sheetNumber'],
    ...sheet,
  },
  {
    name: 'placeOrder',
    conflicts: ['Expired', 'CouponUnusable', 'PointsUnusable', 'PriceChanged', ...ofPayment],
    input: {
      mallUrl,
      idempotencyKey,
      sheetNumber: 'OS1',
      choice,
      buyer: { name: '한가온', phone: '010-0000-1234', email: 'gaon@familyshop.example' },
      deliveryMessage: '문 앞에 놓아 주세요.',
      payment: {
        method: 'VIRTUAL_ACCOUNT',
        cashReceipt: { purpose: 'INCOME_DEDUCTION', number: '010-0000-1234' },
      },
      payTotal: 42_900,
      agreementId: 'an-agreement',
      agreedTerms: ['AG00101'],
      returnUrl,
    },
    call: 'POST orders',
    body: {
      ordShtNo: 'OS1',
      ordrNm: '한가온',
      ordrTel: '010-0000-1234',
      ordrEmail: 'gaon@familyshop.example',
      dlvNo: 'DL1',
      dlvMsg: '문 앞에 놓아 주세요.',
      payMthdCd: 'PM00103',
      cashRcpt: { tp: 'INCOME', no: '010-0000-1234' },
      cpnIsuNoList: ['CI1'],
      usePnt: 1_000,
      payPrc: 42_900,
      agrmtId: 'an-agreement',
      agreeCdList: ['AG00101'],
      rtnUrl: returnUrl,
    },
    answer: () => ({
      ordNo: 'OR1',
      payPrc: 42_900,
      payDueDts: '20261123121500',
      pgReq: aPaymentRequest,
      order: anOrder({ ordStat: 'OR00101', payDueDts: '20261123121500' }),
    }),
    isShopping: true,
    ...placed,
  },
  {
    name: 'retryPayment',
    conflicts: ofPayment,
    input: {
      mallUrl,
      idempotencyKey,
      orderNumber: 'OR1',
      payment: { method: 'CARD', card: { code: 'CD01', months: 3 } },
      returnUrl,
    },
    call: 'POST orders/OR1/pay',
    body: { payMthdCd: 'PM00101', cardCd: 'CD01', instMnth: 3, rtnUrl: returnUrl },
    answer: () => ({
      payPrc: 42_900,
      payDueDts: '20261123121500',
      pgReq: aPaymentRequest,
      order: anOrder({ ordStat: 'OR00101', payDueDts: '20261123121500' }),
    }),
    inAddress: ['orderNumber'],
    ...placed,
  },
  {
    name: 'cancelOrder',
    conflicts: ['RefundChanged', ...ofStep],
    input: {
      mallUrl,
      idempotencyKey,
      orderNumber: 'OR1',
      items: [{ number: 'OI1', quantity: 1 }],
      reason: 'CHANGED_MIND',
      reasonText: '다시 고를게요.',
      refundAccount: { bankCode: 'BK01', accountNumber: '000-00-000000', holder: '한가온' },
      refundTotal: 42_900,
    },
    call: 'POST orders/OR1/cancel',
    body: {
      itemList: [{ ordItemNo: 'OI1', qty: 1 }],
      rsnCd: 'CL00201',
      rsnCntn: '다시 고를게요.',
      rfndAcct: { bankCd: 'BK01', acctNo: '000-00-000000', acctNm: '한가온' },
      rfndPrc: 42_900,
      dryYn: 'N',
    },
    ...claim('CANCEL'),
  },
  {
    name: 'requestReturn',
    conflicts: ['RefundChanged', ...ofStep],
    input: {
      mallUrl,
      idempotencyKey,
      orderNumber: 'OR1',
      items: [{ number: 'OI1', quantity: 1 }],
      reason: 'FAULTY',
      reasonText: '뚜껑이 닫히지 않아요.',
      fileNumbers: ['FL1'],
      pickUpOn: '2026-11-26',
      pickUpAddressNumber: 'DL2',
      refundTotal: 42_900,
    },
    call: 'POST orders/OR1/return',
    body: {
      itemList: [{ ordItemNo: 'OI1', qty: 1 }],
      rsnCd: 'CL00203',
      rsnCntn: '뚜껑이 닫히지 않아요.',
      fileNoList: ['FL1'],
      pickDt: '20261126',
      pickDlvNo: 'DL2',
      rfndPrc: 42_900,
      dryYn: 'N',
    },
    ...claim('RETURN'),
  },
  {
    name: 'requestExchange',
    conflicts: ['OutOfStock', 'RefundChanged', ...ofStep],
    input: {
      mallUrl,
      idempotencyKey,
      orderNumber: 'OR1',
      items: [
        {
          number: 'OI1',
          quantity: 1,
          variantId: variantId('M0001', { productNumber: 'GD00000101', optionNumber: null, colorName: '라벤더' }),
        },
      ],
      reason: 'FAULTY',
      fileNumbers: ['FL1'],
      refundTotal: 0,
    },
    call: 'POST orders/OR1/exchange',
    body: {
      itemList: [{ ordItemNo: 'OI1', qty: 1, gdsGrpNo: 'GD00000101', optNo: null, colorNm: '라벤더' }],
      rsnCd: 'CL00203',
      fileNoList: ['FL1'],
      rfndPrc: 0,
      dryYn: 'N',
    },
    ...claim('EXCHANGE'),
  },
  {
    name: 'withdrawClaim',
    conflicts: ofStep,
    input: { mallUrl, idempotencyKey, number: 'CL1' },
    call: 'POST orders/claims/CL1/withdraw',
    body: undefined,
    answer: () => ({ clmStat: 'CL00106', order: anOrder({ ordStat: 'OR00106' }) }),
    inAddress: ['number'],
    ...order,
  },
  {
    name: 'giveRefundAccount',
    conflicts: ofStep,
    input: {
      mallUrl,
      idempotencyKey,
      orderNumber: 'OR1',
      refundAccount: { bankCode: 'BK01', accountNumber: '000-00-000000', holder: '한가온' },
    },
    call: 'POST orders/OR1/refund-account',
    body: { bankCd: 'BK01', acctNo: '000-00-000000', acctNm: '한가온' },
    answer: () => ({ order: anOrder({ ordStat: 'OR00106', rfndAcctReqYn: 'N' }) }),
    inAddress: ['orderNumber'],
    ...order,
  },
  {
    name: 'requestTaxInvoice',
    conflicts: ofStep,
    input: {
      mallUrl,
      idempotencyKey,
      orderNumber: 'OR1',
      businessNumber: '123-45-67891',
      companyName: '다온상사',
      representativeName: '한가온',
      email: 'books@example.com',
    },
    call: 'POST orders/OR1/tax-invoice',
    body: { bizNo: '123-45-67891', cmpnyNm: '다온상사', rprsNm: '한가온', email: 'books@example.com' },
    answer: () => ({ taxInv: { taxNo: 'TX1', taxStat: 'REQUESTED', bizNo: '123-45-67891' } }),
    inAddress: ['orderNumber'],
    selection: '... on TaxInvoiceRequested { taxInvoice { number isIssued businessNumber companyName } }',
    result: {
      __typename: 'TaxInvoiceRequested',
      taxInvoice: { number: 'TX1', isIssued: false, businessNumber: '123-45-67891', companyName: null },
    },
  },
  {
    name: 'changeOrderAddress',
    conflicts: ofStep,
    input: { mallUrl, idempotencyKey, orderNumber: 'OR1', addressNumber: 'DL1' },
    call: 'PUT orders/OR1/delivery',
    body: { dlvNo: 'DL1' },
    answer: () => ({ order: anOrder({ ordStat: 'OR00106' }) }),
    inAddress: ['orderNumber'],
    ...order,
  },
  {
    name: 'sendOrderTickets',
    conflicts: ['LimitReached', ...ofStep],
    input: { mallUrl, idempotencyKey, orderNumber: 'OR1' },
    call: 'POST orders/OR1/tickets/send',
    body: undefined,
    answer: () => ({ order: anOrder({ ordStat: 'OR00106' }) }),
    inAddress: ['orderNumber'],
    ...order,
  },
  {
    name: 'confirmPurchase',
    conflicts: ofStep,
    input: { mallUrl, idempotencyKey, orderNumber: 'OR1', itemNumbers: ['OI1'] },
    call: 'POST orders/OR1/confirm',
    body: { ordItemNoList: ['OI1'] },
    answer: () => ({ ordStat: 'OR00106', order: anOrder({ ordStat: 'OR00106' }) }),
    inAddress: ['orderNumber'],
    ...order,
  },
  ...subscriptionOperations,
  ...bulkOrderOperations,
  ...alertOperations,
  ...checkoutOperations,
  ...couponOperations,
  ...exhibitionOperations,
  ...phoneOrderOperations,
  ...inquiryOperations,
];

/** The form that the company posted, which a visitor may also send on. */
export const paymentReturn: BuyingOperation = {
  name: 'returnFromPayment',
  conflicts: [],
  input: { mallUrl, provider: 'TEST', number: 'PY1', orderNumber: 'OR1', token: 'secret-token', result: 'APPROVED' },
  call: 'POST payments/return',
  body: { pgCd: 'TEST', payNo: 'PY1', ordNo: 'OR1', authToken: 'secret-token', resultCd: 'APPROVED' },
  answer: () => aPayment,
  selection:
    '... on Payment { id orderNumber number status amount isRetryable failureMessage paidAt virtualAccount { bankName accountNumber holder dueAt } } ... on PaymentSeenByVisitor { orderNumber status }',
  result: {
    __typename: 'Payment',
    id: expect.any(String),
    orderNumber: 'OR1',
    number: 'PY1',
    status: 'AWAITING_DEPOSIT',
    amount: 42_900,
    isRetryable: false,
    failureMessage: null,
    paidAt: null,
    virtualAccount: {
      bankName: '가온은행',
      accountNumber: '000-00-000000',
      holder: '한빛 패밀리샵',
      dueAt: '2026-11-25T23:59:59+09:00',
    },
  },
};

const conflictFields: Readonly<Record<ConflictName, string>> = {
  OutOfStock: 'shortages { cartLineNumber orderItemNumber productNumber optionNumber colorName quantity left }',
  PriceChanged: 'payTotal summary { payTotal }',
  TotalChanged: 'payTotal',
  EstimateChanged: 'estimate { totalMonthly contractTotal }',
  RefundChanged: 'refundTotal',
  Expired: 'subject placedOrderNumber',
  PortingRefused: 'reason nextCheckAt',
  GuardianRequired: '',
  WrongState: 'stateCode',
  LimitReached: 'maximum',
  AlreadyExists: 'number',
  CouponUnusable: 'couponNumber',
  PointsUnusable: 'usablePoints',
  KeyReused: '',
  InProgress: 'retryAfter',
};

/** Selects the conflicts that a result lists. */
export function selectionOfConflicts(names: readonly ConflictName[]): string {
  if (names.length === 0) return '';
  const each = names.map((name) => `... on ${name} { code ${conflictFields[name]} }`);
  return `... on Conflict { message } ${each.join(' ')}`;
}

export function questionOf({ name, selection, conflicts }: BuyingOperation): string {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${selection} ${selectionOfConflicts(conflicts)} ... on FormRefused { message code fields { path code reason } } } }`;
}
