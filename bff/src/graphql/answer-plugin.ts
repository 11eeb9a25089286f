import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse, HeaderMap } from '@apollo/server';
import { GraphQLError, type DocumentNode, type ExecutionResult, type OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayContext } from '../context.ts';
import { currentRequestId } from '../http/current-request.ts';
import { asError, errorForLog } from '../log.ts';
import type { MadeCall } from '../tracing/trail.ts';
import { callsIn } from './cost.ts';
import { DeveloperError } from './developer-error.ts';
import { codeOf } from './format-error.ts';
import { isQuietCode } from './quiet-codes.ts';

const mostErrors = 5;

/** Told of each error code that goes out. */
export type ErrorListener = (code: string) => void;

interface AnswerParts {
  log: Logger;
  onError: ErrorListener;
  finish: Finish;
  /** The calls to the mall that one question may cost. */
  mostCalls: number;
}

/**
 * What belongs to every answer: its id, who may keep it and how long, a new pair of tokens, a bounded list of errors;
 * and what is decided before anything is resolved: whether the question is too dear, whether the session still holds.
 */
export function answerPlugin({ log, onError, finish, mostCalls }: AnswerParts): ApolloServerPlugin<GatewayContext> {
  const fail = (error: Error) => {
    onError('INTERNAL');
    log.error({ requestId: currentRequestId(), code: 'INTERNAL', error: errorForLog(error) }, 'failed');
  };
  return {
    async contextCreationDidFail({ error }) {
      fail(error);
    },
    async unexpectedErrorProcessingRequest({ error }) {
      fail(error);
    },
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, request: { variables }, contextValue }) {
          if (operation?.operation === 'subscription')
            throw new DeveloperError('BAD_INPUT', 'Subscriptions are not supported.', 400);
          const calls = operation === undefined ? 0 : callsIn({ schema, document, operation, variables });
          if (calls > mostCalls)
            throw new DeveloperError(
              'QUERY_TOO_COSTLY',
              `The operation may lead to ${calls} calls to the mall; at most ${mostCalls} are allowed.`,
              400,
            );
          await contextValue.holdSession().catch((failure: unknown) => {
            throw asAnswer(failure);
          });
        },
        async didEncounterErrors({ errors, contextValue, operationName }) {
          for (const error of errors) note(error, contextValue, operationName, onError);
        },
        async willSendResponse(context) {
          context.contextValue.trail.operation ??= context.operationName ?? null;
          try {
            send(context, finish);
          } catch (thrown) {
            throw asError(thrown);
          }
        },
      };
    },
  };
}

/** Whatever cannot be written down is not worth an answer. */
function note(
  error: GraphQLError,
  { log, trail, requestId }: GatewayContext,
  operationName: string | null | undefined,
  onError: ErrorListener,
): void {
  try {
    const code = codeOf(error);
    onError(code);
    trail.codes.push(code);
    if (isQuietCode(code)) log.debug({ requestId, code, operationName, path: error.path }, 'refused');
    else
      log.error(
        { requestId, code, operationName, path: error.path, error: errorForLog(error.originalError ?? error) },
        'failed',
      );
  } catch (failure) {
    log.error({ requestId, error: errorForLog(failure) }, 'An error could not be noted');
  }
}

/** An answer about to be written down, and all that its headers hang on. */
interface Finishing {
  result: ExecutionResult;
  headers: HeaderMap;
  context: GatewayContext;
  method: string | undefined;
  /** Undefined where the question was none. */
  document?: DocumentNode | undefined;
  operation?: OperationDefinitionNode | undefined;
}

/** For how many seconds an operation's answer may be kept. */
export type AgeOf = (document: DocumentNode, operation: OperationDefinitionNode) => number;

interface FinisherParts {
  ageOf: AgeOf;
  /** Whether an answer tells the calls that were made for it. */
  tellsCalls: boolean;
}

export type Finish = (finishing: Finishing) => void;

/** What belongs to every answer, whichever way it takes. */
export function finisher({ ageOf, tellsCalls }: FinisherParts): Finish {
  return ({ result, headers, context, method, document, operation }) => {
    const { requestId, freshness, visitor, isAnonymous } = context;
    if (visitor.session !== null) result.extensions = { ...result.extensions, session: visitor.session };
    if (tellsCalls) result.extensions = { ...result.extensions, upstream: context.trail.calls.map(rounded) };
    headers.set('x-request-id', requestId);
    headers.set('vary', 'Authorization, Origin, Accept, Accept-Encoding');
    if (freshness.isStale) headers.set('x-layout', 'stale');
    const isQuery = isAnonymous && !result.errors && document !== undefined && operation?.operation === 'query';
    const maxAge = isQuery ? ageOf(document, operation) : 0;
    const isKeepable = maxAge > 0;
    const secondsLeft = isKeepable ? freshness.leftOf(maxAge) : 0;
    if (isKeepable) headers.set('x-answer-age', String(maxAge - secondsLeft));
    const isPublic = isKeepable && secondsLeft > 0 && method === 'GET';
    headers.set(
      'cache-control',
      isPublic ? `public, max-age=${secondsLeft}` : isAnonymous ? 'no-store' : 'private, no-store',
    );
  };
}

/** What an answer of Apollo's may need beside that: only there can errors be. */
function send(
  {
    response,
    contextValue,
    document,
    operation,
    request,
    source,
  }: GraphQLRequestContextWillSendResponse<GatewayContext>,
  finish: Finish,
): void {
  if (response.body.kind !== 'single') return;
  const { singleResult } = response.body;
  if (singleResult.errors) singleResult.errors = singleResult.errors.slice(0, mostErrors);
  const wantsPlainJson = acceptsPlainJsonOnly(request.http?.headers.get('accept'));
  if (wantsPlainJson && source !== undefined && response.http.status === 400 && isWrongDocument(singleResult.errors))
    response.http.status = 200;
  const seconds = longestWait(singleResult.errors);
  if (seconds > 0) response.http.headers.set('retry-after', String(seconds));
  finish({
    result: singleResult as ExecutionResult,
    headers: response.http.headers,
    context: contextValue,
    method: request.http?.method,
    document,
    operation,
  });
}

/** For how many seconds a client shall not come again, by the longest of the refusals. */
function longestWait(errors: readonly { extensions?: Record<string, unknown> }[] | undefined): number {
  return Math.max(
    0,
    ...(errors ?? []).map(({ extensions }) => Number(extensions?.retryAfter ?? 0)).filter(Number.isFinite),
  );
}

/** A session that is over is an answer like others, not a broken exchange. */
function asAnswer(failure: unknown): GraphQLError {
  const { code, ...rest } = failure instanceof GraphQLError ? failure.extensions : {};
  const originalError = failure instanceof Error ? failure : undefined;
  const words = failure instanceof GraphQLError ? failure.message : '';
  return new GraphQLError(words, { originalError, extensions: { code, ...rest, http: { status: 200 } } });
}

/** The GraphQL-over-HTTP specification: such a client reads the body of a 200 only. */
function acceptsPlainJsonOnly(accept: string | undefined): boolean {
  return accept !== undefined && accept.includes('application/json') && !accept.includes('graphql-response+json');
}

function isWrongDocument(errors: readonly { extensions?: Record<string, unknown> }[] | undefined): boolean {
  return errors?.every(({ extensions }) => extensions?.code === 'BAD_INPUT') ?? false;
}

function rounded({ milliseconds, ...call }: MadeCall): MadeCall {
  return { ...call, milliseconds: Math.round(milliseconds) };
}
