import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networkOf } from '../../src/session/network.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { endlessTimeouts, openGateway, type OpenGateway, type Told } from '../helpers/open-gateway.ts';
import { aMall, anAccessToken, aGoods } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;
let liveTokens: Set<string>;

beforeAll(async () => {
  mall = await startFakeMall();
});
beforeEach(async () => {
  mall.calls.splice(0);
  liveTokens = new Set();
  mall.on('users/info', ({ headers }, response) => {
    if (!liveTokens.has(String(headers.authorization).replace('Bearer ', '')))
      return refusal(response, 401, '1401', '로그인이 만료됐어요.');
    return { memNo: 'MB1', memNm: '홍길동', tmpPwdYn: 'N', mallId: 'M0001', salesType: 'GENERAL' };
  });
  mall.on('auth/refresh/token', async ({ query }) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const accessToken = anAccessToken();
    liveTokens.add(accessToken);
    return { accessToken, refreshToken: `${query.get('refreshToken')}-next` };
  });
  gateway = await openGateway(mall.url, endlessTimeouts);
  return () => gateway.close();
});
afterAll(() => mall.close());

function live(secondsLeft: number): string {
  const token = anAccessToken({ secondsLeft });
  liveTokens.add(token);
  return token;
}

const asMember = (token: string, refreshToken?: string) => ({
  authorization: `Bearer ${token}`,
  ...(refreshToken ? { 'x-refresh-token': refreshToken } : {}),
});

const whoAmI = '{ viewer { number name maskedName mustChangePassword salesType } }';

test("a member's name is masked, and the result is never shared", async () => {
  const { data, headers } = await gateway.ask(whoAmI, {}, asMember(live(1_000)));
  expect(data?.viewer).toEqual({
    number: 'MB1',
    name: '홍길동',
    maskedName: '홍*동',
    mustChangePassword: false,
    salesType: 'GENERAL',
  });
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('a token near its end is renewed before any call, once for a hundred concurrent requests', async () => {
  const token = live(299);
  const answers = await Promise.all(Array.from({ length: 100 }, () => gateway.ask(whoAmI, {}, asMember(token, 'r1'))));
  const sessions = answers.map(({ extensions }) => extensions.session);
  expect(mall.callsTo('auth/refresh/token')).toHaveLength(1);
  expect(new Set(sessions.map((session) => session.accessToken)).size).toBe(1);
  expect(sessions[0]).toMatchObject({ refreshToken: 'r1-next' });
  expect(Date.parse(sessions[0].expiresAt) - Date.now()).toBeGreaterThan(1_700_000);
  expect(answers.every(({ data }) => data?.viewer.number === 'MB1')).toBe(true);
  const { accessToken, refreshToken, expiresAt } = (await gateway.ask(whoAmI, {}, asMember(token, 'r1'))).extensions
    .session;
  expect([accessToken, refreshToken]).toEqual([sessions[0].accessToken, sessions[0].refreshToken]);
  // Computed from the remaining lifetime, so it may differ by a moment.
  expect(Math.abs(Date.parse(expiresAt) - Date.parse(sessions[0].expiresAt))).toBeLessThan(1_000);
  expect(mall.callsTo('auth/refresh/token')).toHaveLength(1);
});

test('a token with time left is not traded', async () => {
  const { extensions } = await gateway.ask(whoAmI, {}, asMember(live(320), 'r1'));
  expect(extensions.session).toBeUndefined();
  expect(mall.callsTo('auth/refresh/token')).toHaveLength(0);
});

test('a token that the mall considers expired is renewed and the call repeated once', async () => {
  const { data, extensions } = await gateway.ask(whoAmI, {}, asMember(anAccessToken(), 'r2'));
  expect(data?.viewer.number).toBe('MB1');
  expect(extensions.session.refreshToken).toBe('r2-next');
  expect(mall.callsTo('users/info')).toHaveLength(2);
});

test('a call that is repeated with a new pair is charged once', async () => {
  const narrow = await openGateway(mall.url, { MAX_UPSTREAM_CALLS: 2 });
  const { data, errors } = await narrow.ask(whoAmI, {}, asMember(anAccessToken(), 'r5'));
  expect(errors).toEqual([]);
  expect(data?.viewer.number).toBe('MB1');
  await narrow.close();
});

const askSpent = () => gateway.ask(whoAmI, {}, asMember(live(10), 'spent'));

test('a refused renewal ends the session for all who wait and is not repeated', async () => {
  mall.on('auth/refresh/token', (_call, response) => refusal(response, 401, '1402', '다시 로그인해주세요.'));
  const answers = await Promise.all([askSpent(), askSpent(), askSpent()]);
  expect((await askSpent()).errors[0]?.extensions.code).toBe('SESSION_EXPIRED');
  expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
    'SESSION_EXPIRED',
    'SESSION_EXPIRED',
    'SESSION_EXPIRED',
  ]);
  expect(answers[0]?.errors[0]?.message).toBe('로그인이 만료됐어요. 다시 로그인해 주세요.');
  expect(mall.callsTo('auth/refresh/token')).toHaveLength(1);
  expect(mall.callsTo('users/info')).toHaveLength(0);
});

