import { compact, compactWords, initialsOf } from './letters.ts';
import { soundKey } from './sound-key.ts';

/** Searchable parts of a product. */
export interface SearchableProduct {
  name: string;
  makerNm: string;
  /** From the top category down. */
  categoryNames: readonly string[];
  tag?: string | null;
  modelNm?: string | null;
  /** Synonyms of shoppers. */
  aliases?: readonly string[];
}

export interface SearchText {
  searchText: string;
  searchInitials: string;
  searchJamo: string;
}

/**
 * The columns that a product is searched by. `searchText` reads "name words-of-the-name / words-of-the-rest ", each without
 * signs and in lower case: a keyword at its start begins the name, one between spaces is a whole word, and none can match
 * across two fields. The ranking relies on this shape.
 */
export function buildSearchText(product: SearchableProduct): SearchText {
  const nameWords = compactWords(product.name);
  const rest = [
    product.makerNm,
    ...product.categoryNames,
    product.tag ?? '',
    product.modelNm ?? '',
    ...(product.aliases ?? []),
  ];
  const restWords = unique(rest.flatMap((text) => [compact(text), ...compactWords(text)]));
  const searchText = `${[compact(product.name), ...nameWords].join(' ')} / ${restWords.join(' ')} `;
  return {
    searchText,
    searchInitials: initialsOf(searchText),
    searchJamo: unique([...nameWords, ...restWords])
      .map(soundKey)
      .join(' '),
  };
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => word !== '');
}
