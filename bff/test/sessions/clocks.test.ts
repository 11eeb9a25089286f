import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { startRedis, type RunningRedis } from '../helpers/redis.ts';
import { aMenu, anAccessToken } from '../helpers/samples.ts';

let mall: FakeMall;
let redis: RunningRedis;
let one: OpenGateway;
let other: OpenGateway;

const hour = 3_600_000;
const callMs = 10_000;

/** From now on the tested gateway's clock is wrong. The store's clock is right. */
function clockIsWrongBy(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + milliseconds);
}

beforeAll(async () => {
  mall = await startFakeMall();
  redis = await startRedis();
  const settings = { REDIS_URL: redis.url, REDIS_COMMAND_MS: 10_000, MALL_CALL_MS: callMs };
  [one, other] = await Promise.all([openGateway(mall.url, settings), openGateway(mall.url, settings)]);
});
beforeEach(() => {
  mall.calls.splice(0);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await redis.stop();
  await mall.close();
});

const trade = async (gateway: OpenGateway, refreshToken: string) => {
  const { data, errors } = await gateway.ask(
    'mutation ($refreshToken: String!) { refreshSession(input: { mallUrl: "familyshop", refreshToken: $refreshToken }) { refreshToken expiresAt } }',
    { refreshToken },
  );
  return errors[0] ? { code: errors[0].extensions.code } : data.refreshSession;
};
const showings = (token: string) =>
  mall.callsTo('auth/refresh/token').filter(({ query }) => query.get('refreshToken') === token);

function loseTheAnswer(): void {
  mall.on('auth/refresh/token', (_call, response) => void response.destroy());
}
function answerAgain(): void {
  mall.on('auth/refresh/token', ({ query }) => ({
    accessToken: anAccessToken(),
    refreshToken: `${query.get('refreshToken')}-next`,
  }));
}

test.each([-hour, hour])(
  'within the grace a token whose answer was lost is shown again by a gateway whose clock is %d ms off',
  async (skew) => {
    const token = `early${skew}`;
    loseTheAnswer();
    expect(await trade(one, token)).toEqual({ code: 'MALL_UNREACHABLE' });
    answerAgain();
    clockIsWrongBy(skew);
    expect(await trade(other, token)).toMatchObject({ refreshToken: `${token}-next` });
    expect(showings(token)).toHaveLength(2);
  },
);

test.each([-hour, hour])('past the grace it is not, by a gateway whose clock is %d ms off', async (skew) => {
  const token = `late${skew}`;
  const graceSeconds = callMs / 1_000 + 1;
  const settings = {
    REDIS_URL: redis.url,
    REDIS_COMMAND_MS: 10_000,
    MALL_CALL_MS: callMs,
    REFRESH_GRACE_SECONDS: graceSeconds,
  };
  const [first, second] = await Promise.all([openGateway(mall.url, settings), openGateway(mall.url, settings)]);
  loseTheAnswer();
  expect(await trade(first, token)).toEqual({ code: 'MALL_UNREACHABLE' });
  answerAgain();
  await pause(1_100); // what is left of the grace once a call's time is taken off it
  clockIsWrongBy(skew);
  expect(await trade(second, token)).toEqual({ code: 'SESSION_EXPIRED' });
  expect(showings(token)).toHaveLength(1);
  await Promise.all([first.close(), second.close()]);
});

test("a pair that another gateway has renewed expires by the reporting gateway's clock", async () => {
  answerAgain();
  await trade(one, 'shared');
  clockIsWrongBy(hour);
  const { expiresAt } = await trade(other, 'shared');
  expect(showings('shared')).toHaveLength(1);
  const secondsLeft = (Date.parse(expiresAt) - Date.now()) / 1_000;
  expect(secondsLeft).toBeGreaterThan(1_700);
  expect(secondsLeft).toBeLessThan(1_900);
});

test.each([-2 * hour, 2 * hour])(
  'layout that another gateway has fetched keeps its age, whatever the clock says (%d ms off)',
  async (skew) => {
    const device = skew < 0 ? 'DESKTOP' : 'MOBILE';
    mall.on('pre/layout/menu', () => aMenu);
    const menu = `{ mall(device: ${device}) { menu { number } } }`;
    await one.ask(menu);
    clockIsWrongBy(skew);
    const told = await other.ask(menu);
    expect(told.errors).toEqual([]);
    expect(Number(told.headers.get('x-answer-age'))).toBeLessThan(600);
    expect(mall.callsTo('pre/layout/menu')).toHaveLength(1);
  },
);