test('while no renewal succeeds, the old token is used while valid, and then the error is a network error', async () => {
  const hasty = await openGateway(mall.url, { MALL_CALL_MS: 1_000 });
  mall.on('auth/refresh/token', () => new Promise(() => undefined));
  const good = await hasty.ask(whoAmI, {}, asMember(live(60), 'r3'));
  expect(good.data?.viewer.number).toBe('MB1');
  expect(good.extensions.session).toBeUndefined();
  const ended = await hasty.ask(whoAmI, {}, asMember(live(-5), 'r4'));
  expect(ended.errors[0]?.extensions.code).toBe('MALL_TIMEOUT');
  await hasty.close();
});

test.each([200, 401, 500])(
  'a fault of the mall at a sign-in (%d/9999) is no reason that a shopper reads',
  async (status) => {
    mall.on('auth/sign-in', (_call, response) => refusal(response, status, '9999', 'ORA-00942'));
    const { data, errors } = await signIn('general');
    expect(data).toEqual({ signIn: null });
    expect(errors).toMatchObject([{ message: '정보를 가져오는데 실패했습니다.', extensions: { code: 'MALL_FAULT' } }]);
  },
);

function signIn(id: string) {
  return gateway.ask(
    'mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on Session { accessToken refreshToken expiresAt } ... on SignInRefused { reason message stepToken } } }',
    { input: { mallUrl: 'familyshop', id, password: 'secret', recaptchaToken: 'captcha' } },
  );
}

test('signing in returns a session, and each refusal is a result with its message', async () => {
  mall.on('auth/sign-in', ({ body, headers }, response) => {
    const { id } = body as { id: string };
    if (id === 'sleeper') return refusal(response, 401, '1254', '휴면', { stepToken: 'step-1' });
    if (id === 'robot') return refusal(response, 401, '1111', 'no');
    if (id === 'wrong') return refusal(response, 401, '1250', '아이디 또는 비밀번호를 확인해주세요.');
    expect(headers['x-recaptcha-token']).toBe('captcha');
    return { accessToken: anAccessToken(), refreshToken: 'r' };
  });
  expect((await signIn('general')).data?.signIn).toMatchObject({ __typename: 'Session', refreshToken: 'r' });
  expect((await signIn('sleeper')).data?.signIn).toEqual({
    __typename: 'SignInRefused',
    reason: 'DORMANT_ACCOUNT',
    message: '휴면 계정입니다. 활성화를 위해 이메일 인증을 진행해주세요.',
    stepToken: 'step-1',
  });
  expect((await signIn('robot')).data?.signIn).toMatchObject({
    reason: 'RECAPTCHA_FAILED',
    message: 'reCAPTCHA 인증에 실패했습니다. 새로고침 후 다시 시도해주세요.',
  });
  expect((await signIn('wrong')).data?.signIn).toMatchObject({
    reason: 'WRONG_CREDENTIALS',
    message: '아이디 또는 비밀번호를 확인해주세요.',
    stepToken: null,
  });
});

