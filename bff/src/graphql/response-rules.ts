import type { DocumentNode, GraphQLError, GraphQLFormattedError, OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayContext } from '../request/context.ts';
import type { ResponseDraft } from '../request/response-draft.ts';
import { errorForLog } from '../log.ts';
import type { MadeCall } from '../tracing/request-trace.ts';
import { codeOf, formatError } from '../errors/format-error.ts';
import { isExpectedCode } from '../errors/expected-codes.ts';
import { varyOfResponses } from './response-headers.ts';

const mostErrors = 5;

/** Called for each error code in a response. */
export type ErrorListener = (code: string) => void;

/** Called for a deprecated part of the schema, by its coordinate, with the client that used it and its release. */
export type DeprecatedListener = (coordinate: string, user: { client: string; release: string }) => void;

interface RulesParts {
  log: Logger;
  onError: ErrorListener;
  maxAgeOf(document: DocumentNode, operation: OperationDefinitionNode): number;
  /** Whether a response lists the calls to the mall. */
  tellsCalls: boolean;
  deprecatedIn(document: DocumentNode, operation: OperationDefinitionNode): readonly string[];
  onDeprecated: DeprecatedListener;
}

/** Rules of every response, on the fast path and in Apollo Server. */
export interface ResponseRules {
  /** Logs and counts errors. */
  noteErrors(errors: readonly GraphQLError[], context: GatewayContext, operationName: string | null): void;
  /** Notes errors of an execution and formats them, as Apollo Server does. */
  formatErrors(
    errors: readonly GraphQLError[],
    context: GatewayContext,
    operationName: string | null,
  ): GraphQLFormattedError[];
  /** Cache headers, a new pair of tokens, a bounded list of errors. */
  finish(draft: ResponseDraft<GatewayContext>): void;
}

export function responseRules({
  log,
  onError,
  maxAgeOf,
  tellsCalls,
  deprecatedIn,
  onDeprecated,
}: RulesParts): ResponseRules {
  const noteErrors: ResponseRules['noteErrors'] = (errors, context, operationName) => {
    for (const error of errors) noteError(error, context, operationName);
  };

  /** Never throws: an error that cannot be logged must not cost the response. */
  function noteError(error: GraphQLError, { trace, requestId }: GatewayContext, operationName: string | null): void {
    try {
      const code = codeOf(error);
      if (trace.isWarmUp) return log.debug({ code, path: error.path }, 'The warm-up met an error');
      onError(code);
      trace.codes.push(code);
      const metadata = { requestId, code, operationName, path: error.path };
      if (isExpectedCode(code)) log.debug(metadata, 'refused');
      else log.error({ ...metadata, error: errorForLog(error.originalError ?? error) }, 'failed');
    } catch (failure) {
      log.error({ requestId, error: errorForLog(failure) }, 'An error could not be noted');
    }
  }

  return {
    noteErrors,
    formatErrors: (errors, context, operationName) => {
      noteErrors(errors, context, operationName);
      return errors.map((error) => formatError(enriched(error), error));
    },
    finish: ({ result, headers, context, method, document, operation }) => {
      const { freshness, visitor, isAnonymous } = context;
      if (document && operation)
        for (const coordinate of deprecatedIn(document, operation)) onDeprecated(coordinate, context.trace.user);
      if (result.errors) result.errors = result.errors.slice(0, mostErrors);
      const retryAfter = longestWait(result.errors);
      if (retryAfter > 0) headers.set('retry-after', String(retryAfter));
      if (visitor.session !== null) result.extensions = { ...result.extensions, session: visitor.session };
      if (tellsCalls) result.extensions = { ...result.extensions, upstream: context.trace.calls.map(rounded) };
      const { details } = context.trace;
      if (details) result.extensions = { ...result.extensions, upstreamDetails: details };
      headers.set('vary', varyOfResponses);
      if (freshness.isStale) headers.set('x-layout', 'stale');
      const isQuery = isAnonymous && !result.errors && document !== undefined && operation?.operation === 'query';
      const maxAge = isQuery ? maxAgeOf(document, operation) : 0;
      const isCacheable = maxAge > 0;
      const secondsLeft = isCacheable ? freshness.leftOf(maxAge) : 0;
      if (isCacheable) headers.set('x-answer-age', String(maxAge - secondsLeft));
      const isPublic = isCacheable && secondsLeft > 0 && method === 'GET';
      if (isPublic && context.cacheTags.list.length > 0) headers.set('cache-tag', context.cacheTags.header);
      headers.set(
        'cache-control',
        isPublic ? publicFor(secondsLeft, maxAge) : isAnonymous ? 'no-store' : 'private, no-store',
      );
    },
  };
}

/**
 * Prices must not be served stale: Varnish serves any response for another ten seconds while it fetches a new one
 * (default_grace in 7.1), unless the response says how long it may.
 */
function publicFor(secondsLeft: number, maxAge: number): string {
  return `public, max-age=${secondsLeft}${maxAge < shortestLayout ? ', stale-while-revalidate=0' : ''}`;
}

/** Seconds. Responses with prices are fresh for one, layout for ten minutes or more. */
const shortestLayout = 600;

/** Adds a code, as Apollo Server does before its formatter. */
function enriched(error: GraphQLError): GraphQLFormattedError {
  try {
    return { ...error.toJSON(), extensions: { code: 'INTERNAL_SERVER_ERROR', ...error.extensions } };
  } catch {
    return { message: '' };
  }
}

/** Seconds until a client may retry, by the longest of the refusals. */
function longestWait(errors: readonly { extensions?: Record<string, unknown> }[] | undefined): number {
  return Math.max(
    0,
    ...(errors ?? []).map(({ extensions }) => Number(extensions?.retryAfter ?? 0)).filter(Number.isFinite),
  );
}

function rounded({ milliseconds, ...call }: MadeCall): MadeCall {
  return { ...call, milliseconds: Math.round(milliseconds) };
}
