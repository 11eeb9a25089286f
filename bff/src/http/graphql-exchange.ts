import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import type { GatewayContext } from '../context.ts';
import type { StraightWay } from '../graphql/straight-way.ts';

/** The headers that Apollo Server and our plugins look at. */
const asked = ['accept', 'content-type'];

type ContextOf = (request: Request, response: Response) => Promise<GatewayContext>;

/**
 * Between Express and Apollo Server: the question in, the answer out in one write of known length, straight where Apollo has
 * answered the same question before. Apollo's own integration copies all headers, reads the address in the old way and leaves the answer to Express, which looks at it four times.
 */
export function graphqlExchange(
  apollo: ApolloServer<GatewayContext>,
  straightWay: StraightWay,
  contextOf: ContextOf,
): RequestHandler {
  return async (request, response) => {
    let context: Promise<GatewayContext> | undefined;
    const contextOnce = () => (context ??= contextOf(request, response));
    const {
      method,
      headers: { accept },
    } = request;
    const straight = await straightWay.answer(plainQuestionOf(request), { method, accept }, contextOnce);
    if (straight) return send(response, 200, straight.headers, straight.body);
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method,
        headers: headersOf(request),
        search: searchOf(request.url),
        body: request.body as unknown,
      },
      context: contextOnce,
    });
    if (body.kind !== 'complete') throw new Error('The answer comes in parts');
    if (status === undefined || status === 200) straightWay.noteContentType(accept, headers.get('content-type'));
    const written: string | Buffer = body.string;
    return send(response, status ?? 200, headers, typeof written === 'string' ? Buffer.from(written) : written); // a string where Apollo itself says no
  };
}

function send(response: Response, status: number, headers: HeaderMap, body: Buffer): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(status, { 'content-length': body.length }).end(body);
}

function headersOf({ headers }: Request): HeaderMap {
  const map = new HeaderMap();
  for (const name of asked) {
    const value = headers[name];
    if (typeof value === 'string') map.set(name, value);
  }
  return map;
}

/** The question where nothing about it is left for Apollo Server to judge. A GET must have each of its parts once. */
function plainQuestionOf({ method, url, headers, body }: Request): unknown {
  if (method !== 'GET') return body;
  if (headers['content-type'] !== undefined) return null;
  const parts = [...new URLSearchParams(searchOf(url))];
  const question = Object.fromEntries(parts);
  if (Object.keys(question).length < parts.length) return null;
  try {
    return { ...question, variables: parsed(question.variables), extensions: parsed(question.extensions) };
  } catch {
    return null;
  }
}

/** False for a null that is written out, which Apollo refuses. */
function parsed(json: string | undefined): unknown {
  return json === undefined ? null : (JSON.parse(json) ?? false);
}

/** What is asked by GET, as Apollo Server is given it. */
export function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
