import { Redis } from 'iovalkey';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isFullTier } from '../../../scripts/lib/test-tiers.ts';
import { hash } from '../../src/upstream/call.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { startRedis, type RunningRedis } from '../helpers/redis.ts';
import { anAccessToken, aMenu } from '../helpers/samples.ts';

let mall: FakeMall;
let redis: RunningRedis;
let gateways: OpenGateway[];
const spent = new Set<string>();
const live = new Set<string>();

beforeAll(async () => {
  mall = await startFakeMall();
  redis = await startRedis();
  gateways = await Promise.all(
    [1, 2, 3, 4].map(() =>
      openGateway(mall.url, {
        REDIS_URL: redis.url,
        REFRESH_GRACE_SECONDS: 0,
        REDIS_COMMAND_MS: 10_000,
        MALL_CALL_MS: 5_000,
      }),
    ),
  );
});
beforeEach(() => {
  mall.calls.splice(0);
  mall.on('users/info', ({ headers }, response) => {
    const token = String(headers.authorization).replace('Bearer ', '');
    return live.has(token)
      ? { memNo: 'MB1', memNm: '홍길동', tmpPwdYn: 'N', mallId: 'M0001' }
      : refusal(response, 401, '1401', '만료');
  });
  // A mall without any grace: a token shown twice costs the whole session.
  mall.on('auth/refresh/token', async ({ query }, response) => {
    const token = query.get('refreshToken') ?? '';
    if (spent.has(token)) return refusal(response, 401, '1402', '다시 로그인해주세요.');
    spent.add(token);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const accessToken = anAccessToken();
    live.add(accessToken);
    return { accessToken, refreshToken: `${token}-next` };
  });
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await redis.stop();
  await mall.close();
});

const ending = () => anAccessToken({ secondsLeft: 10 });

function askOn(gateway: OpenGateway | undefined, accessToken: string, refreshToken: string) {
  return (gateway as OpenGateway).ask(
    '{ viewer { number } }',
    {},
    { authorization: `Bearer ${accessToken}`, 'x-refresh-token': refreshToken },
  );
}

const [numMembers, requestsOfEach] = isFullTier ? [50, 40] : [12, 8];

