import type { SheetFactsFragment } from '../../src/__generated__/graphql.ts';

export function aSheet(fields: Partial<SheetFactsFragment> = {}): SheetFactsFragment {
  return {
    __typename: 'OrderSheet',
    id: 'sheet',
    number: 'OS1',
    expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
    lines: [
      {
        __typename: 'OrderSheetLine',
        cartLineNumber: null,
        productNumber: 'GD1',
        name: '한빛 전기포트',
        image: null,
        optionNumber: null,
        optionName: null,
        optionWords: null,
        isMadeToOrder: false,
        receivingWay: 'PARCEL',
        colorName: null,
        quantity: 1,
        unitPrice: 60_000,
        lineTotal: 60_000,
        deliveryGroupNumber: 'DG1',
      },
    ],
    deliveryGroups: [{ __typename: 'DeliveryGroup', number: 'DG1', arrivesOn: null }],
    needsAddress: true,
    needsTicketPhone: false,
    pickupPlaces: [],
    buyer: { __typename: 'Buyer', name: '한가온', phone: '01000000101', email: 'gaon@familyshop.example' },
    coupons: [],
    points: { __typename: 'SheetPoints', held: 5_000, usable: 5_000, minimum: 1_000, step: 10 },
    paymentMethods: [
      {
        __typename: 'PaymentOption',
        method: 'CARD',
        name: '신용카드',
        cards: [{ __typename: 'PaymentCard', code: 'C1', name: '가온카드', months: [1, 3], interestFreeMonths: [3] }],
      },
      { __typename: 'PaymentOption', method: 'TRANSFER', name: '계좌이체', cards: [] },
    ],
    installments: [
      {
        __typename: 'InstallmentOffer',
        months: 3,
        total: 60_000,
        monthly: 20_000,
        firstMonth: 20_000,
        isInterestFree: true,
      },
    ],
    agreements: [
      { __typename: 'Agreement', code: 'A1', title: '주문 내용 확인', html: null, isRequired: true },
      { __typename: 'Agreement', code: 'A2', title: '혜택 알림', html: null, isRequired: false },
    ],
    choice: { __typename: 'OrderSheetChoice', couponNumbers: [], points: 0, addressNumber: '1' },
    summary: {
      __typename: 'PriceSummary',
      goodsTotal: 60_000,
      couponDiscount: 0,
      deliveryFee: 0,
      remoteAreaFee: 0,
      usedPoints: 0,
      payTotal: 60_000,
      earnedPoints: 600,
    },
    agreementId: 'agreed-1',
    ...fields,
  };
}
