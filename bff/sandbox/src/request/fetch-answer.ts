import type { FetcherOpts, FetcherParams, SyncExecutionResult } from '@graphiql/toolkit';
import { hasErrorCode } from '@family-mall/client';
import { takeCalls } from '../calls/calls.ts';
import { rememberFrom } from '../examples/remembered.ts';
import { answerFacts } from './answer-facts.ts';
import type { Answer } from './answer.ts';
import { modeStore } from './mode.ts';
import { send } from './send.ts';

/** GraphiQL's way to the gateway. */
export async function fetchAnswer(request: FetcherParams, options?: FetcherOpts): Promise<SyncExecutionResult> {
  // GraphiQL's own introspection query. Nothing of it is shown.
  if (request.operationName === 'IntrospectionQuery')
    return (await send(request, options?.headers)).answer as SyncExecutionResult;
  const started = performance.now();
  const { answer, response } = await send(request, options?.headers, modeStore.get());
  answerFacts.set({
    status: response.status,
    milliseconds: Math.round(performance.now() - started),
    requestId: response.headers.get('x-request-id'),
    age: response.headers.get('age'),
    headers: [...response.headers],
    isUnknownId: hasErrorCode(answer, 'PERSISTED_QUERY_NOT_FOUND'),
  });
  rememberFrom(answer.data);
  // GraphiQL names the class that servers throw, and means what they send.
  return withoutCalls(answer) as SyncExecutionResult;
}

/** The calls have a panel of their own. */
function withoutCalls({ extensions, ...rest }: Answer): Answer {
  const shown = takeCalls(extensions);
  return shown === undefined ? rest : { ...rest, extensions: shown };
}
