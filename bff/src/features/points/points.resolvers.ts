import type { MemberResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { readConnection } from '../../rules/pages.ts';
import { toPointEntry, toPointSums } from './points.mapper.ts';
import { readLedger } from './points.loaders.ts';

const pointFields = {
  points: async (member, { from, to, ...paging }, context) => {
    requireArea(member.mall, 'SHOPPING');
    const { connection, page } = await readConnection(paging, {
      read: (query) => readLedger(context, member, { from, to }, query),
      // An entry has no number.
      keyOf: ({ pntTp, pnt, ordNo, regDts }) => [pntTp, pnt, ordNo, regDts].join(' '),
      toNode: toPointEntry,
    });
    return { ...toPointSums(page), entries: connection };
  },
} satisfies MemberResolvers;

export const pointsPart = {
  Member: pointFields,
} satisfies Resolvers;
