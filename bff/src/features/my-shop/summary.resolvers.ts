import type { MemberResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { charged } from '../../rules/charge.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { toShopSummary } from './summary.mapper.ts';
import { summaryCall } from './summary.wire.ts';

const shopSummaryFields = {
  shopSummary: charged({ calls: 1 }, async ({ mall }, _arguments, { mallApi }) => {
    requireArea(mall, 'MY_SHOP');
    return toShopSummary(await mallApi.asMember(summaryCall), mall);
  }),
} satisfies MemberResolvers;

export const myShopPart = {
  Member: shopSummaryFields,
} satisfies Resolvers;
