import type { Request, RequestHandler, Response } from 'express';
import type { GatewayContext } from '../request/context.ts';
import { responseTypes, type GraphQLEngine } from '../graphql/graphql-engine.ts';

type ContextOf = (request: Request, response: Response) => Promise<GatewayContext>;

/** Adapts Express to the engine; the response is one write of known length. */
export function graphqlExchange(engine: GraphQLEngine, contextOf: ContextOf): RequestHandler {
  return async (request, response) => {
    const { method, url, headers: given } = request;
    const { status, headers, body } = await engine.respond(
      {
        method,
        accept: given.accept,
        wantedType: given.accept === undefined ? (responseTypes[0] ?? false) : request.accepts(responseTypes),
        contentType: given['content-type'],
        search: searchOf(url),
        body: request.body as unknown,
        plainBody: plainBodyOf(request),
      },
      () => contextOf(request, response),
    );
    for (const [name, value] of headers) response.setHeader(name, value);
    response.writeHead(status, { 'content-length': body.length }).end(body);
  };
}

/** A GET must have each of its parameters once. */
function plainBodyOf({ method, url, headers, body }: Request): unknown {
  if (method !== 'GET') return body;
  if (headers['content-type'] !== undefined) return null;
  const parameters = [...new URLSearchParams(searchOf(url))];
  const plain = Object.fromEntries(parameters);
  if (Object.keys(plain).length < parameters.length) return null;
  try {
    return { ...plain, variables: parsed(plain.variables), extensions: parsed(plain.extensions) };
  } catch {
    return null;
  }
}

/** False for a null that is written out, which Apollo Server refuses. */
function parsed(json: string | undefined): unknown {
  return json === undefined ? null : (JSON.parse(json) ?? false);
}

/** The parameters of a GET, as Apollo Server is given them. */
export function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
