import type { Request, RequestHandler, Response } from 'express';
import type { GatewayContext } from '../request/context.ts';
import type { GraphQLEngine } from '../graphql/graphql-engine.ts';
import { entityTagOf, isKnownTag } from './entity-tag.ts';
import { responseTypes, varyOfResponses } from '../graphql/response-headers.ts';

type ContextOf = (request: Request, response: Response) => Promise<GatewayContext>;

/** Adapts Express to the engine; the response is one write of known length. */
export function graphqlExchange(engine: GraphQLEngine, contextOf: ContextOf): RequestHandler {
  return async (request, response) => {
    const { method, url, headers: given } = request;
    const { accept, 'content-type': contentType } = given;
    const { status, headers, body } = await engine.respond(
      {
        method,
        accept,
        wantedType: commonTypes.get(accept) ?? request.accepts(responseTypes),
        contentType,
        search: searchOf(url),
        body: (request.body as unknown) ?? {}, // Apollo wants a body on GET too
        plainBody: plainBodyOf(request),
      },
      () => contextOf(request, response),
    );
    const all: Record<string, string> = { ...ofRefusals, ...Object.fromEntries(headers) };
    // A GET of a visitor without errors: see the response rules.
    if (all['cache-control']?.startsWith('public')) {
      const etag = entityTagOf(all['content-type'] ?? '', body);
      all['etag'] = etag;
      const { 'content-type': _ofBody, ...known } = all;
      if (isKnownTag(given['if-none-match'], etag)) return void response.writeHead(304, known).end();
    }
    response.writeHead(status, { ...all, 'content-length': body.length }).end(body);
  };
}

const [plainJson, graphqlJson] = responseTypes;

/** The response type for the most common Accept headers; others are negotiated. */
const commonTypes = new Map<string | undefined, string>([
  [undefined, plainJson],
  ['*/*', plainJson],
  ['application/json', plainJson],
  ['application/graphql-response+json,application/json;q=0.9', graphqlJson],
]);

/** For responses of Apollo Server itself. */
const ofRefusals = { 'cache-control': 'no-store', vary: varyOfResponses };

/** Refuses a GET with a repeated parameter. */
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

/** False for an explicit null, which Apollo Server refuses. */
function parsed(json: string | undefined): unknown {
  return json === undefined ? null : (JSON.parse(json) ?? false);
}

/** The parameters of a GET, in the form for Apollo Server. */
export function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
