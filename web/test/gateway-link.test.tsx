// @vitest-environment jsdom
import { InMemoryCache } from '@apollo/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { RecordCategoryViewDocument } from '../src/__generated__/graphql.ts';
import { StorefrontClient } from '../src/app/apollo/storefront-client.ts';
import { gatewayLink } from '../src/app/apollo/gateway-link.ts';
import { describeError } from '../src/shared/errors/describe-error.ts';
import { SessionStore } from '../src/shop/session/session-store.ts';
import { stockQuery } from './support/counting-client.ts';

const question = stockQuery(1000);
const stock = { stock: { __typename: 'Stock', id: 'a', left: 3 } };

beforeEach(() => localStorage.clear());

function talk(...answers: (object | Error)[]) {
  const sent: { address: string; init: RequestInit }[] = [];
  const sessions = new SessionStore(() => 'familyshop');
  const send: typeof fetch = async (address, init = {}) => {
    sent.push({ address: String(address), init });
    const answer = answers[sent.length - 1] ?? answers.at(-1);
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  };
  const reload = vi.fn<() => boolean>(() => false);
  const client = new StorefrontClient({ link: gatewayLink(sessions, send, reload), cache: new InMemoryCache() });
  return { sent, sessions, reload, client, ask: () => client.preload(question, { id: 'a' }) };
}

const header = ({ init }: { init: RequestInit }, name: string) => new Headers(init.headers).get(name);

test("a visitor's query uses GET, with only the id", async () => {
  const { sent, ask } = talk({ data: stock });
  expect((await ask()).data).toEqual(stock);
  const [{ address, init } = { address: '', init: {} }] = sent;
  const query = new URL(address, 'http://shop').searchParams;
  expect(init.method).toBeUndefined();
  expect(header({ init }, 'accept')).toContain('application/json');
  expect(query.get('query')).toBeNull();
  expect(query.get('documentId')).toBe('sha256:stock-1000');
  expect(JSON.parse(query.get('variables') ?? '')).toEqual({ id: 'a' });
});

test("a visitor's query that is too long for an address uses POST", async () => {
  const { sent, client } = talk({ data: stock });
  const variables = { id: '가'.repeat(1_000) };
  expect((await client.preload(question, variables)).data).toEqual(stock);
  const [{ address, init } = { address: '', init: {} }] = sent;
  expect([address, init.method]).toEqual(['/graphql', 'POST']);
  expect(JSON.parse(String(init.body))).toMatchObject({ documentId: 'sha256:stock-1000', variables });
  expect(header({ init }, 'authorization')).toBeNull();
});

test("a member's query uses POST with the token, and nothing of it is in the address", async () => {
  const { sent, sessions, ask } = talk({ data: stock });
  sessions.save({ accessToken: token(1800), refreshToken: 'secret' }, true);
  await ask();
  expect(sent[0]?.address).toBe('/graphql');
  expect(sent[0] && header(sent[0], 'authorization')).toBe(`Bearer ${token(1800)}`);
  expect(sent[0] && header(sent[0], 'x-refresh-token')).toBeNull();
});

test('a token that is about to end is renewed on the way', async () => {
  const { sent, sessions, ask } = talk({
    data: stock,
    extensions: { session: { accessToken: 'new', refreshToken: 'newer' } },
  });
  sessions.save({ accessToken: token(200), refreshToken: 'secret' }, true);
  await ask();
  expect(sent[0] && header(sent[0], 'x-refresh-token')).toBe('secret');
  expect(sessions.read()).toMatchObject({ accessToken: 'new', refreshToken: 'newer' });
});

test.each(['UNAUTHENTICATED', 'ACCESS_TOKEN_EXPIRED'])(
  'a token that is refused as %s is sent once more with the refresh token',
  async (code) => {
    const refusal = { data: null, errors: [{ message: '다시 로그인해 주세요.', extensions: { code } }] };
    const { sent, sessions, ask } = talk(refusal, { data: stock });
    sessions.save({ accessToken: token(1800), refreshToken: 'secret' }, true);
    expect((await ask()).data).toEqual(stock);
    expect(sent).toHaveLength(2);
    expect(sent[1] && header(sent[1], 'x-refresh-token')).toBe('secret');
  },
);

test('a token that is refused even so is forgotten', async () => {
  const { sent, sessions, ask } = talk({
    data: null,
    errors: [{ message: '다시 시도해 주세요.', extensions: { code: 'ACCESS_TOKEN_EXPIRED' } }],
  });
  sessions.save({ accessToken: token(1800), refreshToken: 'secret' }, true);
  await ask();
  expect(sent).toHaveLength(2);
  expect(sessions.read()).toBeNull();
});

test('a session that is over is forgotten', async () => {
  const { sessions, ask } = talk({
    data: null,
    errors: [{ message: '로그인이 만료됐어요.', extensions: { code: 'SESSION_EXPIRED' } }],
  });
  sessions.save({ accessToken: token(1800), refreshToken: 'secret' }, true);
  await ask();
  expect(sessions.read()).toBeNull();
});

const otherBuild = {
  errors: [
    {
      message: 'PersistedQueryNotFound',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', userMessage: '새 버전이 나왔어요. 페이지를 새로고침해 주세요.' },
    },
  ],
};

test('a page whose operations are gone after a deploy is reloaded, and reports nothing meanwhile', async () => {
  const { reload, ask } = talk(otherBuild);
  reload.mockReturnValue(true);
  const told = vi.fn<() => void>();
  void ask().then(told);
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(told).not.toHaveBeenCalled();
});

test('if that did not help, the shopper gets the error', async () => {
  const { reload, ask } = talk(otherBuild);
  expect(describeError((await ask()).error).message).toBe('새 버전이 나왔어요. 페이지를 새로고침해 주세요.');
  expect(reload).toHaveBeenCalledOnce();
});

test('a network failure is reported in Korean, and tried once', async () => {
  const { sent, ask } = talk(new TypeError('fetch failed'));
  expect(describeError((await ask()).error).message).toBe('네트워크 오류입니다. 나중에 다시 시도해 주세요.');
  expect(sent).toHaveLength(1);
});

test('a response from elsewhere counts as a network failure', async () => {
  const { ask } = talk({ hello: 'proxy' });
  expect(describeError((await ask()).error).message).toBe('네트워크 오류입니다. 나중에 다시 시도해 주세요.');
});

test("the gateway's text, code and request number reach the shopper", async () => {
  const { ask } = talk({
    data: null,
    errors: [{ message: '쇼핑몰이 응답하지 않아요.', extensions: { code: 'MALL_TIMEOUT', requestId: 'req-3' } }],
  });
  expect(describeError((await ask()).error)).toEqual({
    message: '쇼핑몰이 응답하지 않아요.',
    code: 'MALL_TIMEOUT',
    requestId: 'req-3',
  });
});

function token(seconds: number): string {
  return `head.${btoa(JSON.stringify({ iat: 1000, exp: 1000 + seconds }))}.sign`;
}

test('a mutation sent while leaving the document completes, and nothing else does', async () => {
  const { sent, client, ask } = talk(
    {
      data: {
        __typename: 'Mutation',
        recordCategoryView: { __typename: 'RecordCategoryViewPayload', isRecorded: true },
      },
    },
    { data: stock },
  );
  const variables = { input: { mallUrl: 'familyshop', categoryNumber: '300' } };
  await client.mutate({ mutation: RecordCategoryViewDocument, variables, context: { keepalive: true } });
  await ask();
  expect(sent.map(({ init }) => init.keepalive ?? false)).toEqual([true, false]);
});
