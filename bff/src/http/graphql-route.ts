import type { ErrorRequestHandler, Express, NextFunction, Request, RequestHandler, Response } from 'express';
import type { GraphQLEngine } from '../graphql/graphql-engine.ts';
import type { ErrorListener } from '../graphql/response-rules.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';
import type { Tracing } from '../tracing/request-trace.ts';
import type { GatewayContext } from '../request/context.ts';
import { asError, errorForLog } from '../log.ts';
import { createContext, type Shared } from '../request/create-context.ts';
import { metadataOf, requestTraces, traceOf } from './request-metadata.ts';
import { graphqlExchange } from './graphql-exchange.ts';
import { documentIds } from './document-id.ts';
import { refuser } from './refusal.ts';
import { cors } from './cors.ts';
import type { AdmissionControl } from './admission-control.ts';
import { isPlainUtf8Json, jsonBody } from './json-body.ts';
import { requestFilter } from './request-filter.ts';
import { isUnforgeable } from './unforgeable.ts';

interface RouteParts {
  engine: GraphQLEngine;
  shared: Shared;
  documents: TrustedDocuments;
  admission: AdmissionControl;
  tracing: Tracing;
  onError: ErrorListener;
  /** Called when a client sends the id of a retired release. */
  onRetired: (release: { app: string; release: string }) => void;
}

/**
 * /graphql by GET and POST, as the GraphQL-over-HTTP specification says; JSON in UTF-8 and nothing else. One route of Express, so that its path
 * is matched once and not for each handler.
 */
export function mountGraphql(
  app: Express,
  { engine, shared, documents, admission, tracing, onError, onRetired }: RouteParts,
): void {
  const refuse = refuser(onError);
  const readable = cors(shared.settings.CORS_ORIGINS);
  const handlers: RequestHandler[] = [
    requestTraces(tracing, '/graphql', shared.settings.CLIENT_NAMES),
    readable,
    (request, response, next) => {
      if (request.method === 'POST' && !isPlainUtf8Json(request))
        return refuse(
          response,
          415,
          'BAD_INPUT',
          'A POST must be application/json in UTF-8, without a content encoding.',
        );
      if (shared.settings.INTROSPECTION && isOpenedInBrowser(request)) return toSandbox(response);
      if (request.method === 'GET' && !isUnforgeable(request)) return refuse(response, 400, 'BAD_INPUT', forgeable);
      if (request.method === 'GET' || request.method === 'POST') return next();
      response.setHeader('allow', 'GET, POST');
      return refuse(response, 405, 'BAD_INPUT', 'Only GET and POST are supported.');
    },
    (request, response, next) => {
      if (shared.settings.TELL_UPSTREAM_CALLS && request.headers[detailsHeader] === '1') traceOf(response).details = [];
      next();
    },
    jsonBody(shared.settings.MAX_BODY_BYTES),
    admission.admit('graphql', (response) => refuse(response, 503, 'OVERLOADED')),
    documentIds(documents, refuse, onRetired),
    requestFilter(shared.settings, documents, refuse),
    graphqlExchange(engine, (request, response) => contextOf(shared, request, response)),
  ];
  const failed: ErrorRequestHandler = (error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    if (status >= 500 || !(error instanceof Error)) {
      const requestId = response.getHeader('x-request-id');
      shared.log.error({ requestId, code: 'INTERNAL', error: errorForLog(error) }, 'failed');
      return refuse(response, status, 'INTERNAL');
    }
    return refuse(response, status, status === 413 ? 'QUERY_TOO_COSTLY' : 'BAD_INPUT', error.message);
  };
  app.route('/graphql').all(...handlers, failed);
  app.use('/graphql', readable, (_request, response) =>
    refuse(response, 404, 'NOT_FOUND', 'Operations are sent to /graphql itself.'),
  );
}

/** Of the sandbox: the calls behind each field, where the gateway sends them. */
const detailsHeader = 'x-upstream-details';

/** A browser opened the address itself: the request has no operation. */
function isOpenedInBrowser({ method, originalUrl, headers: { accept } }: Request): boolean {
  return method === 'GET' && originalUrl === '/graphql' && accept !== undefined && accept.includes('text/html');
}

function toSandbox(response: Response): void {
  response.set({ 'cache-control': 'no-store', vary: 'Accept' }).redirect('/sandbox');
}

const forgeable =
  'A GET needs an Accept header that names application/json or application/graphql-response+json, or the header apollo-require-preflight, so that no foreign page can make a browser send it.';

async function contextOf(shared: Shared, request: Request, response: Response): Promise<GatewayContext> {
  try {
    return createContext(shared, metadataOf(request, response, shared.settings.ANSWER_MS));
  } catch (thrown) {
    throw asError(thrown);
  }
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
