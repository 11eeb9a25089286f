import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayContext } from '../request/context.ts';
import { currentRequestId } from '../tracing/current-request.ts';
import { asError, errorForLog } from '../log.ts';
import type { CheckCost } from './cost.ts';
import { DeveloperError } from '../errors/developer-error.ts';
import type { ErrorListener, ResponseRules } from './response-rules.ts';

interface PluginParts {
  log: Logger;
  onError: ErrorListener;
  checkCost: CheckCost;
  rules: ResponseRules;
}

/** The response rules in Apollo Server's pipeline. Checks cost and session before anything is resolved. */
export function responsePlugin({ log, onError, checkCost, rules }: PluginParts): ApolloServerPlugin<GatewayContext> {
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
        async didResolveOperation({ document, operation, request, contextValue }) {
          if (operation?.operation === 'subscription')
            throw new DeveloperError('BAD_INPUT', 'Subscriptions are not supported.', 400);
          if (operation) checkCost({ document, operation, variables: request.variables });
          await contextValue.refreshSessionIfDue().catch((failure: unknown) => {
            throw asResponseError(failure);
          });
        },
        async didEncounterErrors({ errors, contextValue, operationName }) {
          rules.noteErrors(errors, contextValue, operationName ?? null);
        },
        async willSendResponse(context) {
          context.contextValue.trace.operation ??= context.operationName ?? null;
          context.contextValue.trace.operationType ??= context.operation?.operation ?? null;
          try {
            send(context, rules);
          } catch (thrown) {
            throw asError(thrown);
          }
        },
      };
    },
  };
}

function send(
  {
    response,
    contextValue: context,
    document,
    operation,
    request,
    source,
  }: GraphQLRequestContextWillSendResponse<GatewayContext>,
  { finish }: ResponseRules,
): void {
  if (response.body.kind !== 'single') return;
  const { singleResult: result } = response.body;
  const { headers } = response.http;
  finish({ result, headers, context, method: request.http?.method, document, operation });
  const wantsPlainJson = acceptsPlainJsonOnly(request.http?.headers.get('accept'));
  if (wantsPlainJson && source !== undefined && response.http.status === 400 && isWrongDocument(result.errors))
    response.http.status = 200;
}

/** Status 200, since an expired session is an ordinary result, not a transport failure. */
function asResponseError(failure: unknown): GraphQLError {
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
