import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handled, refusal, startFakeMall, type Answer, type FakeMall } from '../helpers/fake-mall.ts';
import { endlessTimeouts, openGateway, type OpenGateway, type Told } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
});
beforeEach(async () => {
  gateway = await openGateway(mall.url, endlessTimeouts);
  return () => gateway.close();
});
afterAll(() => mall.close());

const product = '{ mall(device: DESKTOP) { product(number: "GD00000101") { number } } }';

const no =
  (status: number, code: string, message: string, data: unknown = null): Answer =>
  (_call, response) =>
    refusal(response, status, code, message, data);

test.each([
  [
    no(400, '1400', '입력값을 확인해주세요.', [{ field: 'gdsGrpNolist', reason: 'x' }]),
    'BAD_INPUT',
    '입력값을 확인해주세요.',
  ],
  [no(401, '1111', 'recaptcha'), 'RECAPTCHA_FAILED', 'reCAPTCHA 인증에 실패했습니다. 새로고침 후 다시 시도해주세요.'],
  [no(401, '1254', '휴면'), 'DORMANT_ACCOUNT', '휴면 계정입니다. 활성화를 위해 이메일 인증을 진행해주세요.'],
  [no(401, '1401', '만료되었습니다.'), 'UNAUTHENTICATED', '만료되었습니다.'],
  [no(403, '1403', '이용할 수 없습니다.'), 'FORBIDDEN', '이용할 수 없습니다.'],
  [no(409, '1409', '품절되었습니다.'), 'CONFLICT', '품절되었습니다.'],
  [no(429, '1429', '너무 많습니다.'), 'RATE_LIMITED', '너무 많습니다.'],
  [no(200, '7777', '오늘은 쉽니다.'), 'MALL_REFUSED', '오늘은 쉽니다.'],
  [no(200, 'constructor', '오늘은 쉽니다.'), 'MALL_REFUSED', '오늘은 쉽니다.'],
  [
    no(400, '1400', '입력값을 확인해주세요.', [{ field: 'constructor', reason: 'x' }]),
    'BAD_INPUT',
    '입력값을 확인해주세요.',
  ],
  [no(200, '7777', '<b>at Object.x (/srv/a.js)</b>'), 'MALL_REFUSED', '에러가 발생했습니다.'],
  [no(500, '9999', 'java.lang.NullPointerException'), 'MALL_FAULT', '정보를 가져오는데 실패했습니다.'],
  [
    (_call, response) => (response.writeHead(200).end('<html>'), handled),
    'MALL_BAD_ANSWER',
    '정보를 가져오는데 실패했습니다.',
  ],
  [
    (_call, response) => (response.writeHead(503).end('Bad Gateway 10.0.0.7'), handled),
    'MALL_FAULT',
    '정보를 가져오는데 실패했습니다.',
  ],
  [
    (_call, response) => (response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), handled),
    'MALL_BAD_ANSWER',
    '정보를 가져오는데 실패했습니다.',
  ],
  [
    (_call, response) => (response.writeHead(200, { 'content-encoding': 'gzip' }).end('garbage'), handled),
    'MALL_BAD_ANSWER',
    '정보를 가져오는데 실패했습니다.',
  ],
  [
    (_call, response) => (response.writeHead(200).end(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])), handled),
    'MALL_BAD_ANSWER',
    '정보를 가져오는데 실패했습니다.',
  ],
  [
    (_call, response) => (response.socket?.end('220 mail.mall.internal ESMTP\r\n'), handled),
    'MALL_BAD_ANSWER',
    '정보를 가져오는데 실패했습니다.',
  ],
  [
    (_call, response) => (
      response.socket?.write(`HTTP/1.1 200 OK\r\n${`x-pad: ${'y'.repeat(1_000)}\r\n`.repeat(100)}`),
      handled
    ),
    'MALL_BAD_ANSWER',
    '정보를 가져오는데 실패했습니다.',
  ],
  [
    (_call, response) => (response.destroy(), handled),
    'MALL_UNREACHABLE',
    '네트워크 오류입니다. 나중에 다시 시도해 주세요.',
  ],
])('what goes wrong has its code and words (%#: %s)', async (answer, code, message) => {
  mall.on('pre/layout/product/goods/GD00000101', answer);
  const { requestId, ...told } = await toldOf(gateway);
  expect(told).toMatchObject(onlyThis(code, message));
  expect(told.errors.map(({ extensions }) => extensions.requestId)).toEqual([requestId]);
});

