import { useEffect, useState } from 'react';
import type { SearchSuggestionKind } from '../../__generated__/graphql.ts';
import { useSearchSuggestionsQuery } from '../../__generated__/hooks.ts';
import { categoryPath, goodsPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { useIsMember } from '../../shop/session/session-context.ts';
import { tidyKeyword } from './chips.ts';
import { searchPath } from './search-address.ts';

/** Goods, category or maker whose name completes what is being typed. */
export interface Completion {
  kind: SearchSuggestionKind;
  number: string;
  name: string;
  /** The page that it leads to. */
  path: string;
}

/** Several keys in a row are one request. */
const pauseMs = 150;
const ofEachKind = 3;

/** What completes the text, for members. Of an earlier text until that of this one is there; nothing if it fails. */
export function useCompletions(text: string): readonly Completion[] {
  const page = usePage();
  const isMember = useIsMember();
  const wanted = tidyKeyword(text);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isAsked = isMember && asked !== '';
  const { data, previousData, error } = useSearchSuggestionsQuery({
    variables: { url: page.mallUrl, device: page.device, text: asked, first: ofEachKind },
    skip: !isAsked,
  });
  if (!isAsked || wanted === '' || error) return [];
  const suggestions = (data ?? previousData)?.mall?.searchSuggestions ?? [];
  return suggestions.map(({ kind, number, name }) => ({ kind, number, name, path: pathOf(kind, number, name) }));

  function pathOf(kind: SearchSuggestionKind, number: string, name: string): string {
    if (kind === 'GOODS') return goodsPath(page.mallUrl, page.device, { number });
    if (kind === 'CATEGORY') return categoryPath(page.mallUrl, page.device, number);
    return searchPath(page, [tidyKeyword(name)]);
  }
}
