import { lengthError } from '../form/text-limits.ts';
import { longestKeyword } from './longest-keyword.ts';

/** The keyword of a list's address. Empty: none, or too long for the mall; the search field then says so. */
export function readKeyword(query: URLSearchParams): string {
  const written = writtenKeyword(query);
  return keywordError(written) === null ? written : '';
}

/** The same for the search field: also one that is too long. */
export function writtenKeyword(query: URLSearchParams): string {
  return toKeyword(query.get('keyword') ?? '');
}

/** A keyword as the mall measures it. Control characters, which no name has, are spaces. */
export function toKeyword(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}

export function keywordError(keyword: string): string | null {
  return lengthError(keyword, longestKeyword);
}