test('guessing is bounded, also by aliases and made-up addresses', async () => {
  const strict = await openGateway(mall.url, { SIGN_IN_TRIES_PER_ACCOUNT: 3 });
  mall.on('auth/sign-in', (_call, response) => refusal(response, 401, '1250', '틀렸습니다.'));
  const tries = Array.from(
    { length: 5 },
    (_, index) =>
      `t${index}: signIn(input: { mallUrl: "familyshop", id: "Victim", password: "${index}" }) { __typename }`,
  ).join(' ');
  const { errors } = await strict.ask(`mutation { ${tries} }`, {}, { 'x-forwarded-for': '9.9.9.9' });
  expect(errors.map((error) => error.extensions.code)).toContain('RATE_LIMITED');
  expect(errors[0]?.extensions.retryAfter).toBeGreaterThan(0);
  expect(mall.callsTo('auth/sign-in')).toHaveLength(3);
  expect(mall.callsTo('auth/sign-in')[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  await strict.close();
});

const limited = (told: Told) => told.errors.filter(({ extensions }) => extensions.code === 'RATE_LIMITED');

const opening = {
  signIn: '{ mallUrl: "familyshop", id: "victim", password: "x" }',
  signInWithTid: '{ mallUrl: "familyshop", tid: "one-code" }',
  startMarketingSession: '{ mallUrl: "familyshop", device: DESKTOP }',
  refreshSession: '{ mallUrl: "familyshop", refreshToken: "guessed" }',
  unsubscribeEmail: '{ memberToken: "MB1.guessed" }',
};

describe.each(Object.entries(opening))('%s', (name, input) => {
  const selection =
    { unsubscribeEmail: 'isUnsubscribed', startMarketingSession: 'accessToken', refreshSession: 'accessToken' }[name] ??
    '__typename';
  const question = (count: number) =>
    `mutation { ${Array.from({ length: count }, (_, index) => `t${index}: ${name}(input: ${input}) { ${selection} }`).join(' ')} }`;

  beforeEach(() => {
    for (const path of ['auth/sign-in', 'auth/tid'])
      mall.on(path, (_call, response) => refusal(response, 401, '1250', '틀렸습니다.'));
    mall.on('email/unsubscribe', () => null); // the first failure would end the mutations after it
    mall.on('pre/layout/login', () => ({
      adMall: aMall({ marketingMallYn: 'Y' }),
      endPoint: '',
      tokenInfo: { accessToken: anAccessToken(), refreshToken: 'g' },
    }));
    return () => mall.on('pre/layout/login', () => ({ adMall: aMall(), endPoint: '', tokenInfo: null }));
  });

  test.each([
    [
      'address',
      name === 'startMarketingSession' ? { GUEST_SESSIONS_PER_ADDRESS: 4 } : { SIGN_IN_TRIES_PER_ADDRESS: 4 },
    ],
    ...(name === 'startMarketingSession' ? [] : [['target', { SIGN_IN_TRIES_PER_ACCOUNT: 4 }] as [string, object]]),
  ])('is bounded per %s, by aliases, at once and under forged addresses', async (_per, settings) => {
    const strict = await openGateway(mall.url, settings);
    const aliased = await strict.ask(question(3));
    const parallel = await Promise.all(
      [1, 2, 3].map((each) =>
        strict.ask(question(1), {}, { 'x-forwarded-for': `203.0.113.${each}`, forwarded: `for=203.0.113.${each}` }),
      ),
    );
    expect(limited(aliased)).toEqual([]);
    expect(aliased.headers.get('retry-after')).toBeNull();
    expect(parallel.flatMap(limited)).toHaveLength(2);
    const refused = parallel.find((told) => limited(told).length > 0) as Told;
    expect(limited(refused)[0]).toMatchObject({
      message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
      extensions: { retryAfter: expect.any(Number) },
    });
    expect(refused.headers.get('retry-after')).toBe(String(limited(refused)[0]?.extensions.retryAfter));
    await strict.close();
  });
});

test('behind a trusted proxy each client has its own measure, and a client cannot choose another', async () => {
  mall.on('auth/sign-in', (_call, response) => refusal(response, 401, '1250', '틀렸습니다.'));
  const behind = await openGateway(mall.url, { SIGN_IN_TRIES_PER_ADDRESS: 1, TRUSTED_PROXIES: ['127.0.0.1'] });
  const tryFrom = async (chain: string) => {
    const { errors } = await behind.ask(
      'mutation { signIn(input: { mallUrl: "familyshop", id: "a", password: "x" }) { __typename } }',
      {},
      { 'x-forwarded-for': chain },
    );
    return errors[0]?.extensions.code ?? 'tried';
  };
  expect(await tryFrom('203.0.113.1')).toBe('tried');
  expect(await tryFrom('203.0.113.2')).toBe('tried');
  expect(await tryFrom('198.51.100.9, 203.0.113.1')).toBe('RATE_LIMITED');
  expect(mall.callsTo('auth/sign-in').map(({ headers }) => headers['x-forwarded-for'])).toEqual([
    '203.0.113.1',
    '203.0.113.2',
  ]);
  await behind.close();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a guest session is made for one visitor alone, and only in a marketing mall', async () => {
  let guests = 0;
  mall.on('pre/layout/login', ({ query }) => {
    guests += 1;
    const isMarketing = query.get('mallUrl') === 'familyshop-event';
    return {
      adMall: aMall({ mallUrl: query.get('mallUrl'), marketingMallYn: isMarketing ? 'Y' : 'N' }),
      endPoint: '',
      tokenInfo: isMarketing ? { accessToken: anAccessToken(), refreshToken: `guest-${guests}` } : null,
    };
  });
  const start = (mallUrl: string) =>
    gateway.ask(
      'mutation ($input: StartMarketingSessionInput!) { startMarketingSession(input: $input) { refreshToken } }',
      { input: { mallUrl, device: 'DESKTOP' } },
    );
  const sessions = await Promise.all(Array.from({ length: 5 }, () => start('familyshop-event')));
  expect(new Set(sessions.map(({ data }) => data?.startMarketingSession.refreshToken)).size).toBe(5);
  expect((await start('familyshop')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  const { data, ...rest } = await gateway.ask(
    '{ mall(url: "familyshop-event", device: DESKTOP) { isMarketing title } }',
  );
  expect(JSON.stringify({ data, rest })).not.toContain('guest-');
});

test('a favorite is set as wanted and the product comes back as it is now', async () => {
  mall.on('wishes', ({ body }) => body);
  mall.on('products/goods', () => ({ goodsList: [aGoods({ gdsGrpNo: 'GD1', fvrtYn: 'Y', mktPrc: 5_000 })] }));
  const set = (productNumber: string, headers = asMember(live(1_000))) =>
    gateway.ask(
      'mutation ($input: SetFavoriteInput!) { setFavorite(input: $input) { __typename ... on SetFavoriteSuccess { isFavorite product { id isFavorite ... on Goods { marketPrice } } productId } ... on FormRefused { message code } } }',
      { input: { mallUrl: 'familyshop', productNumber, isFavorite: true } },
      headers,
    );
  const { data } = await set('GD1');
  expect(data?.setFavorite).toMatchObject({
    __typename: 'SetFavoriteSuccess',
    isFavorite: true,
    product: { isFavorite: true, marketPrice: 5_000 },
  });
  expect(data?.setFavorite.productId).toBe(data?.setFavorite.product.id);
  mall.on('wishes', (_call, response) => refusal(response, 404, '1404', '판매가 끝난 상품입니다.'));
  expect((await set('GD2')).data?.setFavorite).toEqual({
    __typename: 'FormRefused',
    message: '판매가 끝난 상품입니다.',
    code: 'NOT_FOUND',
  });
  expect(
    (
      await gateway.ask(
        'mutation { setFavorite(input: { mallUrl: "familyshop", productNumber: "GD1", isFavorite: true }) { __typename } }',
      )
    ).errors[0]?.extensions.code,
  ).toBe('UNAUTHENTICATED');
});

test('signing out may be repeated, a visit is counted, and a mail link is accepted', async () => {
  mall.on('auth/logout', () => null);
  mall.on('layout/contents/view-cnt', () => null);
  mall.on('email/unsubscribe', () => null);
  const { data, errors } = await gateway.ask(
    `mutation { signOut(input: { mallUrl: "familyshop" }) { isSignedOut } recordCategoryView(input: { mallUrl: "familyshop", categoryNumber: "100" }) { isRecorded }
      unsubscribeEmail(input: { memberToken: "MB1.signed" }) { isUnsubscribed } }`,
    {},
    asMember(live(1_000)),
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    signOut: { isSignedOut: true },
    recordCategoryView: { isRecorded: true },
    unsubscribeEmail: { isUnsubscribed: true },
  });
  expect(mall.callsTo('layout/contents/view-cnt')[0]?.body).toEqual({ contentsId: '100', contentsType: 'CATEGORY' });
  expect(mall.callsTo('email/unsubscribe')[0]?.body).toEqual({ memNo: 'MB1.signed' });
});

test("favorites and search are the member's own", async () => {
  mall.on('wishes', () => ({ goodsList: [aGoods()], ncpList: [], totalCnt: 1, page: 1, size: 20 }));
  mall.on('products/search', () => ({ goodsList: [aGoods()], ncpList: null, totalCnt: 1, page: 1, size: 20 }));
  mall.on('layout/smart', () => [
    { searchNo: 2, srhName: '나중', prir: 2 },
    { searchNo: 1, srhName: '먼저', prir: 1 },
  ]);
  const { data, errors } = await gateway.ask(
    `{ viewer(mallUrl: "familyshop") { favorites { totalCount nodes { number } } } mall(device: DESKTOP) { smartKeywords { name } searchProducts(keywords: ["무선", "무선 ", "전기"]) { totalCount nodes { number } } } }`,
    {},
    asMember(live(1_000)),
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: { favorites: { totalCount: 1 } },
    mall: { smartKeywords: [{ name: '먼저' }, { name: '나중' }], searchProducts: { totalCount: 1 } },
  });
  expect(mall.callsTo('products/search')[0]?.body).toMatchObject({ smartSearch: ['무선', '전기'] });
});

const trade = () =>
  gateway.ask(
    'mutation { refreshSession(input: { mallUrl: "familyshop", refreshToken: "hand" }) { accessToken refreshToken } }',
  );

test('in an explicit refresh, simultaneous calls with one token get one pair', async () => {
  const pairs = await Promise.all([trade(), trade(), trade()]);
  expect(new Set(pairs.map(({ data }) => data?.refreshSession.accessToken)).size).toBe(1);
  expect(mall.callsTo('auth/refresh/token')).toHaveLength(1);
});

test.each([
  [[], '검색어를 입력해주세요.'],
  [['', '  '], '검색어를 입력해주세요.'],
  [['하나', '둘', '셋', '넷'], '최대 3개까지 선택 가능합니다.'],
])('searching for %j is refused in the words of the specification', async (keywords, words) => {
  const { errors } = await gateway.ask(
    'query ($keywords: [String!]!) { mall(device: DESKTOP) { searchProducts(keywords: $keywords) { totalCount } } }',
    { keywords },
    asMember(live(1_000)),
  );
  expect(errors).toMatchObject([
    {
      message: words,
      extensions: { code: 'BAD_INPUT', fields: [{ path: ['keywords'], code: expect.any(String), reason: words }] },
    },
  ]);
  expect(mall.callsTo('products/search')).toHaveLength(0);
});

describe('a bearer that is no token', () => {
  const publicField = '{ mall(url: "familyshop", device: DESKTOP) { name } }';

  test.each(['Bearer', 'Bearer x', 'Bearer a b', 'Bearer a.b.c', 'bearer null'])(
    'is nobody, and no visitor either: %j',
    async (authorization) => {
      for (const question of [publicField, '{ viewer(mallUrl: "familyshop") { id } }']) {
        const { data, errors } = await gateway.ask(question, {}, { authorization });
        expect([data ?? null, errors.map(({ extensions }) => extensions.code)]).toEqual([null, ['UNAUTHENTICATED']]);
      }
    },
  );

  test('is not what another scheme carries, as a proxy before the gateway may want it', async () => {
    const { data, errors } = await gateway.ask(publicField, {}, { authorization: 'Basic eDp4' });
    expect([data?.mall.name, errors]).toEqual([expect.any(String), []]);
  });
});
