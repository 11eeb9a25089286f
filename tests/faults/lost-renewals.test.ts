// Full tier: answers that are lost while sessions are renewed, over several gateways.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRedis, type RunningRedis } from '../../bff/test/helpers/redis.ts';
import { readSettings } from '../../mall/src/config.ts';
import { malls } from '../../mall/src/db/schema/malls.ts';
import { sessions } from '../../mall/src/db/schema/members.ts';
import { startMall, type RunningMall } from '../../mall/src/server.ts';
import { seededDatabaseUrl } from '../../mall/test/rest/harness/seeded.ts';
import { openFaultGateway, type FaultGateway } from '../harness/fault-gateway.ts';

/** Shorter than in a shop, so that no test has to wait long for its end. */
const GRACE_SECONDS = 10;
const TABS = 36;
const ids = ['gaon', 'gyeol', 'sol', 'haram', 'robin'];
const refreshPath = /\/auth\/refresh\/token/u;

interface Tab {
  accessToken: string;
  refreshToken: string;
}

let mall: RunningMall;
let redis: RunningRedis;

beforeAll(async () => {
  const settings = {
    MALL_PORT: '0',
    DATABASE_URL: await seededDatabaseUrl(),
    MALL_SECRET: 'a secret of the renewal tests, of 32 letters and more',
    LOG_LEVEL: 'silent',
  };
  // Access tokens that are due at once, and good for longer than a test takes.
  mall = await startMall(
    readSettings({
      ...settings,
      ACCESS_TOKEN_SECONDS: '120',
      REFRESH_GRACE_SECONDS: String(GRACE_SECONDS),
      SIGN_IN_LIMIT: '1000',
      SIGN_IN_ADDRESS_LIMIT: '1000',
    }),
  );
  redis = await startRedis();
});
afterAll(async () => {
  await redis.stop();
  await mall.close();
});

/** Asks the mall itself: 36 passwords at once take longer than these gateways wait. */
async function signIn(id: string): Promise<Tab> {
  const { mallId } = (await mall.context.db.select().from(malls)).find(({ mallUrl }) => mallUrl === 'familyshop') ?? {};
  const body = JSON.stringify({ id, password: 'Family!2026', mallId });
  const answer = await fetch(`${mall.url}/api/v1/mall/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await answer.json()) as { data: Tab }).data;
}

interface Answer {
  data: { viewer: object | null } | null;
  errors?: { extensions: { code: string } }[];
  extensions?: { session?: Tab };
}

describe.each([
  ['one gateway', 1],
  ['two gateways with Redis', 2],
])('%s', (_name, count) => {
  let gateways: FaultGateway[];
  let tabs: Tab[];

  beforeAll(async () => {
    const settings = {
      // 36 calls at once take a while on a busy machine.
      MALL_CALL_MS: '8000',
      ANSWER_MS: '12000',
      REFRESH_GRACE_SECONDS: String(GRACE_SECONDS),
      REDIS_COMMAND_MS: '10000',
      BREAKER_FAILURES: '1000', // otherwise it opens before the last tab has sent its token
      ...(count > 1 ? { REDIS_URL: redis.url } : {}),
    };
    gateways = await Promise.all(Array.from({ length: count }, () => openFaultGateway(mall.url, { settings })));
    tabs = await Promise.all(Array.from({ length: TABS }, (_, index) => signIn(ids[index % ids.length] ?? '')));
    return () => Promise.all(gateways.map((gateway) => gateway.close()));
  });

  /** What all tabs get that send at once as a page does: with both tokens, of the newest pair that it has. */
  async function heardByAll(turn: number): Promise<string[]> {
    const heard = tabs.map(async (tab, index) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${tab.accessToken}`,
        'x-refresh-token': tab.refreshToken,
      };
      const response = await fetch(`${gateways[(index + turn) % count]?.url}/graphql`, {
        method: 'POST',
        headers,
        body: '{"query":"{ viewer { number } }"}',
      });
      const { data, errors, extensions } = (await response.json()) as Answer;
      Object.assign(tab, extensions?.session);
      return errors?.[0]?.extensions.code ?? (data?.viewer ? 'the answer' : 'nothing');
    });
    return [...new Set(await Promise.all(heard))];
  }

  const showings = () =>
    gateways.flatMap(({ proxy }) => proxy.calls).filter(({ path }) => refreshPath.test(path)).length;

  test('renewals whose answers were lost end no session while the access token is good, however long the mall is away', async () => {
    for (const { proxy } of gateways) proxy.loseAnswers(refreshPath);
    expect(await heardByAll(0)).toEqual(['the answer']);
    expect(showings()).toBe(TABS);

    await Promise.all(gateways.map(({ proxy }) => proxy.refuse()));
    for (const { proxy } of gateways) proxy.loseAnswers(null);
    expect(await heardByAll(1)).toEqual(['MALL_UNREACHABLE']);
    await sleep(GRACE_SECONDS * 1_000);
    await Promise.all(gateways.map(({ proxy }) => proxy.accept()));

    const heard = new Set<string>();
    for (let turn = 0; !heard.has('the answer') && turn < 100; turn += 1) {
      for (const what of await heardByAll(turn)) heard.add(what);
      await sleep(100);
    }
    expect([...heard].filter((what) => what !== 'the answer' && what !== 'MALL_UNREACHABLE')).toEqual([]);
    await expect.poll(() => heardByAll(0), { timeout: 30_000 }).toEqual(['the answer']);
    // Past its grace the mall takes a token that it has seen for stolen, and ends the session.
    expect(showings()).toBe(TABS);
    expect((await mall.context.db.select().from(sessions)).filter(({ endedAt }) => endedAt !== null)).toEqual([]);
  });
});
