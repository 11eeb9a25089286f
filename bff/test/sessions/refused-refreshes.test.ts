import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { startRedis, type RunningRedis } from '../helpers/redis.ts';
import { anAccessToken } from '../helpers/samples.ts';

const most = 3;
let mall: FakeMall;
let redis: RunningRedis;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  redis = await startRedis();
  mall.on('users/info', () => ({ memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' }));
  mall.on('auth/refresh/token', ({ query }, response) => {
    const token = query.get('refreshToken') ?? '';
    return token.startsWith('good')
      ? { accessToken: anAccessToken(), refreshToken: `${token}-next` }
      : refusal(response, 401, '1402', '다시 로그인해주세요.');
  });
});
beforeEach(async () => {
  mall.calls.splice(0);
  gateway = await openGateway(mall.url, { REFUSED_REFRESHES_PER_ADDRESS: most, TRUSTED_PROXIES: ['127.0.0.1'] });
  return () => gateway.close();
});
afterAll(async () => {
  await redis.stop();
  await mall.close();
});

const showings = () => mall.callsTo('auth/refresh/token').length;

async function ask(refreshToken: string, { from = '203.0.113.7', secondsLeft = -5, on = gateway } = {}) {
  const headers = {
    authorization: `Bearer ${anAccessToken({ secondsLeft })}`,
    'x-refresh-token': refreshToken,
    'x-forwarded-for': from,
  };
  const { data, errors, extensions } = await on.ask('{ viewer { number } }', {}, headers);
  return {
    outcome: errors[0]?.extensions.code ?? data?.viewer?.number,
    retryAfter: errors[0]?.extensions.retryAfter,
    session: extensions.session,
  };
}

async function guess(tries: number, on = gateway): Promise<unknown[]> {
  const outcomes = [];
  for (let index = 0; index < tries; index += 1) outcomes.push((await ask(`bad-${index}`, { on })).outcome);
  return outcomes;
}

test('a client with one bad refresh token after the other is limited, without calls to the mall', async () => {
  expect(await guess(6)).toEqual([
    ...Array<string>(most).fill('SESSION_EXPIRED'),
    ...Array<string>(3).fill('RATE_LIMITED'),
  ]);
  expect(showings()).toBe(most);
  const { retryAfter } = await ask('bad-again');
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(60);
});

test('good refresh tokens count nothing, and one bad token counts once however often it is shown', async () => {
  for (let index = 0; index < 3 * most; index += 1) expect((await ask(`good-${index}`)).outcome).toBe('MB1');
  for (let index = 0; index < 3 * most; index += 1) expect((await ask('bad')).outcome).toBe('SESSION_EXPIRED');
  expect((await ask('good-after')).session).toMatchObject({ refreshToken: 'good-after-next' });
});

test('others of that address go on with what they hold, are not signed out, and those of other addresses notice nothing', async () => {
  await guess(most + 1);
  expect(await ask('good-held', { secondsLeft: 100 })).toMatchObject({ outcome: 'MB1', session: undefined });
  expect((await ask('good-held')).outcome).toBe('RATE_LIMITED');
  expect((await ask('good-held', { from: '203.0.113.8' })).session).toMatchObject({ refreshToken: 'good-held-next' });
  // What has been traded is known, and costs no question.
  expect((await ask('good-held')).session).toMatchObject({ refreshToken: 'good-held-next' });
});

test('what was refused on one gateway counts on all that share a store', async () => {
  const settings = {
    REFUSED_REFRESHES_PER_ADDRESS: most,
    TRUSTED_PROXIES: ['127.0.0.1'],
    REDIS_URL: redis.url,
    REDIS_COMMAND_MS: 10_000,
  };
  const [one, other] = await Promise.all([openGateway(mall.url, settings), openGateway(mall.url, settings)]);
  await guess(most, one);
  expect((await ask('bad-elsewhere', { on: other })).outcome).toBe('RATE_LIMITED');
  expect(showings()).toBe(most);
  await Promise.all([one.close(), other.close()]);
});