test('a mall that does not respond in time has its code and text', async () => {
  const hasty = await openGateway(mall.url, { MALL_CALL_MS: 600 });
  mall.on('pre/layout/product/goods/GD00000101', () => new Promise(() => undefined));
  expect(await toldOf(hasty)).toMatchObject(
    onlyThis('MALL_TIMEOUT', '네트워크 오류입니다. 나중에 다시 시도해 주세요.'),
  );
  await hasty.close();
});

/** The error for a product that failed: all of it, with anything internal that leaked. */
async function toldOf(by: OpenGateway) {
  const told = await by.ask(product);
  const leaks = JSON.stringify(told).match(/stack|127\.0\.0\.1|10\.0\.0\.7|gdsGrp|NullPointer|\/api\/v1/gu) ?? [];
  return { data: told.data, errors: told.errors, leaks, requestId: told.headers.get('x-request-id') };
}

const onlyThis = (code: string, message: string) => ({
  data: { mall: { product: null } },
  errors: [{ message, path: ['mall', 'product'], extensions: { code, requestId: expect.any(String) as string } }],
  leaks: [],
});

test('an unreachable mall delays no client, again and again', async () => {
  const lonely = await openGateway('http://127.0.0.1:9', endlessTimeouts);
  for (let round = 0; round < 20; round += 1) {
    const { errors } = await lonely.ask(product);
    expect(errors[0]?.extensions.code).toBe('MALL_UNREACHABLE');
  }
  await lonely.close();
});

test('one slow endpoint opens its own breaker, slows no other and is called again soon after', async () => {
  const hasty = await openGateway(mall.url, { MALL_CALL_MS: 800, BREAKER_FAILURES: 2 });
  mall.on('pre/layout/product/goods/GD00000101', () => new Promise(() => undefined));
  for (let round = 0; round < 2; round += 1) await hasty.ask(product);
  const reached = mall.callsTo('pre/layout/product/goods/GD00000101').length;
  const slow = await hasty.ask(product);
  const other = await hasty.ask('{ mall(device: DESKTOP) { product(number: "HP00000001") { number } } }');
  expect(mall.callsTo('pre/layout/product/goods/GD00000101')).toHaveLength(reached);
  expect(slow.errors[0]?.extensions.code).toBe('MALL_UNREACHABLE');
  expect(other.errors).toEqual([]);
  mall.on('pre/layout/product/goods/GD00000101', () => ({ gdsGrpNo: 'GD00000101', dispGdsNm: '다시', slPrc: 1 }));
  await expect.poll(async () => (await hasty.ask(product)).errors, { timeout: 10_000 }).toEqual([]);
  await hasty.close();
});

test("when the response's time is up, the results so far are sent", async () => {
  const hasty = await openGateway(mall.url, { ...endlessTimeouts, ANSWER_MS: 1_000 });
  mall.on('pre/layout/product/goods/GD00000101', () => new Promise(() => undefined));
  mall.on('pre/layout/prom', () => new Promise(() => undefined));
  const { data, errors } = await hasty.ask(
    '{ mall(device: DESKTOP) { name menu { number } promotions { number } product(number: "GD00000101") { number } faq { questions { number } } } }',
  );
  expect(data.mall).toMatchObject({
    name: '한빛 패밀리샵',
    menu: [{}, {}],
    promotions: null,
    product: null,
    faq: { questions: [{}] },
  });
  expect(errors.map(({ path, extensions }) => [path?.at(-1), extensions.code]).toSorted()).toEqual([
    ['product', 'MALL_TIMEOUT'],
    ['promotions', 'MALL_TIMEOUT'],
  ]);
  mall.on('pre/layout/prom', () => []);
  await hasty.close();
});

