import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import type { GatewayContext } from '../context.ts';

/** The headers that Apollo Server and our plugins look at. */
const asked = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

/**
 * Between Express and Apollo Server: the question in, the answer out in one write of known length. Apollo's own integration
 * copies all headers, reads the address in the old way and leaves the answer to Express, which looks at it four times.
 */
export function graphqlExchange(apollo: ApolloServer<GatewayContext>, contextOf: (request: Request, response: Response) => Promise<GatewayContext>): RequestHandler {
  return async (request, response) => {
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: request.method, headers: headersOf(request), search: searchOf(request.url), body: request.body as unknown },
      context: () => contextOf(request, response),
    });
    if (body.kind !== 'complete') throw new Error('The answer comes in parts');
    const bytes = Buffer.from(body.string);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.writeHead(status ?? 200, { 'content-length': bytes.length }).end(bytes);
  };
}

function headersOf({ headers }: Request): HeaderMap {
  const map = new HeaderMap();
  for (const name of asked) {
    const value = headers[name];
    if (typeof value === 'string') map.set(name, value);
  }
  return map;
}

/** What is asked by GET, as Apollo Server is given it. */
export function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
