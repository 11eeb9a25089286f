import type { MallRefusal } from '../../errors/mall-error.ts';
import { badInput } from '../../errors/shopper-error.ts';
import type {
  AlertDeletedResolvers,
  CreateAlertInput,
  MemberResolvers,
  MutationResolvers,
  ProductAlertResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import { charged, form } from '../../rules/charge.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { isPhone } from '../../rules/product-number.ts';
import { alreadyExists, keyConflict, limitReached, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import type { MallModel } from '../mall/mall.model.ts';
import { currentMember } from '../member/current-member.ts';
import { productLoaders } from '../products/products.loaders.ts';
import { readVariantId, unknownVariant, type Variant } from '../products/variant-id.ts';
import { alertId, toAlert } from './alerts.mapper.ts';
import { alertsCall, createAlertCall, deleteAlertCall } from './alerts.wire.ts';

/** As many as wait of one member; sent ones are few beside them. */
const mostAlerts = 50;

const inShop = { area: 'SHOPPING' } as const;

const alertFields = {
  alerts: charged({ calls: 1, items: mostAlerts }, async ({ mall }, _arguments, { mallApi }) => {
    requireArea(mall, inShop.area);
    return (await mallApi.asMember(alertsCall)).map((wire) => toAlert(wire, mall));
  }),
} satisfies MemberResolvers;

const productAlertResolvers = {
  product: charged({ products: () => 1 }, async ({ mall, productNumber }, _arguments, context) => {
    const [product] = await productLoaders(context).load(mall, [productNumber]);
    if (product instanceof Error) throw product;
    return product ?? null;
  }),
  member: charged({ calls: 1 }, ({ mall }, _arguments, context) => currentMember(context, mall)),
} satisfies ProductAlertResolvers;

const alertDeletedResolvers = {
  member: charged({ calls: 1 }, ({ member }) => member),
} satisfies AlertDeletedResolvers;

const alertConflict = (refusal: MallRefusal) =>
  limitReached(refusal) ?? alreadyExists(refusal) ?? wrongState(refusal) ?? keyConflict(refusal);

const alertMutations = {
  // Its product is batched like those of a list.
  createAlert: charged({ ...form, isMall: true }, (_root, { input }, context) =>
    sendMemberAction(
      context,
      {
        mallUrl: input.mallUrl,
        ...inShop,
        call: (mall) => createAlertCall(input, variantOf(input, mall)),
        toMember: alertConflict,
      },
      (wire, mall) => ({ __typename: 'ProductAlert' as const, ...toAlert(wire, mall) }),
    ),
  ),
  deleteAlert: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, ...inShop, call: deleteAlertCall(input.number) },
      (_wire, mall) => ({
        __typename: 'AlertDeleted' as const,
        deletedId: alertId(mall, input.number),
        member: currentMember(context, mall),
      }),
    ),
} satisfies MutationResolvers;

/** The chosen variant. Null: any. Phones have colors alone, by their names. */
function variantOf({ variantId, color, productNumber }: CreateAlertInput, mall: MallModel): Variant | null {
  if (color != null && !isPhone(productNumber)) throw badInput('color', unknownVariant);
  if (variantId === null || variantId === undefined) return null;
  const variant = readVariantId(mall.number, variantId);
  if (variant?.productNumber !== productNumber) throw badInput('variantId', unknownVariant, 'NOT_FOUND');
  return variant;
}

export const alertsPart = {
  Mutation: alertMutations,
  Member: alertFields,
  AlertDeleted: alertDeletedResolvers,
  ProductAlert: productAlertResolvers,
} satisfies Resolvers;
