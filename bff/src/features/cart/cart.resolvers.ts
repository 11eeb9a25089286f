import type { MemberResolvers, MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { toConflict } from '../forms/conflict.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { charged, usualLength } from '../../rules/charge.ts';
import { cartReads } from './cart.loaders.ts';
import { toCart, toCartChanged } from './cart.mapper.ts';
import { addToCartCall, removeCartLinesCall, updateCartLineCall } from './cart.wire.ts';

export const cartFields = {
  cart: charged({ calls: 1, items: usualLength }, async ({ mall }, _arguments, context) => {
    requireArea(mall, 'SHOPPING');
    return toCart(await cartReads(context).cart(), mall);
  }),
  cartCount: charged({ calls: 1 }, ({ mall }, _arguments, context) => {
    if (!mall.openAreas.includes('SHOPPING')) return null;
    return cartReads(context).count();
  }),
} satisfies MemberResolvers;

const inShop = { area: 'SHOPPING', toMember: toConflict } as const;

export const cartMutations = {
  addToCart: (_root, { input }, context) =>
    sendMemberAction(context, { ...inShop, mallUrl: input.mallUrl, call: addToCartCall(input) }, toCartChanged),
  updateCartLine: (_root, { input }, context) =>
    sendMemberAction(context, { ...inShop, mallUrl: input.mallUrl, call: updateCartLineCall(input) }, toCartChanged),
  removeCartLines: (_root, { input }, context) =>
    sendMemberAction(context, { ...inShop, mallUrl: input.mallUrl, call: removeCartLinesCall(input) }, toCartChanged),
} satisfies MutationResolvers;
