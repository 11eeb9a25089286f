import type { CartResolvers, MemberResolvers, MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { lazy } from '../../rules/lazy.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { toConflict } from '../forms/conflict.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { cartReads } from './cart.loaders.ts';
import { toCart, toCartChanged, toCartContents } from './cart.mapper.ts';
import { addToCartCall, removeCartLinesCall, updateCartLineCall } from './cart.wire.ts';

export const cartFields: Pick<MemberResolvers, 'cart' | 'cartCount'> = {
  // Not async: `cartCount` beside it looks whether the cart is wanted in the next microtask.
  cart: ({ mall }, _arguments, context) => {
    requireArea(mall, 'SHOPPING');
    return toCart(
      mall,
      lazy(async () => toCartContents(await cartReads(context).cart(), mall)),
    );
  },
  cartCount: ({ mall }, _arguments, context) => {
    if (!mall.openAreas.includes('SHOPPING')) return null;
    return cartReads(context).count();
  },
};

export const cartResolvers: Pick<CartResolvers, 'lines' | 'deliveryGroups' | 'summary'> = {
  lines: async ({ contents }) => (await contents()).lines,
  deliveryGroups: async ({ contents }) => (await contents()).deliveryGroups,
  summary: async ({ contents }) => (await contents()).summary,
};

const inShop = { area: 'SHOPPING', toMember: toConflict } as const;

export const cartMutations: Pick<MutationResolvers, 'addToCart' | 'updateCartLine' | 'removeCartLines'> = {
  addToCart: (_root, { input }, context) =>
    sendMemberAction(context, { ...inShop, mallUrl: input.mallUrl, call: addToCartCall(input) }, toCartChanged),
  updateCartLine: (_root, { input }, context) =>
    sendMemberAction(context, { ...inShop, mallUrl: input.mallUrl, call: updateCartLineCall(input) }, toCartChanged),
  removeCartLines: (_root, { input }, context) =>
    sendMemberAction(context, { ...inShop, mallUrl: input.mallUrl, call: removeCartLinesCall(input) }, toCartChanged),
};
