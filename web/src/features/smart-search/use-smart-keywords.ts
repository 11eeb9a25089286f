import type { SmartKeywordFragment } from '../../__generated__/graphql.ts';
import { useSmartKeywordsQuery } from '../../__generated__/hooks.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { useIsMember } from '../../shop/session/session-context.ts';

const none: readonly SmartKeywordFragment[] = [];

interface SmartKeywords {
  keywords: readonly SmartKeywordFragment[];
  /** `missing`: visitors have none, or they failed to load. */
  state: 'loading' | 'there' | 'missing';
}

/** Keywords that the mall suggests to members. */
export function useSmartKeywords(): SmartKeywords {
  const { mallUrl, device } = usePage();
  const isMember = useIsMember();
  const { data, loading } = useSmartKeywordsQuery({ variables: { url: mallUrl, device }, skip: !isMember });
  const keywords = isMember ? data?.mall?.smartKeywords : null;
  if (keywords) return { keywords, state: 'there' };
  return { keywords: none, state: isMember && loading ? 'loading' : 'missing' };
}
