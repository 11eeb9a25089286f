import type {
  AgreedEstimateFragment,
  PhoneOrderDetailsFragment,
  PhoneOrderStatus,
  PrintedContractFragment,
} from '../../src/__generated__/graphql.ts';

/** A contract with both subsidies, over 24 months. */
export const anAgreedEstimate: AgreedEstimateFragment = {
  __typename: 'PhoneEstimate',
  productName: '온결 S26',
  memory: '256GB',
  color: '블랙',
  joinType: 'NEW',
  carrierName: '가온텔레콤',
  planName: '5G 라이트 10GB',
  discount: 'SUBSIDY',
  contractMonths: null,
  minimumMonths: 6,
  deviceMonths: 24,
  usim: 'USIM',
  extraServices: [],
  principal: 600_000,
  deviceTotal: 637_594,
  interest: 37_594,
  monthlyRate: 0.492,
  yearlyRate: 5.9,
  arrivesOn: null,
  phoneMonthly: 26_566,
  lineMonthly: 90_000,
  totalMonthly: 116_566,
  firstMonthTotal: 116_576,
  firstBill: 124_276,
  usimPrice: 7_700,
  contractTotal: 2_805_294,
  comparedMonths: 24,
  cancellationFee: '6개월째 해지하면 500,000원을 위약금으로 내요.',
  terminationFees: [
    { __typename: 'PhoneTerminationFee', month: 1, amount: 500_000 },
    { __typename: 'PhoneTerminationFee', month: 6, amount: 500_000 },
    { __typename: 'PhoneTerminationFee', month: 12, amount: 250_000 },
    { __typename: 'PhoneTerminationFee', month: 18, amount: 125_000 },
  ],
  credit: {
    __typename: 'PhoneCredit',
    lender: '가온텔레콤 주식회사',
    address: '서울특별시 중구 가온길 200',
    phone: '1500-0100',
    paymentDay: 25,
    lateInterestRate: 9.9,
  },
  alternatives: [],
  breakEvenMonth: null,
  monthlyLines: [
    { __typename: 'PhoneEstimateLine', kind: 'DEVICE', amount: 26_566 },
    { __typename: 'PhoneEstimateLine', kind: 'PLAN', amount: 90_000 },
  ],
  contractLines: [
    { __typename: 'PhoneEstimateLine', kind: 'RELEASE_PRICE', amount: 1_100_000 },
    { __typename: 'PhoneEstimateLine', kind: 'SUBSIDY', amount: -440_000 },
    { __typename: 'PhoneEstimateLine', kind: 'EXTRA_SUBSIDY', amount: -60_000 },
    { __typename: 'PhoneEstimateLine', kind: 'INTEREST', amount: 37_594 },
    { __typename: 'PhoneEstimateLine', kind: 'USIM', amount: 7_700 },
    { __typename: 'PhoneEstimateLine', kind: 'PLAN', amount: 2_160_000 },
  ],
  subsidies: [
    {
      __typename: 'PhoneSubsidy',
      kind: 'SUBSIDY',
      payer: '가온텔레콤',
      amount: 440_000,
      condition: '24개월 동안 회선을 유지하는 조건이에요. 그 전에 해지하면 위약금을 내요.',
    },
    {
      __typename: 'PhoneSubsidy',
      kind: 'EXTRA_SUBSIDY',
      payer: '패밀리샵',
      amount: 60_000,
      condition: '24개월 동안 회선을 유지하는 조건이에요. 그 전에 해지하면 위약금을 내요.',
    },
  ],
};

const aHolder = {
  __typename: 'PhoneHolder' as const,
  name: '한*온',
  phone: '010-****-0101',
  email: 'ga***@example.com',
  isAdult: true,
  guardianName: null,
  joinType: 'NEW' as const,
  billing: 'ACCOUNT' as const,
  billingAccount: '******1234',
};

const aDelivery = {
  __typename: 'OrderDelivery' as const,
  receiverName: '한*온',
  receiverPhone: '010-****-0101',
  postalCode: '04524',
  roadAddress: '서울특별시 중구 가온길 12',
  detailAddress: '***',
  deliveryMessage: null,
};

