import type { MallRefusal } from '../../errors/mall-error.ts';
import type { MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { keyConflict, totalChanged, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { currentMember } from '../member/current-member.ts';
import { orderLoaders } from '../orders/orders.loaders.ts';
import { paymentReturn } from '../payment/payment-return.ts';
import { toPaymentUnavailable } from '../payment/payment-unavailable.ts';
import type { MallModel } from '../mall/mall.model.ts';
import { toSubscriptionPlaced } from './starting.mapper.ts';
import { changeCardCall, startSubscriptionCall } from './subscriptions.wire.ts';

const cardMember = (refusal: MallRefusal) => wrongState(refusal) ?? toPaymentUnavailable(refusal);
const startingMember = (refusal: MallRefusal) => totalChanged(refusal) ?? keyConflict(refusal) ?? cardMember(refusal);

export const startingMutations = {
  startSubscription: async (_root, { input }, context) => {
    const returnUrl = await paymentReturn(context, input.mallUrl, input.returnUrl);
    const call = startSubscriptionCall(input, returnUrl);
    return sendMemberAction(
      context,
      { mallUrl: input.mallUrl, area: 'SHOPPING', call, toMember: startingMember },
      (wire, mall) =>
        toSubscriptionPlaced(wire, mall, {
          ...placing(context, mall, returnUrl),
          number: wire.applNo,
          endpoint: 'POST subs/applications',
        }),
    );
  },
  changeSubscriptionCard: async (_root, { input }, context) => {
    const returnUrl = await paymentReturn(context, input.mallUrl, input.returnUrl);
    const call = changeCardCall(input.number, returnUrl);
    return sendMemberAction(
      context,
      { mallUrl: input.mallUrl, area: 'SHOPPING', call, toMember: cardMember },
      (wire, mall) =>
        toSubscriptionPlaced(wire, mall, {
          ...placing(context, mall, returnUrl),
          number: input.number,
          endpoint: 'PUT subs/applications/{applNo}/billing-key',
        }),
    );
  },
} satisfies MutationResolvers;

function placing(context: GatewayContext, mall: MallModel, returnUrl: string) {
  return {
    member: currentMember(context, mall),
    returnUrl,
    readOrder: (number: string) => orderLoaders(context).loadChanged(mall, number),
  };
}
