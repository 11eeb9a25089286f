import type { Contender } from './contenders.ts';
import type { Shot } from './load.ts';
import { mallUrls, type Operation } from './operations.ts';

/** What a client sends for an operation: GraphQL in a POST, for one mall after the other. */
export function shotAt(
  url: string,
  { isProxy }: Contender,
  { name, document, variables, hasToken }: Operation,
  tokens: readonly string[],
): Shot {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
  };
  const requests = mallUrls.map((mallUrl, turn) => ({
    headers: hasToken ? { ...headers, authorization: `Bearer ${tokens[turn]}` } : headers,
    body: JSON.stringify({
      query: document,
      variables: { ...variables, url: mallUrl, ...turned(variables['numbers'], turn) },
    }),
  }));
  return { url: `${url}/${isProxy ? name : 'graphql'}`, requests };
}

/** The same products in another order. */
function turned(numbers: unknown, turn: number): { numbers?: unknown[] } {
  if (!Array.isArray(numbers)) return {};
  const start = turn % numbers.length;
  return { numbers: [...numbers.slice(start), ...numbers.slice(0, start)] };
}
