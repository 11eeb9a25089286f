import type { TermsKind } from '../../../__generated__/graphql.ts';

/** The documents of the viewer, and their values in an address: `?terms=privacy` opens one over any page. */
const words = { TERMS_OF_USE: 'use', PRIVACY_POLICY: 'privacy' } as const satisfies Partial<Record<TermsKind, string>>;

export type ShownTerms = keyof typeof words;

export const shownTerms = Object.keys(words) as ShownTerms[];

const parameter = 'terms';

/** The document in an address. */
export function termsIn(search: URLSearchParams): ShownTerms | null {
  const word = search.get(parameter);
  return shownTerms.find((kind) => words[kind] === word) ?? null;
}

/** The query of the same page with that document over it; null: with none. */
export function withTerms(search: string, kind: ShownTerms | null): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  if (kind) query.set(parameter, words[kind]);
  return query.size > 0 ? `?${query}` : '';
}

/** Whether two addresses are one page, with another document over it. */
export function isSamePageBelowTerms(one: URL, other: URL): boolean {
  return (
    one.search !== other.search &&
    one.pathname === other.pathname &&
    withTerms(one.search, null) === withTerms(other.search, null)
  );
}
