import type { MallRefusal } from '../../errors/mall-error.ts';
import type { MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { ownAddress } from '../../rules/form-target.ts';
import { toConflict } from '../forms/conflict.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { toPaymentUnavailable } from '../payment/payment-unavailable.ts';
import { placeOrderCall, placingFields, retryPaymentCall } from './orders.wire.ts';
import { toOrderPlaced, toPaymentRetried } from './placing.mapper.ts';

const toMember = (refusal: MallRefusal) => toConflict(refusal) ?? toPaymentUnavailable(refusal);

export const placingMutations: Pick<MutationResolvers, 'placeOrder' | 'retryPayment'> = {
  placeOrder: async (_root, { input }, context) => {
    const { mallUrl } = input;
    const returnUrl = input.returnUrl ? ownAddress(input.returnUrl, context.settings.MALL_HOSTS) : null;
    const call = placeOrderCall(input, returnUrl);
    return sendMemberAction(
      context,
      { mallUrl, area: 'SHOPPING', call, ownFields: placingFields, toMember },
      (wire, mall) => toOrderPlaced(wire, mall, returnUrl),
    );
  },
  retryPayment: async (_root, { input }, context) => {
    const { mallUrl, orderNumber } = input;
    const returnUrl = ownAddress(input.returnUrl, context.settings.MALL_HOSTS);
    const call = retryPaymentCall(input, returnUrl);
    return sendMemberAction(context, { mallUrl, call, toMember }, (wire, mall) =>
      toPaymentRetried(wire, mall, { orderNumber, returnUrl }),
    );
  },
};
