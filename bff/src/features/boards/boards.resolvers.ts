import type { MallResolvers } from '../../graphql/__generated__/schema-types.ts';
import { readWindow, toConnection, windowOf } from '../../rules/pages.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { isRefusal } from '../../errors/mall-error.ts';
import { charged } from '../../rules/charge.ts';
import { toPost, toPostSummary } from './boards.mapper.ts';
import { postCalls, postPageCalls } from './boards.wire.ts';

/** Malls number their posts freely; a number that could change the address is rejected. */
const numberPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/u;

export const boardFields = {
  posts: async (mall, { board, keyword, ...paging }, { mallApi }) => {
    requireArea(mall, 'CONTENT');
    const window = windowOf(paging);
    const { items, totalCount } = await readWindow(window, async (page, size) => {
      const response = await mallApi.ask(mall.number, postPageCalls(mall.number, { board, keyword, page, size }));
      return { items: response.list.map((entry) => toPostSummary(entry, mall)), totalCount: response.totalCnt ?? 0 };
    });
    return toConnection(window, items, totalCount);
  },
  post: charged({ calls: 1 }, async (mall, { number }, { mallApi }) => {
    requireArea(mall, 'CONTENT');
    if (!numberPattern.test(number)) return null;
    try {
      return toPost(await mallApi.ask(mall.number, postCalls(mall.number, number)), mall);
    } catch (error) {
      if (isRefusal(error, '1404', '1400')) return null;
      throw error;
    }
  }),
} satisfies MallResolvers;
