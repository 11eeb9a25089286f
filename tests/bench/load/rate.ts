import { Agent, request } from 'undici';
import { percentile } from '../gateway/load.ts';
import { isShortRun } from '../short-run.ts';
import type { Step } from './visit.ts';

/** What became of the requests of some seconds. Latencies count from when a request was due, not from when it could be sent. */
export interface Told {
  rate: number;
  /** Milliseconds of those that were answered, in order. */
  latencies: number[];
  shed: number;
  /** Any other result, with its count. */
  errors: Map<string, number>;
  seconds: number;
}

interface Outcome {
  at: number;
  ms: number;
  what: string;
}

/** Sends so many requests at one moment, each by a connection of its own that is open already. */
export async function atOnce(url: string, visit: readonly Step[], count: number): Promise<Told> {
  const agent = new Agent({ connections: count, pipelining: 1 });
  await Promise.all(
    Array.from({ length: count }, async () => (await request(`${url}/health`, { dispatcher: agent })).body.dump()),
  );
  const start = performance.now();
  const outcomes = await Promise.all(
    Array.from({ length: count }, async (_, turn) => {
      const what = await answerTo(url, visit[turn % visit.length] as Step, agent);
      return { at: 0, ms: performance.now() - start, what };
    }),
  );
  await agent.close();
  return summed(count, 1, outcomes);
}

const mostInFlight = 4_000;
/** More than are let in, and open before anything is measured, as those of a proxy are: a gateway takes in one new connection in each turn of its event loop. */
const connections = isShortRun ? 50 : 600;
const patienceMs = 15_000;

/**
 * Sends `rate` requests a second for some seconds, in rotation over the visit's steps and the gateways, whatever comes
 * back.
 */
export async function atRate(
  urls: readonly string[],
  visit: readonly Step[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Told> {
  return summed(rate, seconds, await outcomesAt(urls, visit, { rate, seconds }));
}

/** Each request by itself, with when it was due, in milliseconds from the start. */
export async function outcomesAt(
  urls: readonly string[],
  visit: readonly Step[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Outcome[]> {
  const agent = new Agent({ connections, pipelining: 1 });
  const opened = urls.flatMap((url) =>
    Array.from({ length: connections }, async () =>
      (await request(`${url}/health`, { dispatcher: agent })).body.dump(),
    ),
  );
  await Promise.all(opened);
  const outcomes: Outcome[] = [];
  const total = Math.floor(rate * seconds);
  let inFlight = 0;
  const shots: Promise<void>[] = [];
  const start = performance.now();
  const shoot = async (turn: number) => {
    const due = (turn * 1_000) / rate;
    const step = visit[turn % visit.length] as Step;
    if (inFlight >= mostInFlight) return void outcomes.push({ at: due, ms: 0, what: 'could not be sent' });
    inFlight += 1;
    const what = await answerTo(urls[Math.floor(turn / visit.length) % urls.length] ?? '', step, agent);
    inFlight -= 1;
    outcomes.push({ at: due, ms: performance.now() - start - due, what });
  };
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - start) * rate) / 1_000));
      while (shots.length < due) shots.push(shoot(shots.length));
      if (shots.length < total) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  await Promise.all(shots);
  await agent.close();
  return outcomes;
}

export const p99 = ({ latencies }: Told): number => percentile(latencies, 0.99);

function summed(rate: number, seconds: number, outcomes: Outcome[]): Told {
  const errors = new Map<string, number>();
  for (const { what } of outcomes)
    if (what !== 'answered' && what !== 'shed') errors.set(what, (errors.get(what) ?? 0) + 1);
  const latencies = outcomes
    .filter(({ what }) => what === 'answered')
    .map(({ ms }) => ms)
    .toSorted((one, other) => one - other);
  return { rate, seconds, latencies, shed: outcomes.filter(({ what }) => what === 'shed').length, errors };
}

async function answerTo(
  url: string,
  { name, method, path, headers, body, sign }: Step,
  dispatcher: Agent,
): Promise<string> {
  try {
    const answer = await request(`${url}${path}`, {
      method,
      headers,
      body,
      dispatcher,
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
    });
    const text = await answer.body.text();
    if (
      answer.statusCode === 503 &&
      answer.headers['retry-after'] !== undefined &&
      (method === 'GET' || text.includes('OVERLOADED'))
    )
      return 'shed';
    if (answer.statusCode !== 200) return `${name}: ${answer.statusCode}`;
    return method === 'POST' && text.includes('"errors"')
      ? `${name}: ${/"code":"(\w+)"/u.exec(text)?.[1]}`
      : text.includes(sign)
        ? 'answered'
        : `${name}: not what was asked for`;
  } catch (error) {
    return `${name}: ${error instanceof Error && 'code' in error ? String(error.code) : String(error)}`;
  }
}
