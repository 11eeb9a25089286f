import type { MallResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { byPriority } from '../../rules/priority.ts';
import { charged } from '../../rules/charge.ts';
import { toSmartKeyword } from './keywords.mapper.ts';
import { smartKeywordsCall } from './keywords.wire.ts';

const keywordFields = {
  smartKeywords: charged({ calls: 1, once: 'keywords' }, async (mall, _arguments, { mallApi }) => {
    if (!mallApi.isMemberOf(mall.number)) return null;
    const keywords = await mallApi.asMember(smartKeywordsCall);
    return keywords.toSorted(byPriority).map((keyword) => toSmartKeyword(keyword, mall.number));
  }),
} satisfies MallResolvers;

export const keywordsPart = {
  Mall: keywordFields,
} satisfies Resolvers;
