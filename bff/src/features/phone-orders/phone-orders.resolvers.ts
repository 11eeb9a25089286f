import type { MallRefusal } from '../../errors/mall-error.ts';
import type { MutationResolvers, PhoneOrderResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { charged, form } from '../../rules/charge.ts';
import { rowResolvers } from '../../rules/row-fields.ts';
import { keyConflict, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { currentMember } from '../member/current-member.ts';
import { toPhoneOrder } from './phone-order.mapper.ts';
import { phoneOrderDetailFields } from './phone-order.fields.ts';
import type { PhoneOrderModel } from './phone-order.model.ts';
import type { WirePhoneOrder } from './phone-order.wire.ts';
import { phoneOrderLoaders } from './phone-orders.loaders.ts';
import { endPhoneOrderCall, phonePrintoutCall, submitDocumentsCall } from './phone-orders.wire.ts';
import { toPhonePrintout } from './phone-printout.mapper.ts';
import { phoneSheetMutations, phoneSheetFields } from './phone-sheets.resolvers.ts';

/** An order of a list is loaded singly, so that a field has the same value in every place. */
async function detailOf({ number, detail }: PhoneOrderModel, context: GatewayContext): Promise<WirePhoneOrder | null> {
  return detail ?? phoneOrderLoaders(context).single(number);
}

const phoneOrderResolvers = {
  ...rowResolvers(phoneOrderDetailFields, { needs: 'detail' }, detailOf),
  printout: charged({ calls: 1 }, async ({ number, mall }, _arguments, { mallApi }) =>
    toPhonePrintout(await mallApi.asMember(phonePrintoutCall(number)), mall),
  ),
  member: charged({ calls: 1 }, ({ mall }, _arguments, context) => currentMember(context, mall)),
} satisfies PhoneOrderResolvers;

const stepConflict = (refusal: MallRefusal) => wrongState(refusal) ?? keyConflict(refusal);

const ofPhones = { area: 'SHOPPING', toMember: stepConflict } as const;

/** Its response holds the order with its detail. */
const step = { ...form, knows: 'detail' } as const;

const phoneOrderMutations = {
  submitPhoneOrderDocuments: charged(step, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...ofPhones, mallUrl: input.mallUrl, call: submitDocumentsCall(input) },
      ({ order }, mall) => toPhoneOrder(order, mall),
    ),
  ),
  cancelPhoneOrder: charged(step, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...ofPhones, mallUrl: input.mallUrl, call: endPhoneOrderCall('cancel', input) },
      ({ order }, mall) => toPhoneOrder(order, mall),
    ),
  ),
  withdrawPhoneOrder: charged(step, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...ofPhones, mallUrl: input.mallUrl, call: endPhoneOrderCall('withdraw', input) },
      ({ order }, mall) => toPhoneOrder(order, mall),
    ),
  ),
} satisfies MutationResolvers;

export const phoneOrdersPart = {
  Mutation: { ...phoneSheetMutations, ...phoneOrderMutations },
  Member: phoneSheetFields,
  PhoneOrder: phoneOrderResolvers,
} satisfies Resolvers;
