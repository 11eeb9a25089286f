import type { CartResolvers, MemberResolvers, MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { lazy } from '../../rules/lazy.ts';
import { requireArea } from '../../rules/open-areas.ts';
import type { MallRefusal } from '../../errors/mall-error.ts';
import { keyConflict, limitReached, outOfStock, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { charged, free, usualLength, type Charge } from '../../rules/charge.ts';
import { cartReads } from './cart.loaders.ts';
import { toCart, toCartChanged, toCartContents } from './cart.mapper.ts';
import { addToCartCall, removeCartLinesCall, updateCartLineCall } from './cart.wire.ts';

const ofContents: Charge = { calls: 1, once: 'cart' };

export const cartFields = {
  // Not async: `cartCount` beside it looks whether the cart is wanted in the next microtask.
  cart: charged(free, ({ mall }, _arguments, context) => {
    requireArea(mall, 'SHOPPING');
    return toCart(
      mall,
      lazy(async () => toCartContents(await cartReads(context).cart(), mall)),
    );
  }),
  cartCount: charged({ calls: 1 }, ({ mall }, _arguments, context) => {
    if (!mall.openAreas.includes('SHOPPING')) return null;
    return cartReads(context).count();
  }),
} satisfies MemberResolvers;

export const cartResolvers = {
  lines: charged({ ...ofContents, items: usualLength }, async ({ contents }) => (await contents()).lines),
  deliveryGroups: charged(ofContents, async ({ contents }) => (await contents()).deliveryGroups),
  summary: charged(ofContents, async ({ contents }) => (await contents()).summary),
} satisfies CartResolvers;

const inShop = { area: 'SHOPPING' } as const;

const lineConflict = (refusal: MallRefusal) => outOfStock(refusal) ?? wrongState(refusal) ?? limitReached(refusal);
const addingConflict = (refusal: MallRefusal) => lineConflict(refusal) ?? keyConflict(refusal);

export const cartMutations = {
  addToCart: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...inShop, mallUrl: input.mallUrl, call: addToCartCall(input), toMember: addingConflict },
      toCartChanged,
    ),
  updateCartLine: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...inShop, mallUrl: input.mallUrl, call: updateCartLineCall(input), toMember: lineConflict },
      toCartChanged,
    ),
  removeCartLines: (_root, { input }, context) =>
    sendMemberAction(context, { ...inShop, mallUrl: input.mallUrl, call: removeCartLinesCall(input) }, toCartChanged),
} satisfies MutationResolvers;
