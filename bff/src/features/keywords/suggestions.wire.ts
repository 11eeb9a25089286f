import type { MallCall } from '../../upstream/call.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, list, row, words } from '../../upstream/wire.ts';

const suggestion = row('Suggestion', { tp: code, no: code, nm: words }, {});

export type WireSuggestion = Read<typeof suggestion>;

export function suggestionsCall(text: string, first: number): MallCall<WireSuggestion[]> {
  return {
    endpoint: 'GET search/suggest',
    method: 'GET',
    path: '/api/v1/mall/search/suggest',
    query: { kwd: text, size: first },
    fields: { kwd: 'text', size: 'first' },
    isShared: true,
    response: list('suggestions', suggestion),
  };
}
