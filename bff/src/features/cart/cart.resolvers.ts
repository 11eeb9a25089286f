import { isRefusal, type MallRefusal } from '../../errors/mall-error.ts';
import { isUnknownPath } from '../../errors/unknown-path.ts';
import type {
  CartChangedResolvers,
  CartResolvers,
  MemberResolvers,
  MutationResolvers,
  UpdateCartLinesInput,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { charged, free, usualLength, type Charge } from '../../rules/charge.ts';
import { opaqueId } from '../../rules/ids.ts';
import { lazy } from '../../rules/lazy.ts';
import { keyConflict, limitReached, outOfStock, wrongState } from '../forms/conflicts.ts';
import { notAllowed } from '../forms/form-refused.ts';
import { sendMemberAction } from '../forms/forms.ts';
import type { MallModel } from '../mall/mall.model.ts';
import { currentMember, memberNumber } from '../member/current-member.ts';
import { cartReads } from './cart.loaders.ts';
import { toCartContents } from './cart.mapper.ts';
import type { CartModel } from './cart.model.ts';
import {
  addToCartCall,
  removeCartLinesCall,
  updateCartLineCall,
  updateCartLinesCall,
  type WireCartChanged,
} from './cart.wire.ts';

const ofContents: Charge = { calls: 1, once: 'cart' };
const ofMember: Charge = { calls: 1, once: 'member' };

const cartFields = {
  cart: charged(free, (member, _arguments, context): CartModel | null => {
    const { mall } = member;
    if (!mall.openAreas.includes('SHOPPING')) return null;
    const { cart, count } = cartReads(context);
    return { member, contents: lazy(async () => toCartContents(await cart(), mall)), lineCount: count };
  }),
} satisfies MemberResolvers;

const cartResolvers = {
  id: charged(free, async ({ member }) => opaqueId('Cart', member.mall.number, await memberNumber(member))),
  lineCount: charged(ofContents, ({ lineCount }) => lineCount()),
  totalQuantity: charged(ofContents, async ({ contents }) => (await contents()).totalQuantity),
  lines: charged({ ...ofContents, items: usualLength }, async ({ contents }) => (await contents()).lines),
  deliveryGroups: charged(ofContents, async ({ contents }) => (await contents()).deliveryGroups),
  summary: charged(ofContents, async ({ contents }) => (await contents()).summary),
  bestDiscount: charged(ofContents, async ({ contents }) => (await contents()).bestDiscount),
} satisfies CartResolvers;

const cartChangedResolvers = {
  cart: charged(ofMember, async ({ cart }) => {
    await memberNumber(cart.member); // for its id: a call where the token does not hold the number
    return cart;
  }),
  member: charged(ofMember, ({ member }) => member),
} satisfies CartChangedResolvers;

const lineConflict = (refusal: MallRefusal) => outOfStock(refusal) ?? wrongState(refusal) ?? limitReached(refusal);
const addingConflict = (refusal: MallRefusal) => lineConflict(refusal) ?? keyConflict(refusal);

const cartMutations = {
  addToCart: (_root, { input }, context) =>
    sendMemberAction(
      context,
      {
        area: 'SHOPPING',
        mallUrl: input.mallUrl,
        call: ({ number }) => addToCartCall(number, input),
        toMember: addingConflict,
      },
      changedIn(context),
    ),
  updateCartLines: async (_root, { input }, context) => {
    const changed = await updateAtOnce(context, input);
    const [line] = input.lines;
    if (changed !== null || line === undefined) return changed ?? notAllowed();
    // All or none needs one call.
    return input.lines.length > 1 ? notAllowed(oneByOne) : updateLine(context, input, line);
  },
  removeCartLines: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { area: 'SHOPPING', mallUrl: input.mallUrl, call: removeCartLinesCall(input) },
      changedIn(context),
    ),
} satisfies MutationResolvers;

const oneByOne = '이 쇼핑몰에서는 상품을 하나씩 바꿀 수 있어요.';

/** Null from a mall that is older than this call. */
async function updateAtOnce(context: GatewayContext, { mallUrl, lines }: UpdateCartLinesInput) {
  const call = ({ number }: MallModel) => updateCartLinesCall(number, lines);
  const toMember = (refusal: MallRefusal) => {
    // The router answers 404 for both; ask for one line to tell them apart.
    if (lines.length === 1 && isRefusal(refusal, '1404')) throw new UnknownPath();
    return lineConflict(refusal);
  };
  try {
    return await sendMemberAction(context, { area: 'SHOPPING', mallUrl, call, toMember }, changedIn(context));
  } catch (error) {
    if (error instanceof UnknownPath || isUnknownPath(error)) return null;
    throw error;
  }
}

class UnknownPath extends Error {
  override readonly name = 'UnknownPath';
}

function updateLine(
  context: GatewayContext,
  { mallUrl }: UpdateCartLinesInput,
  line: UpdateCartLinesInput['lines'][number],
) {
  const call = ({ number }: MallModel) => updateCartLineCall(number, line);
  return sendMemberAction(context, { area: 'SHOPPING', mallUrl, call, toMember: lineConflict }, changedIn(context));
}

/** The cart of the response; a mall that leaves it out is asked for it when a field needs more than the number of lines. */
function changedIn(context: GatewayContext) {
  return ({ cartCnt, cart }: WireCartChanged, mall: MallModel) => {
    const reads = cartReads(context);
    reads.changed(cart);
    const member = currentMember(context, mall);
    const contents = lazy(async () => toCartContents(await reads.cart(), mall));
    return {
      __typename: 'CartChanged' as const,
      cart: { member, contents, lineCount: async () => cartCnt },
      member,
    };
  };
}

export const cartPart = {
  Mutation: cartMutations,
  Member: cartFields,
  Cart: cartResolvers,
  CartChanged: cartChangedResolvers,
} satisfies Resolvers;
