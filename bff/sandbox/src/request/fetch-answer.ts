import type { FetcherOpts, FetcherParams, SyncExecutionResult } from '@graphiql/toolkit';
import { answerFacts } from './answer-facts.ts';
import { send } from './send.ts';

/** GraphiQL's way to the gateway. */
export async function fetchAnswer(request: FetcherParams, options?: FetcherOpts): Promise<SyncExecutionResult> {
  const started = performance.now();
  const { answer, response } = await send(request, options?.headers);
  // GraphiQL's own introspection query. Its request metadata is not shown.
  if (request.operationName !== 'IntrospectionQuery') {
    answerFacts.set({
      status: response.status,
      milliseconds: Math.round(performance.now() - started),
      requestId: response.headers.get('x-request-id'),
      age: response.headers.get('age'),
    });
  }
  // GraphiQL names the class that servers throw, and means what they send.
  return answer as SyncExecutionResult;
}