test('who leaves while others queue for the same endpoint gets no fault of the gateway', async () => {
  const narrow = await openGateway(mall.url, { MALL_CALLS_PER_ENDPOINT: 1, MALL_CALL_MS: 300, BREAKER_FAILURES: 50 });
  mall.on('pre/boards/7', () => new Promise(() => undefined));
  const post = '{ mall(device: DESKTOP) { post(number: "7") { number } } }';
  const answers = await Promise.all(Array.from({ length: 4 }, () => narrow.ask(post)));
  expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual(Array(4).fill('MALL_TIMEOUT'));
  await narrow.close();
});

test.each([
  ['pre/layout/popup', '{ mall(device: DESKTOP) { popups { number } } }', '팝업 정보를 가져오는데 실패했습니다.'],
  [
    'products/search',
    '{ mall(device: DESKTOP) { searchProducts(keywords: ["무선"]) { totalCount } } }',
    '에러가 발생했습니다.',
  ],
  ['pre/faqs', '{ mall(device: DESKTOP) { faq { questions { number } } } }', '정보를 가져오는데 실패했습니다.'],
])('a failure of %s has the words that the specification gives it', async (path, query, message) => {
  mall.on(path, (_call, response) => (response.writeHead(500).end('Tomcat'), handled));
  const { errors } = await gateway.ask(
    query,
    {},
    path === 'products/search' ? { authorization: `Bearer ${anAccessToken()}` } : {},
  );
  expect(errors).toMatchObject([{ message, extensions: { code: 'MALL_FAULT' } }]);
});

test.each([
  ['pre/layout/popup', 'popups { number }', '팝업 정보를 가져오는데 실패했습니다.'],
  ['pre/layout/prom', 'promotions { number }', '정보를 가져오는데 실패했습니다.'],
  ['pre/layout/product/goods/GD00000101', 'product(number: "GD00000101") { number }', '에러가 발생했습니다.'],
])(
  "a refusal of %s without words has those of the specification, and with words the mall's",
  async (path, fields, message) => {
    mall.on(path, no(200, '7777', ' '));
    const wordless = await gateway.ask(`{ mall(device: DESKTOP) { ${fields} } }`);
    expect(wordless.errors).toMatchObject([{ message, extensions: { code: 'MALL_REFUSED' } }]);
    mall.on(path, no(200, '7777', '점검 중입니다.'));
    const told = await gateway.ask(`{ mall(device: DESKTOP) { ${fields} } }`);
    expect(told.errors).toMatchObject([{ message: '점검 중입니다.', extensions: { code: 'MALL_REFUSED' } }]);
  },
);

test.each(['constructor', 'toString', '__proto__'])(
  'a sign-in that is refused with %s, which is no code, is an error like others',
  async (code) => {
    mall.on('auth/sign-in', no(200, code, '오늘은 쉽니다.'));
    const { errors } = await gateway.ask(
      'mutation { signIn(input: { mallUrl: "familyshop", id: "a", password: "b" }) { __typename } }',
    );
    expect(errors).toMatchObject([{ message: '오늘은 쉽니다.', extensions: { code: 'MALL_REFUSED' } }]);
  },
);

test('an endless answer is cut off', async () => {
  mall.on('pre/layout/product/goods/GD00000101', (_call, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(1_000_000)), 1);
    response.on('close', () => clearInterval(timer));
    return handled;
  });
  const { errors } = await gateway.ask(product);
  expect(errors[0]?.extensions.code).toBe('MALL_BAD_ANSWER');
});

