import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';

/** One kind of request that a load is made of. */
export interface Ask {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether the body is correct; a status of 200 alone proves little. */
  isRight: (body: string) => boolean;
}

export interface Failure {
  name: string;
  method: Ask['method'];
  /** The status, or the code of a broken connection. */
  reason: string;
  /** It was sent as the first, the second and so on. */
  number: number;
}

export interface Pressed {
  sent: number;
  failures: Failure[];
}

/**
 * Keeps this many requests in flight, of all kinds in rotation, until `during` has ended, and returns the failures.
 * Nothing is sent twice. Requests still in flight at the end are awaited.
 */
export async function press(
  url: string,
  asks: readonly Ask[],
  inFlight: number,
  during: (pressed: Pressed) => Promise<unknown>,
): Promise<Pressed> {
  const agent = new Agent({ connections: inFlight, pipelining: 1 });
  const pressed: Pressed = { sent: 0, failures: [] };
  const over = new AbortController();
  const one = async () => {
    while (!over.signal.aborted) {
      const ask = asks[pressed.sent % asks.length] as Ask;
      const number = (pressed.sent += 1);
      const reason = await failureOf(url, ask, agent);
      if (reason !== null) pressed.failures.push({ name: ask.name, method: ask.method, reason, number });
      await sleep(1);
    }
  };
  const all = Promise.all(Array.from({ length: inFlight }, one));
  try {
    await during(pressed);
  } finally {
    over.abort();
    await all;
    await agent.close();
  }
  return pressed;
}

async function failureOf(
  url: string,
  { method, path, headers, body, isRight }: Ask,
  dispatcher: Agent,
): Promise<string | null> {
  try {
    const answer = await request(`${url}${path}`, { method, headers, body: body ?? null, dispatcher });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) return String(answer.statusCode);
    return isRight(text) ? null : `200, but not what was asked for: ${text.slice(0, 200)}`;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
