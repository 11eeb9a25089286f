import type { MallResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { isRefusal } from '../../errors/mall-error.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { byPriority } from '../../rules/priority.ts';
import { charged } from '../../rules/charge.ts';
import { toSmartKeyword } from './keywords.mapper.ts';
import { smartKeywordsCall } from './keywords.wire.ts';
import { toSuggestions } from './suggestions.mapper.ts';
import { suggestionsCall } from './suggestions.wire.ts';

const keywordFields = {
  smartKeywords: charged({ calls: 1, once: 'keywords' }, async (mall, _arguments, { mallApi }) => {
    if (!mallApi.isMemberOf(mall.number)) return null;
    const keywords = await mallApi.asMember(smartKeywordsCall);
    return keywords.toSorted(byPriority).map((keyword) => toSmartKeyword(keyword, mall.number));
  }),
  searchSuggestions: charged({ calls: 1 }, async (mall, { text, first }, { mallApi }) => {
    requireArea(mall, 'SHOPPING');
    const typed = text.trim();
    if (!mallApi.isMemberOf(mall.number)) return null;
    if (typed === '') return [];
    try {
      return toSuggestions(await mallApi.asMember(suggestionsCall(typed, first ?? 5)));
    } catch (error) {
      // Malls may leave the call out.
      if (isRefusal(error, '1404')) return null;
      throw error;
    }
  }),
} satisfies MallResolvers;

export const keywordsPart = {
  Mall: keywordFields,
} satisfies Resolvers;
