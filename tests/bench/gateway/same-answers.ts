import { isDeepStrictEqual } from 'node:util';
import type { Server } from './contenders.ts';
import type { Operation } from './operations.ts';
import { shotAt } from './shots.ts';

const mostShown = 20;

/**
 * Sends an operation once to each server, and throws where one answers something else than our gateway: a server that leaves out work
 * is quick. Ids are each server's own, and the upstream puts another text before each name.
 */
export async function checkSameAnswers(
  servers: readonly Server[],
  operation: Operation,
  tokens: readonly string[],
): Promise<void> {
  const answers = await Promise.all(
    servers
      .filter(({ contender }) => !contender.isProxy)
      .map(async (server) => ({ server, data: comparable(await answerOf(server, operation, tokens)) })),
  );
  const ours = answers.find(({ server }) => server.contender.name === 'gateway');
  for (const { server, data } of answers) {
    const found = differences(data, ours?.data);
    if (found.length > 0)
      throw new Error(
        [`${server.contender.title} answers ${operation.name} otherwise:`, ...found.slice(0, mostShown)].join('\n'),
      );
  }
}

async function answerOf({ url, contender }: Server, operation: Operation, tokens: readonly string[]): Promise<unknown> {
  const shot = shotAt(url, contender, operation, tokens);
  const [request] = shot.requests;
  const response = await fetch(shot.url, { method: 'POST', ...request });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
  if (!data || errors)
    throw new Error(`${contender.title} answers ${operation.name} with ${JSON.stringify(errors ?? data)}`);
  return data;
}

/** Without ids and HTML, which our gateway alone makes safe, and texts without what the upstream put before them. */
export function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^[\da-f]{2}(?:[\da-f]{30})? /u, '');
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'id' && name !== 'html');
  return Object.fromEntries(fields.map(([name, each]) => [name, comparable(each)]));
}

/** Each path at which two values differ, with both. */
export function differences(one: unknown, other: unknown, path = 'data'): string[] {
  if (isDeepStrictEqual(one, other)) return [];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return [`${path} is ${JSON.stringify(one)}, not ${JSON.stringify(other)}`];
  const [left, right] = [one, other] as Record<string, unknown>[];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) => differences(left?.[name], right?.[name], `${path}.${name}`));
}
