import type { MemberResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { charged, type Charge } from '../../rules/charge.ts';
import { readPointSums } from '../points/points.loaders.ts';
import { readSummary, summaryBeside } from './summary.loaders.ts';
import { toGoodsOrderCounts, toOrderCounts, toShopSummary } from './summary.mapper.ts';
import { toOrder } from '../orders/order.mapper.ts';

const ofSummary: Charge = { calls: 1, once: 'summary' };
const ofPoints: Charge = { calls: 1, once: 'points' };

const summaryFields = {
  goodsOrderCounts: charged(ofSummary, async (member, _arguments, context) =>
    toGoodsOrderCounts(await readSummary(context, member)),
  ),
  phoneOrderCounts: charged(ofSummary, async (member, _arguments, context) =>
    toOrderCounts((await readSummary(context, member)).wlsStatCnt),
  ),
  openClaimCount: charged(
    ofSummary,
    async (member, _arguments, context) => (await readSummary(context, member)).clmCnt,
  ),
  couponCount: charged(ofSummary, async (member, _arguments, context) => (await readSummary(context, member)).cpnCnt),
  favoriteCount: charged(
    ofSummary,
    async (member, _arguments, context) => (await readSummary(context, member)).wishCnt,
  ),
  unansweredInquiryCount: charged(
    ofSummary,
    async (member, _arguments, context) => (await readSummary(context, member)).qstnWaitCnt,
  ),
  subscriptionCount: charged(
    ofSummary,
    async (member, _arguments, context) => (await readSummary(context, member)).subsCnt,
  ),
  latestOrders: charged(ofSummary, async (member, _arguments, context) => {
    const { rcntOrdList } = await readSummary(context, member);
    return rcntOrdList && rcntOrdList.map((row) => toOrder(row, member.mall));
  }),
  shopSummary: charged(ofSummary, async (member, _arguments, context) =>
    toShopSummary(await readSummary(context, member), member.mall),
  ),
} satisfies MemberResolvers;

const pointFields = {
  pointBalance: charged(ofPoints, async (member, _arguments, context) => {
    if (!member.mall.openAreas.includes('SHOPPING')) return null;
    const told = (await summaryBeside(context, member))?.hldPnt ?? null;
    return told ?? (await readPointSums(context, member)).hldPnt;
  }),
  expiringPoints: charged(ofPoints, async (member, _arguments, context) => {
    if (!member.mall.openAreas.includes('SHOPPING')) return null;
    return (await readPointSums(context, member)).expPnt;
  }),
} satisfies MemberResolvers;

export const myShopPart = {
  Member: { ...summaryFields, ...pointFields },
} satisfies Resolvers;
