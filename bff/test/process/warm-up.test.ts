import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { responseRules } from '../../src/graphql/response-rules.ts';
import type { GatewayContext } from '../../src/request/context.ts';
import { noTracing, RequestTrace } from '../../src/tracing/request-trace.ts';

/** What is logged and counted for an error of the gateway itself. */
function noteError(isWarmUp: boolean): { levels: unknown[]; codes: string[] } {
  const levels: unknown[] = [];
  const codes: string[] = [];
  const write = (line: string) => void levels.push((JSON.parse(line) as { level: number }).level);
  const rules = responseRules({
    log: pino({ level: 'trace' }, { write }),
    onError: (code) => void codes.push(code),
    maxAgeOf: () => 0,
    tellsCalls: false,
    deprecatedIn: () => [],
    onDeprecated: () => undefined,
  });
  const span = noTracing.begin({ method: 'GET', originalUrl: '/', hostname: '' }, 'warm-up', null);
  const context = { requestId: 'one', trace: new RequestTrace(span, { isWarmUp }) } as unknown as GatewayContext;
  rules.noteErrors([new GraphQLError('nothing answers')], context, 'Home');
  return { levels, codes };
}

test('an error of the warm-up is no failure: nobody waits for it, so it is not counted, and logged for developers alone', () => {
  const { debug, error } = pino.levels.values;
  expect(noteError(false)).toEqual({ levels: [error], codes: ['INTERNAL'] });
  expect(noteError(true)).toEqual({ levels: [debug], codes: [] });
});
