import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorForLog } from '../../src/log.ts';
import { openEnvelope } from '../../src/upstream/envelope.ts';
import { handled, refusal, startFakeMall, type Answer, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';

/** Malls by other vendors: what the specification leaves open may differ, and a proxy may be in front of them. */

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('users/info', () => ({ memNo: 'U1', memNm: '김가온', mallId: 'M0001' }));
  gateway = await openGateway(mall.url, {
    BREAKER_FAILURES: 1_000,
    REFUSED_REFRESHES_PER_ADDRESS: 1_000,
    SIGN_IN_TRIES_PER_ADDRESS: 1_000,
  });
});
beforeEach(() => void mall.calls.splice(0));
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

let lastToken = 0;
const aRefreshToken = (): string => `shown-${(lastToken += 1)}`;
const asMember = (accessToken: string, refreshToken?: string) => ({
  authorization: `Bearer ${accessToken}`,
  ...(refreshToken ? { 'x-refresh-token': refreshToken } : {}),
});
const aClaimedToken = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims)].map((part) => Buffer.from(part).toString('base64url')).join('.') +
  '.signature';
const soon = () => Math.floor(Date.now() / 1000) + 1_800;
const whoAmI = '{ viewer { name } }';
const bare =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (_call, response) => (response.writeHead(status, headers).end(body), handled);

const signIn = () =>
  gateway.ask(
    'mutation { signIn(input: { mallUrl: "familyshop", id: "gaon", password: "p" }) { __typename ... on Session { expiresAt } } }',
  );
const count = (headers = {}) =>
  gateway.ask(
    'mutation { recordCategoryView(input: { mallUrl: "familyshop", categoryNumber: "200100" }) { isRecorded } }',
    {},
    headers,
  );
const dormant: Answer = (_call, response) => refusal(response, 401, '1254', '휴면', { stepToken: 'step-2' });
const codesOf = ({ errors }: { errors: { extensions: Record<string, unknown> }[] }) =>
  errors.map(({ extensions }) => extensions.code);

describe('posts', () => {
  const detail = { tp: 'CM00404', title: '안내', cntnHtml: '<p>안내</p>' };

  test.each(['B1', 'NOTICE-2026_07', '20260101000000123'])(
    'are found by the number that the mall gave them: %s',
    async (number) => {
      mall.on(`pre/boards/${number}`, () => ({ ...detail, brdNo: number }));
      const { data, errors } = await gateway.ask(
        `{ mall(device: DESKTOP) { post(number: "${number}") { number title } } }`,
      );
      expect(errors).toEqual([]);
      expect(data.mall.post).toEqual({ number, title: '안내' });
    },
  );

  test.each(['', '.', '..', '1/2', '1%2f2', '가', ' 1', '-1', '1'.repeat(41)])(
    'are invalid, and cause no call, if they could change the path: %j',
    async (number) => {
      const { data, errors } = await gateway.ask(
        'query ($n: String!) { mall(device: DESKTOP) { post(number: $n) { number } } }',
        { n: number },
      );
      expect([data.mall.post, errors, mall.calls.filter(({ path }) => path.startsWith('pre/boards'))]).toEqual([
        null,
        [],
        [],
      ]);
    },
  );

  test.each([undefined, null, 1, -1])(
    'are as many as are shown at least, where the mall counts %s',
    async (totalCnt) => {
      mall.on('pre/boards', () => ({ list: [1, 2, 3].map((brdNo) => ({ brdNo, title: `${brdNo}` })), totalCnt }));
      const { data, errors } = await gateway.ask(
        '{ mall(device: DESKTOP) { posts(board: NOTICE, first: 3, page: 2) { totalCount nodes { number } pageInfo { hasNextPage } } } }',
      );
      expect(errors).toEqual([]);
      expect(data.mall.posts).toEqual({
        totalCount: 6,
        nodes: [{ number: '1' }, { number: '2' }, { number: '3' }],
        pageInfo: { hasNextPage: false },
      });
    },
  );
});

