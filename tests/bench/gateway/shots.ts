import type { Contender } from './contenders.ts';
import type { Shot } from './load.ts';
import { mallUrls, type Operation } from './operations.ts';

/** What a client sends for an operation: GraphQL in a POST, for one mall after the other. */
export function shotAt(
  url: string,
  { isProxy }: Contender,
  { name, document, variables, hasToken }: Operation,
  token: string,
): Shot {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(hasToken ? { authorization: `Bearer ${token}` } : {}),
  };
  const urls = hasToken ? mallUrls.slice(0, 1) : mallUrls;
  const bodies = urls.map((mallUrl, turn) =>
    JSON.stringify({
      query: document,
      variables: { ...variables, url: mallUrl, ...turned(variables['numbers'], turn) },
    }),
  );
  return { url: `${url}/${isProxy ? name : 'graphql'}`, headers, bodies };
}

/** The same products in another order. */
function turned(numbers: unknown, turn: number): { numbers?: unknown[] } {
  if (!Array.isArray(numbers)) return {};
  const start = turn % numbers.length;
  return { numbers: [...numbers.slice(start), ...numbers.slice(0, start)] };
}