/** An order of a phone, received. State only what matters to the test. */
export function aPhoneOrder(fields: Partial<PhoneOrderDetailsFragment> = {}): PhoneOrderDetailsFragment {
  return {
    __typename: 'PhoneOrder',
    id: 'phone-order',
    number: 'WL1',
    orderedAt: '2026-11-20T10:00:00+09:00',
    title: '온결 S26',
    payTotal: 0,
    refundedTotal: 0,
    paymentDueAt: null,
    availableActions: ['CANCEL'],
    status: 'RECEIVED',
    estimate: anAgreedEstimate,
    holder: aHolder,
    delivery: aDelivery,
    documents: [],
    documentsDueAt: null,
    reasonText: null,
    history: [anEvent('RECEIVED')],
    withdrawableUntil: null,
    withdrawalReasons: [],
    paymentMethod: null,
    payment: null,
    receipts: [],
    parcel: null,
    ...fields,
  };
}

/** Dates are far enough ahead to have their year, whenever the test runs. */
export function withDocuments(fields: Partial<PhoneOrderDetailsFragment> = {}): PhoneOrderDetailsFragment {
  return aPhoneOrder({
    status: 'DOCUMENTS_REQUESTED',
    availableActions: ['SUBMIT_DOCUMENTS', 'CANCEL'],
    documents: [
      { __typename: 'PhoneOrderDocument', kind: 'GUARDIAN_CONSENT', fileNumber: null, submittedAt: null },
      { __typename: 'PhoneOrderDocument', kind: 'FAMILY', fileNumber: null, submittedAt: null },
    ],
    documentsDueAt: '2099-01-15T23:59:59+09:00',
    reasonText: '가입에 필요한 서류를 내주세요.',
    ...fields,
  });
}

export function opened(fields: Partial<PhoneOrderDetailsFragment> = {}): PhoneOrderDetailsFragment {
  return aPhoneOrder({
    status: 'OPENED',
    availableActions: ['WITHDRAW'],
    withdrawableUntil: '2099-01-15',
    withdrawalReasons: [
      { __typename: 'PhoneWithdrawalReason', reason: 'CHANGED_MIND', until: '2099-01-15' },
      { __typename: 'PhoneWithdrawalReason', reason: 'CALL_QUALITY', until: '2099-01-22' },
    ],
    ...fields,
  });
}

export function anEvent(status: PhoneOrderStatus, note: string | null = null) {
  return { __typename: 'PhoneOrderEvent' as const, at: '2026-11-20T10:00:00+09:00', status, actor: null, note };
}

/** The contract as it is printed. */
export function aPrintout(fields: Partial<PrintedContractFragment> = {}): PrintedContractFragment {
  return {
    __typename: 'PhonePrintout',
    mallName: '패밀리샵',
    orderNumber: 'WL1',
    orderedAt: '2026-11-20T10:00:00+09:00',
    status: 'IN_REVIEW',
    holder: aHolder,
    delivery: aDelivery,
    estimate: anAgreedEstimate,
    subsidies: anAgreedEstimate.subsidies ?? [],
    agreements: [
      {
        __typename: 'Agreement',
        code: 'WA1',
        title: '이동전화 이용약관 동의',
        html: null,
        isRequired: true,
        isForMinors: false,
      },
      {
        __typename: 'Agreement',
        code: 'WA2',
        title: '혜택 알림 받기',
        html: null,
        isRequired: false,
        isForMinors: false,
      },
    ],
    isSigned: true,
    ...fields,
  };
}

/** A device that was paid for with the application. */
export const paidAtOnce = {
  payTotal: 1_470_700,
  payment: {
    __typename: 'OrderPayment' as const,
    method: 'CARD' as const,
    methodName: '신용카드',
    status: 'PAID' as const,
    cardName: '가온카드',
    installmentMonths: 1,
    installment: null,
    virtualAccount: null,
    refundBanks: [],
    paidAt: '2099-01-01T10:12:00+09:00',
  },
  receipts: [
    {
      __typename: 'Receipt' as const,
      type: 'CARD' as const,
      amount: 1_470_700,
      issuedAt: '2099-01-01T10:12:00+09:00',
      supplyValue: 1_337_000,
      valueAddedTax: 133_700,
      approvalNumber: '01234567',
    },
  ],
};
