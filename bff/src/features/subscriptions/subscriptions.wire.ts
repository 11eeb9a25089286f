import type {
  AnswerPriceChangeInput,
  CancelSubscriptionInput,
  ChangeSubscriptionAddressInput,
  MemberSubscriptionsArgs,
  PauseSubscriptionInput,
  ResumeSubscriptionInput,
  SkipDeliveryInput,
  StartSubscriptionInput,
  SubscriptionEstimateInput,
} from '../../graphql/__generated__/schema-types.ts';
import { fromDay } from '../../rules/korean-time.ts';
import { pageFields, type PageQuery } from '../../rules/pages.ts';
import type { MallCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { cancelReasonCodes, cycleCodes } from './subscription-codes.ts';
import {
  cardChange,
  estimate,
  started,
  subscription,
  subscriptionPage,
  type WireSubscription,
  type WireSubscriptionEstimate,
} from './subscription.wire.ts';

export function subscriptionPageCall(
  { from, to }: Pick<MemberSubscriptionsArgs, 'from' | 'to'>,
  paging: PageQuery,
): MallCall<Read<typeof subscriptionPage>> {
  return {
    endpoint: 'GET subs/applications',
    method: 'GET',
    path: '/api/v1/mall/subs/applications',
    query: { fromDt: from && fromDay(from), toDt: to && fromDay(to), ...paging },
    fields: { ...pageFields, fromDt: 'from', toDt: 'to' },
    isShared: true,
    response: subscriptionPage,
  };
}

export function subscriptionCall(number: string): MallCall<WireSubscription> {
  return {
    endpoint: 'GET subs/applications/{applNo}',
    method: 'GET',
    path: '/api/v1/mall/subs/applications/{applNo}',
    numbers: { applNo: number },
    isShared: true,
    response: subscription,
  };
}

const choiceFields = { cyclCd: 'cycle', bgnDt: 'startsAt', qty: 'quantity', dlvNo: 'addressNumber' };

function toChoice({ cycle, startsAt, quantity, addressNumber }: SubscriptionEstimateInput) {
  return { cyclCd: cycleCodes[cycle], bgnDt: fromDay(startsAt), qty: quantity, dlvNo: addressNumber };
}

export function subscriptionEstimateCall(
  productNumber: string,
  input: SubscriptionEstimateInput,
): MallCall<WireSubscriptionEstimate> {
  return {
    endpoint: 'POST subs/estimate',
    method: 'POST',
    path: '/api/v1/mall/subs/estimate',
    body: { subsNo: productNumber, ...toChoice(input) },
    fields: choiceFields,
    isShared: true,
    response: estimate,
  };
}

/** `returnUrl` is one of the shop's own. */
export function startSubscriptionCall(input: StartSubscriptionInput, returnUrl: string) {
  return privateCall({
    path: 'subs/applications',
    body: {
      subsNo: input.productNumber,
      ...toChoice(input),
      agreeCdList: input.agreedTerms,
      payPrc: input.payTotal,
      agrmtId: input.agreementId ?? undefined,
      rtnUrl: returnUrl,
    },
    fields: {
      ...choiceFields,
      subsNo: 'productNumber',
      agreeCdList: 'agreedTerms',
      payPrc: 'payTotal',
      agrmtId: 'agreementId',
      rtnUrl: 'returnUrl',
    },
    idempotencyKey: input.idempotencyKey,
    response: started,
  });
}

/** `returnUrl` is one of the shop's own. */
export function changeCardCall(number: string, returnUrl: string) {
  return privateCall({
    method: 'PUT',
    path: 'subs/applications/{applNo}/billing-key',
    numbers: { applNo: number },
    body: { rtnUrl: returnUrl },
    fields: { applNo: 'number', rtnUrl: 'returnUrl' },
    response: cardChange,
  });
}

export function changeSubscriptionAddressCall({ number, addressNumber }: ChangeSubscriptionAddressInput) {
  return privateCall({
    method: 'PUT',
    path: 'subs/applications/{applNo}/delivery',
    numbers: { applNo: number },
    body: { dlvNo: addressNumber },
    fields: { applNo: 'number', dlvNo: 'addressNumber' },
    response: subscription,
  });
}

export function skipCall(input: SkipDeliveryInput) {
  return stepCall('skip', input, { payDt: fromDay(input.date) }, { payDt: 'date' });
}

export function pauseCall(input: PauseSubscriptionInput) {
  return stepCall('pause', input, { toDt: fromDay(input.until) }, { toDt: 'until' });
}

export function resumeCall(input: ResumeSubscriptionInput) {
  return stepCall('resume', input);
}

export function cancelCall(input: CancelSubscriptionInput) {
  return stepCall('cancel', input, { rsnCd: input.reason && cancelReasonCodes[input.reason] }, { rsnCd: 'reason' });
}

export function priceConsentCall(input: AnswerPriceChangeInput) {
  return stepCall('price-consent', input, { agreeYn: input.isAgreed ? 'Y' : 'N' }, { agreeYn: 'isAgreed' });
}

function stepCall(
  step: string,
  { number, idempotencyKey }: ResumeSubscriptionInput,
  body?: object,
  fields?: Record<string, string>,
) {
  return privateCall({
    path: `subs/applications/{applNo}/${step}`,
    numbers: { applNo: number },
    ...(body && { body }),
    fields: { ...fields, applNo: 'number' },
    idempotencyKey,
    response: subscription,
  });
}
