import { lengthError } from '../form/text-limits.ts';
import { longestKeyword } from './longest-keyword.ts';

/** The keyword of a list's address. Empty: none, or too long for the mall; the search field then says so. */
export function readKeyword(query: URLSearchParams): string {
  const written = writtenKeyword(query);
  return keywordError(written) === null ? written : '';
}

/** The same for the search field: also one that is too long. Control characters, which no name has, are spaces. */
export function writtenKeyword(query: URLSearchParams): string {
  return (query.get('keyword') ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
}

export function keywordError(keyword: string): string | null {
  return lengthError(keyword, longestKeyword);
}
