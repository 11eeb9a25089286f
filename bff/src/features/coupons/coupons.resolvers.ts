import type { MallRefusal } from '../../errors/mall-error.ts';
import type {
  CouponResolvers,
  MemberResolvers,
  MutationResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import { charged } from '../../rules/charge.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { readConnection } from '../../rules/pages.ts';
import { alreadyExists, couponUnusable, keyConflict, limitReached } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { currentMember } from '../member/current-member.ts';
import { toCoupon } from './coupons.mapper.ts';
import { couponsCall, downloadCouponCall, registerCouponCall } from './coupons.wire.ts';

const inShop = { area: 'SHOPPING' } as const;

const couponFields = {
  coupons: async ({ mall }, { status, ...paging }, { mallApi }) => {
    requireArea(mall, inShop.area);
    const { connection } = await readConnection(paging, {
      read: (query) => mallApi.asMember(couponsCall(status, query)),
      keyOf: ({ cpnIsuNo }) => cpnIsuNo,
      toNode: (wire) => toCoupon(wire, mall),
    });
    return connection;
  },
} satisfies MemberResolvers;

const couponResolvers = {
  member: charged({ calls: 1 }, ({ mall }, _arguments, context) => currentMember(context, mall)),
} satisfies CouponResolvers;

const issueConflict = (refusal: MallRefusal) =>
  limitReached(refusal) ?? alreadyExists(refusal) ?? couponUnusable(refusal) ?? keyConflict(refusal);

// The mall limits tries at codes by its member, whatever their token.
const couponMutations = {
  downloadCoupon: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...inShop, mallUrl: input.mallUrl, call: downloadCouponCall(input), toMember: issueConflict },
      toCoupon,
    ),
  registerCoupon: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...inShop, mallUrl: input.mallUrl, call: registerCouponCall(input), toMember: issueConflict },
      toCoupon,
    ),
} satisfies MutationResolvers;

export const couponsPart = {
  Mutation: couponMutations,
  Member: couponFields,
  Coupon: couponResolvers,
} satisfies Resolvers;
