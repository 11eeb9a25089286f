import type { MallRefusal } from '../../errors/mall-error.ts';
import type { MutationResolvers, OrderPlacedResolvers } from '../../graphql/__generated__/schema-types.ts';
import {
  couponUnusable,
  expired,
  keyConflict,
  limitReached,
  outOfStock,
  pointsUnusable,
  priceChanged,
  wrongState,
} from '../forms/conflicts.ts';
import { cartReads } from '../cart/cart.loaders.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { currentMember } from '../member/current-member.ts';
import { paymentReturn } from '../payment/payment-return.ts';
import { toPaymentUnavailable } from '../payment/payment-unavailable.ts';
import { orderLoaders } from './orders.loaders.ts';
import { charged } from '../../rules/charge.ts';
import { placeOrderCall, retryPaymentCall } from './orders.wire.ts';
import { toOrderPlaced, toPaymentRetried } from './placing.mapper.ts';

/** Conflicts that opening a payment may return. */
const payingMember = (refusal: MallRefusal) =>
  outOfStock(refusal) ??
  limitReached(refusal) ??
  wrongState(refusal) ??
  keyConflict(refusal) ??
  toPaymentUnavailable(refusal);

const placingMember = (refusal: MallRefusal) =>
  expired(refusal) ??
  couponUnusable(refusal) ??
  pointsUnusable(refusal) ??
  priceChanged(refusal) ??
  payingMember(refusal);

export const placingMutations = {
  placeOrder: async (_root, { input }, context) => {
    const { mallUrl } = input;
    const returnUrl = input.returnUrl ? await paymentReturn(context, mallUrl, input.returnUrl) : null;
    const call = placeOrderCall(input, returnUrl);
    return sendMemberAction(context, { mallUrl, area: 'SHOPPING', call, toMember: placingMember }, (wire, mall) => {
      cartReads(context).changed(null); // Without what is paid.
      return toOrderPlaced(wire, mall, {
        member: currentMember(context, mall),
        returnUrl,
        readOrder: (number) => orderLoaders(context).loadChanged(mall, number),
      });
    });
  },
  retryPayment: async (_root, { input }, context) => {
    const { mallUrl, orderNumber } = input;
    const returnUrl = await paymentReturn(context, mallUrl, input.returnUrl);
    const call = retryPaymentCall(input, returnUrl);
    return sendMemberAction(context, { mallUrl, call, toMember: payingMember }, (wire, mall) =>
      toPaymentRetried(wire, mall, {
        member: currentMember(context, mall),
        orderNumber,
        returnUrl,
        readOrder: (number) => orderLoaders(context).loadChanged(mall, number),
      }),
    );
  },
} satisfies MutationResolvers;

export const orderPlacedResolvers = {
  member: charged({ calls: 1 }, ({ member }) => member),
} satisfies OrderPlacedResolvers;
