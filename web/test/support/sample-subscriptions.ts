import type {
  SubscriptionDetailsFragment,
  SubscriptionOfferFragment,
  SubscriptionToOrderFragment,
} from '../../src/__generated__/graphql.ts';
import type { Estimate } from '../../src/features/subscriptions/use-subscription-estimate.ts';

const charge = (date: string, amount = 29_800) => ({ __typename: 'ScheduledCharge' as const, date, amount });

/** Dates far enough ahead to have their year, whenever the test runs. */
export const upcoming = [charge('2099-01-15'), charge('2099-02-15'), charge('2099-03-15')];

/** A product that can be subscribed to. State only what matters to the test. */
export function aSubscriptionOffer(fields: Partial<SubscriptionOfferFragment> = {}): SubscriptionOfferFragment {
  return {
    __typename: 'SubscriptionProduct',
    id: 'offer',
    number: 'GD1',
    name: '온결 이달의 원두 구독',
    categoryNumber: '1303',
    image: null,
    marketPrice: 18_900,
    salePrice: 14_900,
    status: 'ON_SALE',
    isSoldOut: false,
    hasTrial: false,
    cycles: [
      { __typename: 'SubscriptionCycleOffer', cycle: 'EVERY_TWO_WEEKS', price: 15_900 },
      { __typename: 'SubscriptionCycleOffer', cycle: 'EVERY_MONTH', price: 14_900 },
    ],
    termMonths: 12,
    trialDays: null,
    cancellationFeeText: '약정 안에 해지하면 할인받은 금액의 10%예요.',
    startsFrom: null,
    startsUntil: null,
    takesApplications: true,
    images: [],
    description: '<p>달마다 다른 원두</p>',
    disclosures: [{ __typename: 'Disclosure', title: '제조국', text: '대한민국' }],
    ...fields,
  };
}

/** The same, as the steps of subscribing query it. */
export function aSubscriptionToOrder(fields: Partial<SubscriptionToOrderFragment> = {}): SubscriptionToOrderFragment {
  const { number, id, name, image, status, isSoldOut, cycles, termMonths, trialDays, cancellationFeeText } =
    aSubscriptionOffer();
  return {
    __typename: 'SubscriptionProduct',
    number,
    id,
    name,
    image,
    status,
    isSoldOut,
    cycles,
    termMonths,
    trialDays,
    cancellationFeeText,
    startsFrom: null,
    startsUntil: null,
    agreements: [
      { __typename: 'Agreement', code: 'AG1', title: '정기결제 동의', html: '<p>자동 결제</p>', isRequired: true },
      { __typename: 'Agreement', code: 'AG3', title: '구독 혜택 알림 받기', html: null, isRequired: false },
    ],
    ...fields,
  };
}

export function anEstimate(fields: Partial<Estimate> = {}): Estimate {
  return {
    __typename: 'SubscriptionEstimate',
    payTotal: 29_800,
    trialEndsAt: null,
    charges: upcoming,
    chargedNow: null,
    termMonths: null,
    cancellationFeeText: null,
    agreements: null,
    agreementId: 'agreed-1',
    ...fields,
  };
}

/** A member's subscription. State only what matters to the test. */
export function aSubscription(fields: Partial<SubscriptionDetailsFragment> = {}): SubscriptionDetailsFragment {
  return {
    __typename: 'SubscriptionOrder',
    id: 'subscription',
    number: 'SB1',
    orderedAt: '2026-11-20T10:00:00+09:00',
    title: '온결 이달의 원두 구독',
    image: null,
    payTotal: 29_800,
    refundedTotal: 0,
    remainingTotal: 29_800,
    paymentDueAt: null,
    phase: 'PREPARING',
    availableActions: ['SKIP', 'PAUSE', 'CANCEL'],
    status: 'ACTIVE',
    productNumber: 'GD1',
    cycle: 'EVERY_MONTH',
    quantity: 2,
    nextPaymentAt: '2099-01-15',
    nextPayTotal: 29_800,
    startsAt: '2098-12-15',
    delivery: {
      __typename: 'OrderDelivery',
      receiverName: '한*온',
      receiverPhone: '010-****-0101',
      postalCode: '04524',
      roadAddress: '서울특별시 중구 세종대로 110',
      detailAddress: '*층',
      deliveryMessage: null,
      entranceMethod: null,
    },
    card: { __typename: 'SubscriptionCard', name: '가온카드', lastDigits: '1234' },
    trialEndsAt: null,
    pausedUntil: null,
    resumesFrom: '2099-01-02',
    resumesUntil: '2099-04-01',
    charges: [
      {
        __typename: 'SubscriptionCharge',
        date: '2098-12-15',
        amount: 29_800,
        status: 'PAID',
        paidAt: '2098-12-15T10:00:00+09:00',
        failureMessage: null,
        refundedTotal: 0,
        isSent: true,
      },
    ],
    upcomingCharges: upcoming,
    priceChange: null,
    cancellationFee: 0,
    endsAt: null,
    ...fields,
  };
}

/** An address of the member's book. */
export const anAddress = {
  __typename: 'DeliveryAddress',
  id: 'address-1',
  number: '1',
  label: '집',
  maskedReceiverName: '한*온',
  maskedReceiverPhone: '010-****-0101',
  postalCode: '04524',
  roadAddress: '서울특별시 중구 세종대로 110',
  maskedDetailAddress: '*층',
  isDefault: true,
  deliveryMessage: '경비실에 맡겨 주세요',
  entranceMethod: null,
};
export const otherAddress = { ...anAddress, id: 'address-2', number: '2', label: '회사', isDefault: false };

export const ofMember = (fields: object) => ({ viewer: { __typename: 'Member', id: 'me', ...fields } });
export const ofMall = (fields: object) => ({ mall: { __typename: 'Mall', id: 'm', ...fields } });
