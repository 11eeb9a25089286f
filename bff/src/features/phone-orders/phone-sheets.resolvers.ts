import { isRefusal, type MallRefusal } from '../../errors/mall-error.ts';
import type { MemberResolvers, MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { charged } from '../../rules/charge.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { expired, keyConflict, outOfStock, usedSheetError, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { currentMember } from '../member/current-member.ts';
import { orderLoaders } from '../orders/orders.loaders.ts';
import { paymentReturn } from '../payment/payment-return.ts';
import { toPaymentUnavailable } from '../payment/payment-unavailable.ts';
import { estimateChanged, guardianRequired, portingRefused } from './phone-conflicts.ts';
import { toNumberPorting, toPhoneOrderSheet } from './phone-sheet.mapper.ts';
import { checkPortingCall, createPhoneSheetCall, phoneSheetCall, placePhoneOrderCall } from './phone-sheets.wire.ts';
import { toPhoneOrderPlaced } from './placing-phone.mapper.ts';

const inShop = { area: 'SHOPPING' } as const;

export const phoneSheetFields = {
  phoneOrderSheet: charged({ calls: 1 }, async ({ mall }, { number }, { mallApi }) => {
    requireArea(mall, inShop.area);
    try {
      return toPhoneOrderSheet(await mallApi.asMember(phoneSheetCall(number)), mall);
    } catch (error) {
      if (isRefusal(error, '1404', '1400')) return null;
      throw usedSheetError(error) ?? error;
    }
  }),
} satisfies MemberResolvers;

const sheetMember = (refusal: MallRefusal) => outOfStock(refusal) ?? wrongState(refusal) ?? keyConflict(refusal);
const portingMember = (refusal: MallRefusal) => portingRefused(refusal) ?? expired(refusal) ?? keyConflict(refusal);
const placingMember = (refusal: MallRefusal) =>
  expired(refusal) ??
  guardianRequired(refusal) ??
  estimateChanged(refusal) ??
  sheetMember(refusal) ??
  toPaymentUnavailable(refusal);

export const phoneSheetMutations = {
  createPhoneOrderSheet: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...inShop, mallUrl: input.mallUrl, call: createPhoneSheetCall(input), toMember: sheetMember },
      toPhoneOrderSheet,
    ),
  // The mall allows a member five an hour, so no try limit of the gateway stands before it.
  checkNumberPorting: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...inShop, mallUrl: input.mallUrl, call: checkPortingCall(input), toMember: portingMember },
      toNumberPorting,
    ),
  placePhoneOrder: async (_root, { input }, context) => {
    const { mallUrl } = input;
    const returnUrl = input.returnUrl ? await paymentReturn(context, mallUrl, input.returnUrl) : null;
    const call = placePhoneOrderCall(input, returnUrl);
    return sendMemberAction(context, { ...inShop, mallUrl, call, toMember: placingMember }, (wire, mall) =>
      toPhoneOrderPlaced(wire, mall, {
        member: currentMember(context, mall),
        returnUrl,
        readOrder: (number) => orderLoaders(context).loadChanged(mall, number),
      }),
    );
  },
} satisfies MutationResolvers;
