import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handled, refusal, startFakeMall, type Answer, type FakeMall } from '../helpers/fake-mall.ts';
import { endlessTimeouts, openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';
import { bearer, codesOf } from './buying-gateway.ts';
import { buyingOperations, questionOf } from './operations.ts';

// What sendMemberAction promises of every mutation of buying, shown by one of them: the types let none go past it with a call that
// may be shared or sent again. What differs between them is in mutations.test.ts.

const operation = buyingOperations.find(({ name }) => name === 'addToCart')!;
const { name, input, result, answer } = operation;
const path = 'carts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, { ...endlessTimeouts, BREAKER_FAILURES: 10_000 });
});
beforeEach(() => {
  mall.calls.splice(0);
  mall.on(path, answer);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const send = (headers: Record<string, string> = bearer, sent = input) =>
  gateway.ask(questionOf(operation), { input: sent }, headers);
const keysSent = () => mall.callsTo(path).map(({ headers }) => headers['x-idempotency-key']);

async function refusedBy(refused: Answer) {
  mall.on(path, refused);
  const told = await send();
  return { result: told.data?.[name] ?? null, codes: codesOf(told) };
}

test('is sent for each concurrent sender, without single flight', async () => {
  const many = await Promise.all(Array.from({ length: 30 }, () => send()));
  expect(many.flatMap(codesOf)).toEqual([]);
  expect(keysSent()).toHaveLength(30);
});

test.each([
  [401, '1401', 'ACCESS_TOKEN_EXPIRED'],
  [429, '1429', 'RATE_LIMITED'],
  [500, '9999', 'MALL_FAULT'],
])('a refusal that is none of the form (%i/%s) stays an error', async (status, code, meaning) => {
  const told = await refusedBy((_call, response) => refusal(response, status, code, '안내 말씀'));
  expect(told).toEqual({ result: null, codes: [meaning] });
});

test.each([
  [404, '1404', 'NOT_FOUND'],
  [403, '1403', 'NOT_ALLOWED'],
  [400, '1400', 'REFUSED'],
  [409, '1409', 'REFUSED'],
])('a refusal of the whole (%i/%s) says why by a code', async (status, code, meaning) => {
  const told = await refusedBy((_call, response) => refusal(response, status, code, '안내 말씀'));
  const refused = { __typename: 'FormRefused', message: '안내 말씀', code: meaning, fields: [] };
  expect(told).toEqual({ result: refused, codes: [] });
});

test('a mall that does not say how long to wait for the first request is asked again after a second', async () => {
  const told = await refusedBy((_call, response) =>
    refusal(response, 409, '1409', '처리 중이에요.', { rsnCd: 'BUSY' }),
  );
  expect(told.result).toMatchObject({ __typename: 'InProgress', retryAfter: 1 });
});

const expired: Answer = (_call, response) => refusal(response, 401, '1401', '만료되었습니다.');

const renewable = (refreshToken: string) => ({ ...bearer, 'x-refresh-token': refreshToken });

describe('when its token ends in the middle', () => {
  const { idempotencyKey } = input;

  test('goes on with the renewed session, by the same key', async () => {
    const renewed = anAccessToken();
    mall.on('auth/refresh/token', () => ({ accessToken: renewed, refreshToken: 'next' }));
    mall.on(path, (call, response) =>
      call.headers.authorization === `Bearer ${renewed}` ? answer() : expired(call, response),
    );
    const { data, errors, extensions } = await send(renewable('goes-on'));
    expect(errors).toEqual([]);
    expect(data?.[name]).toEqual(result);
    expect(extensions.session.accessToken).toBe(renewed);
    expect(keysSent()).toEqual([idempotencyKey, idempotencyKey]);
  });

  test('is sent once more after a renewal, by the same key, and never a third time', async () => {
    mall.on('auth/refresh/token', () => ({ accessToken: anAccessToken(), refreshToken: 'next' }));
    mall.on(path, expired);
    expect(codesOf(await send(renewable('refused-again')))).toEqual(['ACCESS_TOKEN_EXPIRED']);
    expect(keysSent()).toEqual([idempotencyKey, idempotencyKey]);
  });

  test('is sent once without a refresh token', async () => {
    mall.on(path, expired);
    expect(codesOf(await send())).toEqual(['ACCESS_TOKEN_EXPIRED']);
    expect(keysSent()).toHaveLength(1);
  });

  test.each<[string, string, Answer]>([
    ['another refusal of the token', 'MALL_FAULT', (_call, response) => refusal(response, 401, '9999', '거절')],
    ['a fault', 'MALL_FAULT', (_call, response) => refusal(response, 500, '9999', '오류')],
    [
      'a conflict that is not known',
      'CONFLICT',
      (_call, response) => refusal(response, 409, '1409', '진행 중', { rsnCd: 'PENDING' }),
    ],
    [
      'an unreadable response',
      'MALL_BAD_ANSWER',
      (_call, response) => (response.writeHead(200).end('<html>'), handled),
    ],
    ['a broken connection', 'MALL_UNREACHABLE', (_call, response) => (response.destroy(), handled)],
  ])('is sent once when there is %s instead, whatever tokens there are', async (_what, code, refused) => {
    mall.on('auth/refresh/token', () => ({ accessToken: anAccessToken(), refreshToken: 'next' }));
    mall.on(path, refused);
    expect(codesOf(await send(renewable('unused')))).toEqual([code]);
    expect(keysSent()).toHaveLength(1);
  });
});

test.each(['short', 'with a space', 'line\r\nbreak', 'x'.repeat(65), '한글로된열쇠말'])(
  'takes no key such as %j',
  async (idempotencyKey) => {
    expect(codesOf(await send(bearer, { ...input, idempotencyKey }))).toEqual(['BAD_INPUT']);
    expect(keysSent()).toEqual([]);
  },
);
