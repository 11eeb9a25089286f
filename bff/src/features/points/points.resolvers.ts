import type { MemberResolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { readWindow, toConnection, windowOf } from '../../rules/pages.ts';
import { toPointEntry, toPointSums } from './points.mapper.ts';
import { pointsCall } from './points.wire.ts';

export const pointFields = {
  points: async ({ mall }, { from, to, ...paging }, { mallApi }) => {
    requireArea(mall, 'SHOPPING');
    const window = windowOf(paging);
    const { items, totalCount, sums } = await readWindow(window, async (page, size) => {
      const found = await mallApi.asMember(pointsCall({ from, to }, page, size));
      return { items: found.list.map(toPointEntry), totalCount: found.totalCnt ?? 0, sums: toPointSums(found) };
    });
    return { ...sums, entries: toConnection(window, items, totalCount) };
  },
} satisfies MemberResolvers;
