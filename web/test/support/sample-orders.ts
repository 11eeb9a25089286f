import type {
  OrderAction,
  OrderClaimFragment,
  OrderItemLineFragment,
  OrderRowFragment,
} from '../../src/__generated__/graphql.ts';
import type { WholeOrder } from '../../src/features/orders/whole-order.ts';

type GoodsRow = Extract<OrderRowFragment, { status: unknown }>;

/** An order as a list shows it. State only what matters to the test. */
export function anOrderRow({ number = 'O1', ...fields }: Partial<GoodsRow> = {}): GoodsRow {
  return {
    __typename: 'GoodsOrder',
    id: `order-${number}`,
    number,
    orderedAt: '2026-11-20T10:00:00+09:00',
    type: 'GOODS',
    phase: fields.status === 'AWAITING_PAYMENT' ? 'AWAITING_PAYMENT' : 'PREPARING',
    status: 'PAID',
    receivingWay: null,
    customerOrderNumber: null,
    receiverName: null,
    lines: null,
    title: '한빛 전기포트',
    image: null,
    itemCount: 1,
    payTotal: 12_900,
    refundedTotal: 0,
    remainingTotal: 12_900,
    paymentDueAt: null,
    availableActions: [],
    ...fields,
  };
}

/** Goods of an order. State only what matters to the test. */
export function anItem({ number = 'I1', ...fields }: Partial<OrderItemLineFragment> = {}): OrderItemLineFragment {
  return {
    __typename: 'OrderItem',
    id: `item-${number}`,
    number,
    status: 'PAID',
    variantId: 'variant 1 미드나이트 블루',
    productNumber: 'GD00000001',
    name: `한빛 전기포트 ${number}`,
    image: null,
    optionName: '기본 구성',
    optionWords: null,
    isMadeToOrder: false,
    receivingWay: 'PARCEL',
    tickets: null,
    pickupPlace: null,
    pickupFrom: null,
    colorName: '미드나이트 블루',
    quantity: 1,
    unitPrice: 12_900,
    lineTotal: fields.payTotal ?? 12_900,
    payTotal: 12_900,
    earnedPoints: 129,
    deliveryGroupNumber: null,
    arrivesOn: null,
    returnableUntil: null,
    availableActions: [],
    claimReasons: (fields.availableActions ?? []).flatMap(reasonsOf),
    ...fields,
  };
}

const buyersReasons = ['CHANGED_MIND', 'ORDERED_WRONGLY'] as const;
const sellersReasons = ['FAULTY', 'NOT_AS_DESCRIBED', 'WRONG_GOODS', 'DAMAGED', 'LATE_OR_LOST'] as const;

/** As the mall offers them in time. */
function reasonsOf(type: OrderAction): NonNullable<OrderItemLineFragment['claimReasons']> {
  if (type !== 'CANCEL' && type !== 'EXCHANGE' && type !== 'RETURN') return [];
  const offer = { __typename: 'ClaimReasonOffer' as const, type, until: type === 'CANCEL' ? null : '2099-11-28' };
  if (type === 'CANCEL')
    return [...buyersReasons, 'LATE_OR_LOST' as const].map((reason) => ({ ...offer, reason, payer: null }));
  return [
    ...buyersReasons.map((reason) => ({ ...offer, reason, payer: 'BUYER' as const })),
    ...sellersReasons.map((reason) => ({ ...offer, reason, payer: 'SELLER' as const })),
  ];
}

/** An order of goods, paid by card. State only what matters to the test. */
export function anOrder({ number = 'O1', items = [anItem()], ...fields }: Partial<WholeOrder> = {}): WholeOrder {
  const payTotal = items.reduce((sum, item) => sum + item.payTotal, 0);
  return {
    __typename: 'GoodsOrder',
    id: `order-${number}`,
    number,
    orderedAt: '2026-11-20T10:00:00+09:00',
    phase: 'PREPARING',
    status: items[0]?.status ?? null,
    title: items[0]?.name ?? null,
    receivingWay: null,
    customerOrderNumber: null,
    ticketPhone: null,
    itemCount: items.length,
    payTotal,
    refundedTotal: 0,
    remainingTotal: payTotal,
    paymentDueAt: null,
    availableActions: [...new Set(items.flatMap(({ availableActions }) => availableActions))],
    items,
    deliveryGroups: null,
    summary: {
      __typename: 'PriceSummary',
      goodsTotal: payTotal,
      couponDiscount: 0,
      deliveryFee: 0,
      remoteAreaFee: 0,
      usedPoints: 0,
      payTotal,
      earnedPoints: Math.floor(payTotal / 100),
    },
    buyer: { __typename: 'Buyer', name: '한*온', phone: '010-****-0101', email: 'ga***@example.com' },
    delivery: {
      __typename: 'OrderDelivery',
      receiverName: '한*온',
      receiverPhone: '010-****-0101',
      postalCode: '04524',
      roadAddress: '서울특별시 중구 가온길 12',
      detailAddress: '***',
      deliveryMessage: '문 앞에 놓아 주세요',
      entranceMethod: 'FREE',
    },
    payment: {
      __typename: 'OrderPayment',
      method: 'CARD',
      methodName: '신용카드',
      status: 'PAID',
      cardName: '가온카드',
      installmentMonths: 3,
      installment: null,
      virtualAccount: null,
      refundBanks: [{ __typename: 'Bank', code: 'BK01', name: '가온은행' }],
      paidAt: '2026-11-20T10:01:00+09:00',
    },
    isRefundAccountWanted: false,
    receipts: [],
    claims: [],
    history: [],
    ...fields,
  };
}

/** A requested return. State only what matters to the test. */
export function aClaim({ number = 'C1', ...fields }: Partial<OrderClaimFragment> = {}): OrderClaimFragment {
  return {
    __typename: 'Claim',
    id: `claim-${number}`,
    number,
    status: 'REQUESTED',
    type: 'RETURN',
    reason: 'CHANGED_MIND',
    reasonText: null,
    rejectionText: null,
    items: [{ __typename: 'ClaimItem', number: 'I1', quantity: 1, before: null, after: null }],
    photos: [],
    refundTotal: 9_900,
    refundParts: null,
    returnDeliveryFee: 3_000,
    restoredPoints: 0,
    restoredCoupons: [],
    refundDueOn: null,
    requestedAt: '2026-11-21T10:00:00+09:00',
    pickUpOn: null,
    pickUpAddress: null,
    ...fields,
  };
}