describe('a session', () => {
  test('is one by the claims that the specification names', async () => {
    const { data, errors } = await gateway.ask(whoAmI, {}, asMember(aClaimedToken({ mallId: 'M0001', exp: soon() })));
    expect([data?.viewer, errors]).toEqual([{ name: '김가온' }, []]);
  });

  test('without an issue time expires when its token says', async () => {
    const exp = soon();
    mall.on('auth/sign-in', () => ({ accessToken: aClaimedToken({ mallId: 'M0001', exp }), refreshToken: 'r' }));
    const { data } = await signIn();
    expect(data?.signIn).toEqual({ __typename: 'Session', expiresAt: new Date(exp * 1000).toISOString() });
  });

  test('that would outlast every calendar is none the less one', async () => {
    mall.on('auth/sign-in', () => ({
      accessToken: aClaimedToken({ sub: 'U1', mallId: 'M0001', iat: 1, exp: 1e15 }),
      refreshToken: 'r',
    }));
    expect((await signIn()).data?.signIn).toMatchObject({ __typename: 'Session' });
  });

  test.each([
    ['empty', { accessToken: '', refreshToken: '' }],
    ['no header can hold', { accessToken: 'a b\n', refreshToken: '한글' }],
    ['longer than any', { accessToken: anAccessToken(), refreshToken: 'r'.repeat(5_000) }],
  ])('is not begun with tokens that are %s', async (_what, tokens) => {
    mall.on('auth/sign-in', () => tokens);
    expect(codesOf(await signIn())).toEqual(['MALL_BAD_ANSWER']);
  });

  test('is renewed by a refresh token that is as long as a signed one', async () => {
    mall.on('auth/refresh/token', ({ query }) => ({
      accessToken: anAccessToken(),
      refreshToken: `${query.get('refreshToken')}-next`,
    }));
    const long = `${aRefreshToken()}${'r'.repeat(2_000)}`;
    const { data, extensions } = await gateway.ask(whoAmI, {}, asMember(anAccessToken({ secondsLeft: 100 }), long));
    expect([data?.viewer, extensions.session.refreshToken]).toEqual([{ name: '김가온' }, `${long}-next`]);
  });

  test('is recognized from a bearer with unusual spacing', async () => {
    const { data } = await gateway.ask(whoAmI, {}, { authorization: `Bearer   ${anAccessToken()}` });
    expect(data?.viewer).toEqual({ name: '김가온' });
  });

  test.each<[string, Answer]>([
    ['200/1402', (_call, response) => refusal(response, 200, '1402', '다시 로그인해주세요.')],
    ['200/7777', (_call, response) => refusal(response, 200, '7777', '안 됩니다.')],
    ['400/1400', (_call, response) => refusal(response, 400, '1400', '입력값을 확인해주세요.')],
    ['403/1403', (_call, response) => refusal(response, 403, '1403', '이용할 수 없습니다.')],
    ['404/1404', (_call, response) => refusal(response, 404, '1404', '없습니다.')],
    ['401 and no envelope', bare(401, '<h1>Unauthorized</h1>', { 'content-type': 'text/html' })],
  ])('is over when its renewal is refused with %s, and the mall is not asked again', async (_what, answer) => {
    mall.on('auth/refresh/token', answer);
    const headers = asMember(anAccessToken({ secondsLeft: 100 }), aRefreshToken());
    for (let again = 0; again < 2; again += 1)
      expect(codesOf(await gateway.ask(whoAmI, {}, headers))).toEqual(['SESSION_EXPIRED']);
    expect(mall.calls.map(({ path }) => path)).toEqual(['auth/refresh/token']);
  });

  test('does not end when the mall limits the rate', async () => {
    mall.on('auth/refresh/token', (_call, response) => refusal(response, 429, '1429', '잠시 후 다시 시도해 주세요.'));
    const { data, errors } = await gateway.ask(
      whoAmI,
      {},
      asMember(anAccessToken({ secondsLeft: 100 }), aRefreshToken()),
    );
    expect([data?.viewer, errors]).toEqual([{ name: '김가온' }, []]);
  });
});

