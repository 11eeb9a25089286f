import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../../content/src/content.ts';
import { readSettings } from '../../src/config.ts';
import { startMall, type RunningMall } from '../../src/server.ts';
import type { Answer, Deviation } from '../../src/verify/answer-check.ts';
import type { Send, SentCall } from '../../src/verify/mall-caller.ts';
import { verifyMall, type VerifyOptions } from '../../src/verify/verify.ts';
import { openContractProxy, type ContractProxy } from '../rest/harness/contract-proxy.ts';
import { seededDatabaseUrl } from '../rest/harness/seeded.ts';
import { seedsFor, type Seed } from './seeded-deviations.ts';

const asMember: VerifyOptions = {
  mallUrl: 'familyshop',
  member: { id: 'robin', password: 'Family!2026' },
  mayWrite: false,
};

let mall: RunningMall;
let proxy: ContractProxy;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verified-mall-'));
  mall = await startMall(
    readSettings({
      MALL_PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: await seededDatabaseUrl(),
      LOG_LEVEL: 'silent',
    }),
    content,
  );
  proxy = await openContractProxy(mall.url);
});
afterAll(async () => {
  await proxy.close();
  await mall.close();
  await rm(folder, { recursive: true, force: true });
});

/** Of 200. */
const mostMissed = 10;

interface Exchange {
  call: SentCall;
  answer: Answer;
}

const keyOf = ({ method, path, body, headers }: SentCall) =>
  `${method} ${path} ${body ?? ''} ${headers['authorization'] === undefined ? '' : 'signed in'}`;

function senderTo(url: string, seen: Exchange[] = []): Send {
  return async (call) => {
    const { method, path, headers, body } = call;
    const response = await fetch(`${url}${path}`, { method, headers, body });
    const contentType = response.headers.get('content-type') ?? '';
    const answer = { status: response.status, contentType, text: await response.text() };
    seen.push({ call, answer });
    return answer;
  };
}

test('the embedded mall deviates from the contract nowhere, also where something is written', async () => {
  const { deviations, asked } = await verifyMall(senderTo(mall.url), { ...asMember, mayWrite: true });
  expect(deviations).toEqual([]);
  expect(asked).toBeGreaterThan(70);
});

test('it reads alone unless it is told to write', async () => {
  const seen: Exchange[] = [];
  await verifyMall(senderTo(mall.url, seen), asMember);
  const reads = /\/(?:calc|estimate|search|goods|wireless)$/u;
  const writes = seen.filter(({ call: { method, path } }) => method !== 'GET' && !reads.test(path.split('?')[0] ?? ''));
  expect(new Set(writes.map(({ call: { path } }) => path))).toEqual(
    new Set(['/api/v1/mall/auth/sign-in', '/api/v1/mall/auth/logout']),
  );
});

test('a mall that tells no more than the contract deviates nowhere, and of 200 deviations that are put in at least 190 are named', async () => {
  const seen: Exchange[] = [];
  const { deviations } = await verifyMall(senderTo(proxy.url, seen), asMember);
  expect(deviations).toEqual([]);

  const recorded = new Map(seen.map(({ call, answer }) => [keyOf(call), answer]));
  const notThere = { status: 404, contentType: 'application/json', text: '{"code":"1404"}' };
  const seeds = seedsFor(
    seen.map(({ answer }) => answer),
    (field, value) => /(?:Tp|Type|Stat|Yn|Cd)$/u.test(field) && /^[A-Z0-9_]+$/u.test(value),
  );
  expect(seeds).toHaveLength(200);
  /** The seeds that a run with all of them does not name. */
  const missedOf = async (given: readonly Seed[]) => {
    const changed = new Map(given.map((seed) => [keyOf(callOf(seed)), seed.change(answerOf(seed))]));
    const send: Send = async (sent) => changed.get(keyOf(sent)) ?? recorded.get(keyOf(sent)) ?? notThere;
    const report = await verifyMall(send, asMember);
    return given.filter((seed) => !report.deviations.some((each) => isOf(each, callOf(seed), seed.field)));
  };
  const callOf = ({ call }: Seed) => (seen[call] as Exchange).call;
  const answerOf = ({ call }: Seed) => (seen[call] as Exchange).answer;
  const missed: Seed[] = [];
  // Many in one run, since that takes a second; what one hides of another is asked for alone.
  for (const together of inRuns(seeds, (seed) => keyOf(callOf(seed))))
    for (const seed of await missedOf(together)) missed.push(...(await missedOf([seed])));
  const told = missed.map((seed) => `${seed.kind} ${callOf(seed).method} ${callOf(seed).path} ${seed.field ?? ''}`);
  expect(told.slice(mostMissed)).toEqual([]);
});

/** Up to 20 seeds a run, none of them in the same call. */
function inRuns(seeds: readonly Seed[], keyOfSeed: (seed: Seed) => string): Seed[][] {
  const runs: Map<string, Seed>[] = [];
  for (const seed of seeds) {
    const key = keyOfSeed(seed);
    let run = runs.find((each) => each.size < 20 && !each.has(key));
    if (!run) runs.push((run = new Map<string, Seed>()));
    run.set(key, seed);
  }
  return runs.map((run) => [...run.values()]);
}

/** Whether it names the operation, such as GET /a/{b}, of a call, and the field. */
function isOf({ operation, field }: Deviation, { method, path }: SentCall, named: string | null): boolean {
  const pattern = new RegExp(`^${operation.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');
  return pattern.test(`${method} ${path.split('?')[0]}`) && (named === null || field === named);
}
