import type { MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { isRefusal } from '../../errors/mall-error.ts';
import { categoryViewCalls } from './category-view.wire.ts';
import { mallLoaders } from '../mall/mall.loaders.ts';

export const categoryViewMutations = {
  recordCategoryView: async (_root, { input: { mallUrl, categoryNumber } }, context) => {
    const { mallApi } = context;
    const mall = await mallLoaders(context).named(mallUrl);
    try {
      await mallApi.ask(mall.number, categoryViewCalls(mall.number, categoryNumber));
      return { isRecorded: true };
    } catch (error) {
      // Some malls count only members; a visitor has no session that could have ended.
      const isMembersOnly = isRefusal(error, '1401') && !mallApi.isMemberOf(mall.number);
      if (isMembersOnly || isRefusal(error, '1400', '1403', '1404')) return { isRecorded: false };
      throw error;
    }
  },
} satisfies MutationResolvers;