describe('something before the mall', () => {
  test.each(['', '<h1>Unauthorized</h1>', '{"error":"unauthorized"}'])(
    'that accepts no token any more is recognized, even without an envelope: %j',
    async (body) => {
      const [old, fresh] = [anAccessToken(), anAccessToken()];
      mall.on('users/info', ({ headers }, response) =>
        headers.authorization === `Bearer ${fresh}`
          ? { memNo: 'U1', memNm: '김가온' }
          : bare(401, body)({} as never, response),
      );
      mall.on('auth/refresh/token', () => ({ accessToken: fresh, refreshToken: 'next' }));
      expect(codesOf(await gateway.ask(whoAmI, {}, asMember(old)))).toEqual(['ACCESS_TOKEN_EXPIRED']);
      const { data, extensions } = await gateway.ask(whoAmI, {}, asMember(old, aRefreshToken()));
      expect([data?.viewer, extensions.session.accessToken]).toEqual([{ name: '김가온' }, fresh]);
      mall.on('users/info', () => ({ memNo: 'U1', memNm: '김가온', mallId: 'M0001' }));
    },
  );

  test('that refuses everything for a while says for how long', async () => {
    mall.on('pre/faqs', bare(429, 'slow down', { 'retry-after': '7' }));
    const { errors, headers } = await gateway.ask('{ mall(device: DESKTOP) { faq { questions { number } } } }');
    expect(errors).toMatchObject([
      {
        message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
        extensions: { code: 'RATE_LIMITED', retryAfter: 7 },
      },
    ]);
    expect(headers.get('retry-after')).toBe('7');
  });

  test('whose text is not JSON is not quoted in the log', () => {
    const body = Buffer.from('{"memNm": 한가온, "accessToken": secret}');
    let thrown: unknown;
    try {
      openEnvelope('GET users/info', { status: 200, body, retryAfter: null });
    } catch (error) {
      thrown = error;
    }
    expect(JSON.stringify(errorForLog(thrown))).toMatch(/GET users\/info: bad-answer/u);
    expect(JSON.stringify(errorForLog(thrown))).not.toMatch(/한가온|memNm|secret/u);
  });
});

describe('the text of a mall', () => {
  test.each([
    ['설명', '메시지', '설명'],
    ['비밀번호를 확인해 주세요.\n  고객센터 1588-0000\t\r\n', '메시지', '비밀번호를 확인해 주세요. 고객센터 1588-0000'],
    ['<b>설명</b>', '메시지', '메시지'],
    ['\u001B[31m설명', '메시지\u0000', '에러가 발생했습니다.'],
    [['설명'], { ko: '메시지' }, '에러가 발생했습니다.'],
  ])('are shown in one line, where they are plain: %j, else %j', async (description, message, shown) => {
    mall.on(
      'pre/faqs',
      (_call, response) => (response.end(JSON.stringify({ code: '7777', message, description, data: null })), handled),
    );
    const { errors } = await gateway.ask('{ mall(device: DESKTOP) { faq { questions { number } } } }');
    expect(errors).toMatchObject([{ message: shown, extensions: { code: 'MALL_REFUSED' } }]);
  });

  test('for a field is kept, whatever it says of others', async () => {
    const faults = [
      { field: 'password', reason: '다릅니다.\n다시 입력해 주세요.' },
      null,
      'id',
      { field: 'id' },
      { field: 'id', reason: '<i>at Object.x</i>' },
      { field: 'email', reason: '이 양식에는 없습니다.' },
      { field: 7, reason: 'x' },
      { field: 'mallId', reason: 'x' },
    ];
    mall.on('auth/sign-in', (_call, response) => refusal(response, 400, '1400', '입력값을 확인해 주세요.', faults));
    const own = '요청 내용을 확인해 주세요.';
    expect((await signIn()).errors[0]?.extensions.fields).toEqual([
      { path: ['password'], code: 'REFUSED', reason: '다릅니다. 다시 입력해 주세요.' },
      { path: ['id'], code: 'REFUSED', reason: own },
      { path: ['id'], code: 'REFUSED', reason: own },
    ]);
  });
});

