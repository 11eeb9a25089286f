import { isRefusal, type MallRefusal } from '../../errors/mall-error.ts';
import type { MemberResolvers, MutationResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { couponUnusable, expired, keyConflict, outOfStock, usedSheetError, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { charged } from '../../rules/charge.ts';
import { toOrderSheet } from './order-sheet.mapper.ts';
import { createOrderSheetCall, orderSheetCall, priceOrderSheetCall } from './order-sheet.wire.ts';

const orderSheetFields = {
  orderSheet: charged({ calls: 1 }, async ({ mall }, { number }, { mallApi }) => {
    requireArea(mall, 'SHOPPING');
    try {
      return toOrderSheet(await mallApi.asMember(orderSheetCall(number)), mall);
    } catch (error) {
      if (isRefusal(error, '1404', '1400')) return null;
      throw usedSheetError(error) ?? error;
    }
  }),
} satisfies MemberResolvers;

const inShop = { area: 'SHOPPING' } as const;

const writingConflict = (refusal: MallRefusal) => outOfStock(refusal) ?? wrongState(refusal) ?? keyConflict(refusal);
const pricingConflict = (refusal: MallRefusal) => expired(refusal) ?? couponUnusable(refusal);

const orderSheetMutations = {
  createOrderSheet: (_root, { input }, context) =>
    sendMemberAction(
      context,
      {
        ...inShop,
        mallUrl: input.mallUrl,
        call: ({ number }) => createOrderSheetCall(number, input),
        toMember: writingConflict,
      },
      toOrderSheet,
    ),
  priceOrderSheet: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...inShop, mallUrl: input.mallUrl, call: priceOrderSheetCall(input), toMember: pricingConflict },
      ({ sheet }, mall) => toOrderSheet(sheet, mall),
    ),
} satisfies MutationResolvers;

export const orderSheetPart = {
  Mutation: orderSheetMutations,
  Member: orderSheetFields,
} satisfies Resolvers;