test.each([
  ['{ nonsense }', 'BAD_INPUT', 400],
  ['{ mall(device: SPOON) { number } }', 'BAD_INPUT', 400],
  ['{ mall(', 'BAD_INPUT', 400],
  [
    `{ mall(device: DESKTOP) { menu { ${'subcategories { '.repeat(12)} number ${'} '.repeat(12)} } } }`,
    'QUERY_TOO_COSTLY',
    400,
  ],
  [
    `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: isRecaptchaRequired`).join(' ')} }`,
    'QUERY_TOO_COSTLY',
    400,
  ],
  [`{ mall(device: DESKTOP) { ${'number '.repeat(301)} } }`, 'QUERY_TOO_COSTLY', 400],
  [`{ mall(device: DESKTOP) { ${'number '.repeat(1_100)} } }`, 'QUERY_TOO_COSTLY', 400],
])('a wrong or too big question is refused before anything is asked (%#)', async (query, code, status) => {
  const before = mall.calls.length;
  const told = await gateway.ask(query);
  expect(told.errors[0]?.extensions.code).toBe(code);
  expect(told.status).toBe(status);
  expect(mall.calls).toHaveLength(before);
});

test('fragments do not hide a size', async () => {
  const chain = Array.from(
    { length: 12 },
    (_, index) => `fragment f${index} on Mall { ...f${index + 1} ...f${index + 1} }`,
  ).join('\n');
  const { errors } = await gateway.ask(`{ mall(device: DESKTOP) { ...f0 } } ${chain} fragment f12 on Mall { number }`);
  expect(errors[0]?.extensions.code).toBe('QUERY_TOO_COSTLY');
});

test('one operation cannot make the mall work without limit', async () => {
  const many = Array.from({ length: 25 }, (_, index) => `p${index}: product(number: "GD${index}") { number }`).join(
    ' ',
  );
  const { errors } = await gateway.ask(`{ mall(device: DESKTOP) { ${many} } }`);
  expect(errors.map((error) => error.extensions.code)).toContain('QUERY_TOO_COSTLY');
  expect(errors.length).toBeLessThanOrEqual(5);
});

test('without a session a member is null, and a field for members says that', async () => {
  mall.on('users/info', no(401, '1402', '다시 로그인해주세요.'));
  const told = await gateway.ask('{ viewer { name } }', {}, { authorization: `Bearer ${anAccessToken()}` });
  expect(told.errors[0]).toMatchObject({
    message: '로그인 확인 시간이 지났어요. 다시 시도해 주세요.',
    extensions: { code: 'ACCESS_TOKEN_EXPIRED' },
  });
  mall.on('users/info', no(401, '1401', '로그인이 만료됐어요.'));
  const ended = await gateway.ask('{ viewer { name } }', {}, { authorization: `Bearer ${anAccessToken()}` });
  expect(ended.errors[0]?.extensions.code).toBe('ACCESS_TOKEN_EXPIRED');
  const visitor = await gateway.ask(
    '{ viewer { name } mall(device: DESKTOP) { searchProducts(keywords: ["무선"]) { totalCount } smartKeywords { name } } }',
  );
  expect(visitor.data).toEqual({ viewer: null, mall: { searchProducts: null, smartKeywords: null } });
  expect(visitor.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

function post(body: string, type = 'application/json', method = 'POST') {
  return fetch(`${gateway.url}/graphql`, { method, body, headers: { 'content-type': type } });
}

test('too large or too deep a body, another content type and another method are refused', async () => {
  const large = await post(JSON.stringify({ query: '{ isRecaptchaRequired }', variables: { x: 'y'.repeat(200_000) } }));
  const { errors } = (await large.json()) as { errors: Told['errors'] };
  expect([large.status, errors[0]?.extensions.code]).toEqual([413, 'QUERY_TOO_COSTLY']);
  const deep = await post(`{"query":"{ isRecaptchaRequired }","variables":{"x":${'['.repeat(50)}${']'.repeat(50)}}}`);
  expect(deep.status).toBe(400);
  expect((await post('{"query":', 'application/json')).status).toBe(400);
  expect((await post('query={x}', 'application/x-www-form-urlencoded')).status).toBeGreaterThanOrEqual(400);
  expect((await post('{}', 'application/json', 'PUT')).status).toBe(405);
});

test('a sane request id is kept, another replaced', async () => {
  const kept = await gateway.ask(product, {}, { 'x-request-id': 'abc-123456' });
  expect(kept.headers.get('x-request-id')).toBe('abc-123456');
  const replaced = await gateway.ask(product, {}, { 'x-request-id': 'a b<script>' });
  expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/u);
});
