// Full tier: gateways that are paused and killed while sessions are renewed.
import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { startGatewayProcess, type GatewayProcess } from '../helpers/gateway-process.ts';
import { openGateway, type OpenGateway, type Told } from '../helpers/open-gateway.ts';
import { startRedis, type RunningRedis } from '../helpers/redis.ts';
import { anAccessToken } from '../helpers/samples.ts';
import { startTap, type Tap } from '../helpers/tap.ts';

let mall: FakeMall;
let redis: RunningRedis;
let tap: Tap;
let holder: GatewayProcess | undefined;
let isKilled = false;
let other: OpenGateway;
const spent = new Set<string>();
/** The mall is of this busy process: short limits would end some calls and responses before it answers. */
const settings = { REFRESH_GRACE_SECONDS: '0', MALL_CALL_MS: '1500', ANSWER_MS: '60000' };

beforeAll(async () => {
  mall = await startFakeMall();
  redis = await startRedis();
  tap = await startTap(redis.url);
  other = await openGateway(mall.url, {
    ...readSettings(settings),
    PORT: 0,
    METRICS_PORT: 0,
    MALL_API_URL: mall.url,
    REDIS_URL: redis.url,
    LOG_LEVEL: 'silent',
    UNREADY_MS: 0,
    REDIS_COMMAND_MS: 10_000,
  });
});
beforeEach(async () => {
  mall.calls.splice(0);
  mall.on('users/info', () => ({ memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' }));
  // No grace at all: a token shown twice costs the whole session.
  mall.on('auth/refresh/token', ({ query }, response) => {
    const token = query.get('refreshToken') ?? '';
    if (spent.has(token)) return refusal(response, 401, '1402', '다시 로그인해주세요.');
    spent.add(token);
    return { accessToken: anAccessToken(), refreshToken: `${token}-next` };
  });
  if (holder !== undefined) return;
  holder = await startGatewayProcess({
    ...settings,
    MALL_API_URL: mall.url,
    REDIS_URL: tap.url,
    REDIS_COMMAND_MS: '10000',
  });
  await untilShared();
});
/** One that is killed, or fails, is followed by another. */
afterEach(async ({ task }) => {
  tap.onSaid(null);
  if (!isKilled && task.result?.state !== 'fail') return;
  await holder?.close();
  [holder, isKilled] = [undefined, false];
});
afterAll(async () => {
  await holder?.close();
  await other.close();
  tap.close();
  await redis.stop();
  await mall.close();
});

/** Spent once only: a test that is tried again needs another. */
const freshToken = (name: string) => `${name}-${randomUUID()}`;
const body = { query: '{ viewer { number } }' };
const headers = (refreshToken: string) => ({
  authorization: `Bearer ${anAccessToken({ secondsLeft: -5 })}`,
  'x-refresh-token': refreshToken,
});

function signal(sent: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  isKilled ||= sent === 'SIGKILL';
  holder?.send(sent);
}

function askHolder(refreshToken: string): Promise<Pick<Told, 'errors' | 'extensions'>> {
  if (!holder) throw new Error('no gateway holds a lease');
  const request = supertest(holder.url).post('/graphql').set(headers(refreshToken)).send(body);
  const answer = request.then((response) => ({
    errors: response.body.errors ?? [],
    extensions: response.body.extensions ?? {},
  }));
  answer.catch(() => undefined); // a test that fails before it looks at the answer leaves it behind
  return answer;
}

const askOther = (refreshToken: string) => other.ask(body.query, {}, headers(refreshToken));
const outcomeOf = ({ errors, extensions }: Pick<Told, 'errors' | 'extensions'>) =>
  errors[0]?.extensions.code ?? extensions.session?.refreshToken;
const showings = (token: string) =>
  mall.callsTo('auth/refresh/token').filter(({ query }) => query.get('refreshToken') === token);

/** A gateway whose store is slow to connect opens without it, and works alone until it is there. */
async function untilShared(): Promise<void> {
  let isShared = false;
  tap.onSaid((text) => {
    isShared ||= text.includes('shown:');
  });
  await expect.poll(() => askHolder(freshToken('first')).then(() => isShared)).toBe(true);
  tap.onSaid(null);
  mall.calls.splice(0);
}

/**
 * Resolves when the lease holder sends a command with all these words to its store, after the signal was sent and
 * before the command is passed on.
 */
function once(sent: 'SIGSTOP' | 'SIGKILL', ...words: string[]): Promise<void> {
  return new Promise((resolve) => {
    tap.onSaid((text) => {
      if (!words.every((word) => text.includes(word))) return;
      tap.onSaid(null);
      signal(sent);
      resolve();
    });
  });
}

test('paused with the lock before it wrote down anything, a gateway takes what another got meanwhile', async () => {
  const token = freshToken('paused-early');
  const paused = once('SIGSTOP', "'time'", 'shown:');
  const answer = askHolder(token);
  await paused;
  expect(outcomeOf(await askOther(token))).toBe(`${token}-next`);
  signal('SIGCONT');
  expect(outcomeOf(await answer)).toBe(`${token}-next`);
  expect(showings(token)).toHaveLength(1);
});

test('paused right before it would send, a gateway sends only with a new lock', async () => {
  const token = freshToken('paused-late');
  const paused = once('SIGSTOP', "'PX'", 'shown:');
  const answer = askHolder(token);
  await paused;
  const meanwhile = outcomeOf(await askOther(token));
  signal('SIGCONT');
  const [own, after] = [outcomeOf(await answer), outcomeOf(await askOther(token))];
  expect([meanwhile, own, after]).toEqual(['SESSION_EXPIRED', `${token}-next`, `${token}-next`]);
  expect(showings(token)).toHaveLength(1);
});

test('paused after it sent, a gateway costs a sign-in at most, and the token is not shown again', async () => {
  const token = freshToken('paused-after');
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  mall.on('auth/refresh/token', async ({ query }) => {
    signal('SIGSTOP');
    resolve();
    await released;
    return { accessToken: anAccessToken(), refreshToken: `${query.get('refreshToken')}-next` };
  });
  const answer = askHolder(token);
  await sent;
  expect(outcomeOf(await askOther(token))).toBe('SESSION_EXPIRED');
  release();
  signal('SIGCONT');
  expect(outcomeOf(await answer)).toBeOneOf([`${token}-next`, 'MALL_TIMEOUT', 'SESSION_EXPIRED']);
  expect(showings(token)).toHaveLength(1);
});

test('killed with the lock before it sent, a gateway is followed by another that trades', async () => {
  const token = freshToken('killed-early');
  const killed = once('SIGKILL', "'time'", 'shown:');
  const answer = askHolder(token).catch(() => null);
  await killed;
  expect(outcomeOf(await askOther(token))).toBe(`${token}-next`);
  expect(showings(token)).toHaveLength(1);
  await answer;
});

test('killed after it sent, a gateway leaves a token that no one sends again', async () => {
  const token = freshToken('killed-late');
  mall.on('auth/refresh/token', () => {
    signal('SIGKILL');
    return new Promise(() => undefined);
  });
  const answer = askHolder(token).catch(() => null);
  await expect.poll(() => showings(token).length).toBe(1);
  expect(outcomeOf(await askOther(token))).toBe('SESSION_EXPIRED');
  expect(showings(token)).toHaveLength(1);
  await answer;
});

test("with the mall's grace a token whose lease holder was killed is sent again in time, and no one must sign in again", async () => {
  const token = freshToken('graceful');
  const graceful = await openGateway(mall.url, {
    REFRESH_GRACE_SECONDS: 30,
    MALL_CALL_MS: 1_500,
    REDIS_URL: redis.url,
    REDIS_COMMAND_MS: 10_000,
  });
  mall.on('auth/refresh/token', ({ query }) => {
    if (showings(query.get('refreshToken') ?? '').length > 1)
      return { accessToken: anAccessToken(), refreshToken: `${token}-next` };
    signal('SIGKILL');
    return new Promise(() => undefined);
  });
  const answer = askHolder(token).catch(() => null);
  await expect.poll(() => showings(token).length).toBe(1);
  expect(outcomeOf(await graceful.ask(body.query, {}, headers(token)))).toBe(`${token}-next`);
  expect(showings(token)).toHaveLength(2);
  await answer;
  await graceful.close();
});
