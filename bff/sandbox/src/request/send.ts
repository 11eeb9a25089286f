import { fetchAsMember } from '../session/session.ts';
import { type Answer, toAnswer } from './answer.ts';
import type { Mode } from './mode.ts';
import { toHttp, type Operation } from './to-http.ts';

/** Sends one operation as the signed-in member. A bearer typed into the editor takes precedence. */
export async function send(
  operation: Operation,
  typedHeaders: Record<string, string> = {},
  mode: Mode = 'post',
): Promise<{ answer: Answer; response: Response }> {
  const { method, path, headers: own, body } = await toHttp(operation, mode);
  const headers = new Headers(own);
  headers.set('x-upstream-details', '1'); // in development the response tells the call behind each field
  for (const [name, value] of Object.entries(typedHeaders)) headers.set(name, value);
  const response = await fetchAsMember(path, { method, headers, body, credentials: 'omit' });
  return { answer: toAnswer(await response.json()), response };
}
