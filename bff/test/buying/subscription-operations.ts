import { expect } from 'vitest';
import type { BuyingOperation } from './operations.ts';
import { aPaymentRequest } from './samples.ts';
import { aSubscription } from './subscription-samples.ts';

const mallUrl = 'familyshop';
const idempotencyKey = 'an-intent-of-mine';
const returnUrl = 'http://localhost:4000/pg?mallUrl=familyshop';
const ofStep = ['WrongState', 'KeyReused', 'InProgress'] as const;

const placed = {
  selection:
    '... on OrderPlaced { order { number ... on SubscriptionOrder { status cycle upcomingCharges { date amount } } } paymentRequest { number } member { id } } ... on PaymentUnavailable { orderNumber retryAfter message }',
  result: {
    __typename: 'OrderPlaced',
    order: {
      number: 'SB1',
      status: 'APPLYING',
      cycle: 'EVERY_MONTH',
      upcomingCharges: [{ date: '2026-12-23', amount: 29_800 }],
    },
    paymentRequest: { number: 'PY1' },
    member: { id: expect.any(String) },
  },
  isShopping: true,
} as const;

/** A step of a subscription: all of them are answered with the subscription. */
function step(name: string, path: string, fields: Record<string, unknown>, body?: object): BuyingOperation {
  return {
    name,
    conflicts: ofStep,
    input: { mallUrl, idempotencyKey, number: 'SB1', ...fields },
    call: `POST subs/applications/SB1/${path}`,
    body,
    answer: () => aSubscription({ ordStat: 'SB00104' }),
    inAddress: ['number'],
    ...changed,
  };
}

const changed = {
  selection: '... on SubscriptionOrder { number status nextPaymentAt card { lastDigits } availableActions }',
  result: {
    __typename: 'SubscriptionOrder',
    number: 'SB1',
    status: 'PAUSED',
    nextPaymentAt: '2026-12-23',
    card: { lastDigits: '1234' },
    availableActions: ['SKIP', 'PAUSE', 'CANCEL', 'ANSWER_PRICE_CHANGE'],
  },
  isShopping: true,
} as const;

const applying = () => aSubscription({ ordStat: 'SB00101' });

export const subscriptionOperations: BuyingOperation[] = [
  {
    name: 'startSubscription',
    conflicts: ['TotalChanged', ...ofStep],
    input: {
      mallUrl,
      idempotencyKey,
      productNumber: 'GD00000201',
      cycle: 'EVERY_MONTH',
      startsAt: '2026-11-23',
      quantity: 2,
      addressNumber: 'DL1',
      payTotal: 29_800,
      agreementId: 'an-agreement',
      agreedTerms: ['AG00201'],
      returnUrl,
    },
    call: 'POST subs/applications',
    body: {
      subsNo: 'GD00000201',
      cyclCd: 'M1',
      bgnDt: '20261123',
      qty: 2,
      dlvNo: 'DL1',
      agreeCdList: ['AG00201'],
      payPrc: 29_800,
      agrmtId: 'an-agreement',
      rtnUrl: returnUrl,
    },
    answer: () => ({ applNo: 'SB1', payPrc: 29_800, payDueDts: null, pgReq: aPaymentRequest, appl: applying() }),
    ...placed,
  },
  {
    name: 'changeSubscriptionCard',
    conflicts: ['WrongState'],
    input: { mallUrl, number: 'SB1', returnUrl },
    call: 'PUT subs/applications/SB1/billing-key',
    body: { rtnUrl: returnUrl },
    answer: () => ({ pgReq: aPaymentRequest, appl: applying() }),
    inAddress: ['number'],
    ...placed,
  },
  step('skipDelivery', 'skip', { date: '2026-12-23' }, { payDt: '20261223' }),
  step('pauseSubscription', 'pause', { until: '2027-01-10' }, { toDt: '20270110' }),
  step('resumeSubscription', 'resume', {}),
  step('cancelSubscription', 'cancel', { reason: 'TOO_MUCH' }, { rsnCd: 'SB00301' }),
  step('answerPriceChange', 'price-consent', { isAgreed: false }, { agreeYn: 'N' }),
  {
    name: 'changeSubscriptionAddress',
    conflicts: ['WrongState'],
    input: { mallUrl, number: 'SB1', addressNumber: 'DL1' },
    call: 'PUT subs/applications/SB1/delivery',
    body: { dlvNo: 'DL1' },
    answer: () => aSubscription({ ordStat: 'SB00104' }),
    inAddress: ['number'],
    ...changed,
  },
];
