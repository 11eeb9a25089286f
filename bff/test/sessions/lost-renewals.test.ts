import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handled, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
});
beforeEach(() => {
  mall.calls.splice(0);
  mall.on('users/info', () => ({ memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' }));
  mall.on('recaptcha/require', () => false);
  mall.on('auth/refresh/token', (_call, response) => (response.destroy(), handled));
});
afterAll(() => mall.close());

async function openWith(settings: { REFRESH_GRACE_SECONDS: number }) {
  gateway = await openGateway(mall.url, { ...settings, MALL_CALL_MS: 1_000, BREAKER_FAILURES: 1_000 });
  return { [Symbol.asyncDispose]: () => gateway.close() };
}

const renewed = () =>
  mall.on('auth/refresh/token', ({ query }) => ({
    accessToken: anAccessToken(),
    refreshToken: `${query.get('refreshToken')}-next`,
  }));
const showings = () => mall.callsTo('auth/refresh/token').length;

async function ask(secondsLeft: number | null, refreshToken: string) {
  const bearer: Record<string, string> =
    secondsLeft === null ? {} : { authorization: `Bearer ${anAccessToken({ secondsLeft })}` };
  const { data, errors, extensions } = await gateway.ask(
    '{ viewer { number } }',
    {},
    { ...bearer, 'x-refresh-token': refreshToken },
  );
  return errors[0]?.extensions.code ?? extensions.session?.refreshToken ?? data?.viewer?.number;
}

async function renewByHand(secondsLeft: number | null, refreshToken: string) {
  const bearer: Record<string, string> =
    secondsLeft === null ? {} : { authorization: `Bearer ${anAccessToken({ secondsLeft })}` };
  const { data, errors } = await gateway.ask(
    'mutation ($refreshToken: String!) { refreshSession(input: { mallUrl: "familyshop", refreshToken: $refreshToken }) { refreshToken } }',
    { refreshToken },
    bearer,
  );
  return errors[0]?.extensions.code ?? data.refreshSession.refreshToken;
}

test('past the grace a session whose renewal was lost goes on as long as its access token, and the refresh token is not sent again', async () => {
  await using _ = await openWith({ REFRESH_GRACE_SECONDS: 0 });
  expect(await ask(60, 'lost')).toBe('MB1');
  renewed();
  expect([await ask(50, 'lost'), await ask(1, 'lost'), await ask(40, 'lost')]).toEqual(['MB1', 'MB1', 'MB1']);
  expect([await ask(-1, 'lost'), await ask(null, 'lost')]).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED']);
  expect(showings()).toBe(1);
});

test('in an explicit refresh, a lost renewal ends the session only without a valid access token', async () => {
  await using _ = await openWith({ REFRESH_GRACE_SECONDS: 0 });
  expect(await renewByHand(60, 'by-hand')).toBe('MALL_UNREACHABLE');
  renewed();
  expect(await renewByHand(50, 'by-hand')).toBe('MALL_UNREACHABLE');
  expect([await renewByHand(-1, 'by-hand'), await renewByHand(null, 'by-hand')]).toEqual([
    'SESSION_EXPIRED',
    'SESSION_EXPIRED',
  ]);
  expect(showings()).toBe(1);
});

test('an access token that the mall holds for ended does not go on', async () => {
  await using _ = await openWith({ REFRESH_GRACE_SECONDS: 0 });
  expect(await ask(60, 'ended')).toBe('MB1');
  mall.on('users/info', (_call, response) => {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"1401","message":"만료","data":null}');
    return handled;
  });
  expect(await ask(50, 'ended')).toBe('SESSION_EXPIRED');
  expect(showings()).toBe(1);
});

test('within the grace a lost renewal is made good', async () => {
  await using _ = await openWith({ REFRESH_GRACE_SECONDS: 30 });
  expect(await ask(60, 'again')).toBe('MB1');
  renewed();
  expect(await ask(50, 'again')).toBe('again-next');
  expect(showings()).toBe(2);
});

const refused = () =>
  mall.on('auth/refresh/token', (_call, response) => {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"1402","message":"만료","data":null}');
    return handled;
  });

test('a refused repeat of a lost renewal keeps the session as long as its access token, for a mall with a shorter grace', async () => {
  await using _ = await openWith({ REFRESH_GRACE_SECONDS: 30 });
  expect(await ask(60, 'short-grace')).toBe('MB1');
  refused();
  expect([await ask(50, 'short-grace'), await ask(40, 'short-grace')]).toEqual(['MB1', 'MB1']);
  expect(await renewByHand(30, 'short-grace')).toBe('MALL_UNREACHABLE');
  expect([await ask(-1, 'short-grace'), await renewByHand(null, 'short-grace')]).toEqual([
    'SESSION_EXPIRED',
    'SESSION_EXPIRED',
  ]);
  expect(showings()).toBe(2);
});

test('a refused repeat does not keep an access token that the mall refuses as well', async () => {
  await using _ = await openWith({ REFRESH_GRACE_SECONDS: 30 });
  expect(await ask(60, 'revoked')).toBe('MB1');
  refused();
  mall.on('users/info', (_call, response) => {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"1401","message":"만료","data":null}');
    return handled;
  });
  expect(await ask(50, 'revoked')).toBe('SESSION_EXPIRED');
});

test('a refusal of a renewal that was not lost ends the session at once', async () => {
  await using _ = await openWith({ REFRESH_GRACE_SECONDS: 30 });
  refused();
  expect(await ask(50, 'refused-first')).toBe('SESSION_EXPIRED');
});

test('a paused mall does not get the token again until it responds, because it could read it past its grace', async () => {
  await using _ = await openWith({ REFRESH_GRACE_SECONDS: 30 });
  expect(await ask(60, 'paused')).toBe('MB1');
  renewed();
  mall.on('recaptcha/require', () => new Promise(() => undefined));
  expect(await ask(50, 'paused')).toBe('MB1');
  expect(showings()).toBe(1);
  mall.on('recaptcha/require', () => true);
  expect(await ask(40, 'paused')).toBe('paused-next');
});
