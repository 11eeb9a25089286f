import type { SearchSuggestion, SearchSuggestionKind } from '../../graphql/__generated__/schema-types.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { WireSuggestion } from './suggestions.wire.ts';

const kinds = { GOODS: 'GOODS', CATEGORY: 'CATEGORY', MAKER: 'MAKER' } as const satisfies Record<
  string,
  SearchSuggestionKind
>;

/** Without those of a kind that is not known yet. */
export function toSuggestions(wire: readonly WireSuggestion[]): SearchSuggestion[] {
  return wire.flatMap(({ tp, no, nm }) => {
    const kind = fromCode(kinds, tp, 'Suggestion.tp');
    return kind === null ? [] : [{ kind, number: no, name: nm }];
  });
}