test('many members with many requests over four gateways renew once each, and all stay signed in', async () => {
  const members = Array.from({ length: numMembers }, (_, index) => ({
    accessToken: ending(),
    refreshToken: `member-${index}`,
  }));
  const answers = await Promise.all(
    members.map(({ accessToken, refreshToken }) =>
      Promise.all(
        Array.from({ length: requestsOfEach }, (_, turn) => askOn(gateways[turn % 4], accessToken, refreshToken)),
      ),
    ),
  );
  expect(answers.flat().flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual([]);
  expect(mall.callsTo('auth/refresh/token')).toHaveLength(numMembers);
  for (const own of answers) expect(new Set(own.map(({ extensions }) => extensions.session.accessToken)).size).toBe(1);
});

test('a token whose response was lost is not sent again by any gateway, and the session lasts as long as its access token', async () => {
  mall.on('auth/refresh/token', ({ query }, response) => {
    spent.add(query.get('refreshToken') ?? '');
    response.destroy();
  });
  const token = ending();
  live.add(token);
  const first = await askOn(gateways[0], token, 'lost');
  expect(first.data?.viewer.number).toBe('MB1');
  const second = await askOn(gateways[1], token, 'lost');
  expect([second.errors, second.data?.viewer.number]).toEqual([[], 'MB1']);
  const ended = await askOn(gateways[2], anAccessToken({ secondsLeft: -1 }), 'lost');
  expect(ended.errors[0]?.extensions.code).toBe('SESSION_EXPIRED');
  expect(mall.callsTo('auth/refresh/token')).toHaveLength(1);
});

/** What a gateway leaves behind that dies in the middle of a trade. */
async function leaveBehind(refreshToken: string, { wasShown }: { wasShown: boolean }) {
  const client = new Redis(redis.url);
  await client.set(`family-mall:lock:refresh:${hash(refreshToken)}`, 'dead', 'PX', 700);
  if (wasShown) await client.set(`family-mall:shown:${hash(refreshToken)}`, String(Date.now()), 'PX', 60_000);
  client.disconnect();
}

test('after a gateway that died before it showed the token, another one trades it', async () => {
  await leaveBehind('orphan', { wasShown: false });
  const answers = await Promise.all(gateways.map((gateway) => askOn(gateway, ending(), 'orphan')));
  expect(answers.map(({ extensions }) => extensions.session?.refreshToken)).toEqual(Array(4).fill('orphan-next'));
  expect(mall.callsTo('auth/refresh/token')).toHaveLength(1);
});

test('after a gateway that died while sending the token, no one sends it a second time', async () => {
  await leaveBehind('ghost', { wasShown: true });
  const answers = await Promise.all(
    gateways.map((gateway) => askOn(gateway, anAccessToken({ secondsLeft: -1 }), 'ghost')),
  );
  expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual(Array(4).fill('SESSION_EXPIRED'));
  expect(mall.callsTo('auth/refresh/token')).toHaveLength(0);
});

test('a refusal is known to every gateway and is not requested again', async () => {
  mall.on('auth/refresh/token', (_call, response) => refusal(response, 401, '1402', '다시 로그인해주세요.'));
  const token = ending();
  const codes = [];
  for (const gateway of gateways) codes.push((await askOn(gateway, token, 'refused')).errors[0]?.extensions.code);
  expect(codes).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED', 'SESSION_EXPIRED', 'SESSION_EXPIRED']);
  expect(mall.callsTo('auth/refresh/token')).toHaveLength(1);
});

test('four gateways call the mall once for one layout', async () => {
  mall.on('pre/layout/menu', () => aMenu);
  const answers = await Promise.all(
    [...gateways, ...gateways].map((gateway) => gateway.ask('{ mall(device: MOBILE) { menu { number } } }')),
  );
  expect(answers.every(({ data }) => data?.mall.menu.length === 1)).toBe(true);
  expect(mall.callsTo('pre/layout/menu')).toHaveLength(1);
  expect(mall.callsTo('pre/layout/login')).toHaveLength(1);
});

test('nothing in the shared store is a token', async () => {
  const client = new Redis(redis.url);
  const keys = await client.keys('*');
  const values = await Promise.all(keys.map((key) => client.get(key).catch(() => '')));
  client.disconnect();
  expect(keys.length).toBeGreaterThan(numMembers);
  expect(/eyJhbGciOi|member-\d/u.test([...keys, ...values].join('\n'))).toBe(false);
});

test("without the store each gateway works alone, the mall's grace covers a pair that two of them renew, and all still respond", async () => {
  await redis.stop();
  const token = ending();
  const answer = await askOn(gateways[0], token, 'alone');
  expect(answer.errors).toEqual([]);
  expect((await gateways[1]?.ask('{ mall(device: DESKTOP) { menu { number } } }'))?.errors).toEqual([]);
  const pairs = new Map<string, object>();
  mall.on('auth/refresh/token', ({ query }) => {
    const shown = query.get('refreshToken') ?? '';
    const pair = pairs.get(shown) ?? { accessToken: anAccessToken(), refreshToken: 'same-next' }; // within its grace the mall gives the same pair
    return pairs.set(shown, pair).get(shown);
  });
  const both = await Promise.all([askOn(gateways[0], ending(), 'same'), askOn(gateways[3], ending(), 'same')]);
  expect(both.map(({ extensions }) => extensions.session?.refreshToken)).toEqual(['same-next', 'same-next']);
  expect(new Set(both.map(({ extensions }) => extensions.session?.accessToken)).size).toBe(1);
  const signIn = await gateways[2]?.ask(
    'mutation { signIn(input: { mallUrl: "familyshop", id: "a", password: "b" }) { __typename } }',
  );
  expect(signIn?.errors[0]?.extensions.code).not.toBe('INTERNAL');
});