describe('an account that sleeps', () => {
  test('is no fault of a form that its member sends', async () => {
    mall.on('users/password/check', dormant);
    expect(
      codesOf(
        await gateway.ask(
          'mutation { checkPassword(input: { mallUrl: "familyshop", password: "p" }) { __typename } }',
          {},
          asMember(anAccessToken()),
        ),
      ),
    ).toEqual(['DORMANT_ACCOUNT']);
  });

  test('is the next step of a sign-in, where an address had to be confirmed first', async () => {
    mall.on('pre/users/email/verify', dormant);
    const { data } = await gateway.ask(
      'mutation { confirmEmail(input: { mallUrl: "familyshop", stepToken: "s", code: "c" }) { __typename ... on SignInRefused { reason stepToken } } }',
    );
    expect(data?.confirmEmail).toEqual({ __typename: 'SignInRefused', reason: 'DORMANT_ACCOUNT', stepToken: 'step-2' });
  });
});

test('codes that a mall makes up as it goes are counted as one', async () => {
  for (const code of ['7301', 'E-1', 'E-2', '2026-11-22T10:00:00']) {
    mall.on('pre/faqs', (_call, response) => refusal(response, 200, code, '안 됩니다.'));
    await gateway.ask('{ mall(device: DESKTOP) { faq { questions { number } } } }');
  }
  const counted = [
    ...(await (await fetch(gateway.metricsUrl)).text()).matchAll(
      /mall_call_seconds_count\{endpoint="GET pre\/faqs",outcome="(refused [^"]*)"\}/gu,
    ),
  ].map(([, outcome]) => outcome);
  expect(new Set(counted)).toEqual(new Set(['refused 7301', 'refused otherwise', 'refused 7777', 'refused 1429']));
});

test('an interrupted response is not requested again', async () => {
  mall.on('recaptcha/require', (_call, response) => {
    response.writeHead(200, { 'content-length': 1_000 });
    response.write('{"code":"0000"', () => response.destroy());
    return handled;
  });
  expect(codesOf(await gateway.ask('{ isRecaptchaRequired }'))).toEqual(['MALL_UNREACHABLE']);
  expect(mall.callsTo('recaptcha/require')).toHaveLength(1);
});

test('a visitor whose choice is not counted has lost no session', async () => {
  mall.on('layout/contents/view-cnt', (_call, response) => refusal(response, 401, '1401', '로그인이 필요해요.'));
  expect((await count()).data).toEqual({ recordCategoryView: { isRecorded: false } });
  expect(codesOf(await count(asMember(anAccessToken())))).toEqual(['ACCESS_TOKEN_EXPIRED']);
});

test.each<[unknown, boolean]>([
  [null, true],
  [{}, true],
  [{ gdsGrpNo: 'GD1', fvrtYn: 'N' }, false],
])('a favorite that was set is reported, however little the mall says of it: %j', async (answer, isFavorite) => {
  mall.on('wishes', () => answer);
  const { data, errors } = await gateway.ask(
    'mutation { setFavorite(input: { mallUrl: "familyshop", productNumber: "GD1", isFavorite: true }) { ... on SetFavoriteSuccess { isFavorite } } }',
    {},
    asMember(anAccessToken()),
  );
  expect([data?.setFavorite, errors]).toEqual([{ isFavorite }, []]);
});

test('what may be cached is cached for the requested type', async () => {
  const address = `/graphql?${new URLSearchParams({ query: '{ mall(device: DESKTOP) { name } }' })}`;
  const keeping = await Promise.all(
    ['application/json', 'application/graphql-response+json'].map(
      async (accept) => (await gateway.get(address, { accept, 'apollo-require-preflight': '1' })).headers,
    ),
  );
  expect(keeping.map((headers) => headers['content-type'])).toEqual([
    'application/json; charset=utf-8',
    'application/graphql-response+json; charset=utf-8',
  ]);
  for (const headers of keeping)
    expect([headers['cache-control'], String(headers.vary).split(', ')]).toEqual([
      expect.stringContaining('public'),
      expect.arrayContaining(['Accept']),
    ]);
});
