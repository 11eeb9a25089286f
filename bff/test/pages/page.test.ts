import { createHash } from 'node:crypto';
import { unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openerPolicy } from '../../src/page/policy.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { buildFakeStorefront, nameDocument, type BuiltStorefront } from '../helpers/fake-storefront.ts';
import { endlessTimeouts, openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aMall } from '../helpers/samples.ts';

const phone = 'Mozilla/5.0 (Linux; Android 16; SM-S936N) AppleWebKit/537.36 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';

let mall: FakeMall;
let storefront: BuiltStorefront;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  storefront = await buildFakeStorefront();
  mall.on('pre/layout/login', ({ query }, response) => {
    const mallUrl = query.get('mallUrl') || 'familyshop';
    if (mallUrl.includes('gone')) response.writeHead(404).end('{"code":"1404","message":"없습니다","data":null}');
    const kinds: Record<string, object> = {
      'familyshop-desk': { mobileYn: 'N' },
    };
    return {
      adMall: aMall({ mallUrl, mallId: mallUrl, ...kinds[mallUrl] }),
      endPoint: 'http://localhost:4000',
      tokenInfo: null,
    };
  });
  gateway = await openGateway(mall.url, {
    WEB_DIST: storefront.folder,
    RENDER_MS: 60_000,
    CHATBOT_URL: 'https://chat.example.com/start',
  });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
  await storefront.remove();
});

const visit = (path: string, { as = desktop, host = 'localhost:4000' } = {}) =>
  gateway.get(path, { host, 'user-agent': as });

test.each([
  ['/', desktop, 'localhost:4000', '/familyshop/home'],
  ['/?utm=1', phone, 'localhost:4000', '/m/familyshop/intro?utm=1'],
  ['/', desktop, 'groupware.localhost:4000', '/groupware/home'],
  ['/', desktop, 'biz.localhost', '/bizpartner/home'],
  ['/familyshop/', desktop, '127.0.0.1', '/familyshop/home'],
  ['/familyshop?a=1&b=2', phone, 'localhost', '/m/familyshop/intro?a=1&b=2'],
  ['/familyshop/home?x=%20y', phone, 'localhost', '/m/familyshop/home?x=%20y'],
  ['/m/familyshop/home?x=1', desktop, 'localhost', '/familyshop/home?x=1'],
  ['/m/familyshop-desk/home', phone, 'localhost', '/familyshop-desk/home'],
])('%s is led on (%#)', async (path, as, host, target) => {
  const { status, headers } = await visit(path, { as, host });
  expect([status, headers.location]).toEqual([302, target]);
  expect(headers.vary).toContain('User-Agent');
});

test.each([
  ['/familyshop/home', desktop, 'localhost', 200],
  ['/m/familyshop/home', phone, 'localhost', 200],
  ['/familyshop-desk/home', phone, 'localhost', 200],
  ['/m/familyshop/only', desktop, 'localhost', 200],
  ['/tid/x', desktop, 'localhost', 200],
  ['/familyshop/home', desktop, 'evil.example.com', 404],
  ['/familyshop/home', desktop, 'groupware.localhost', 404],
  ['/no/such/path', desktop, 'localhost', 404],
  ['/gone/home', desktop, 'localhost', 404],
  ['/familyshop/upload', desktop, 'localhost', 404],
])('%s has its status (%#)', async (path, as, host, status) => {
  expect((await visit(path, { as, host })).status).toBe(status);
});

test('only the listed hosts count once hosts are listed', async () => {
  const listed = await openGateway(mall.url, {
    WEB_DIST: storefront.folder,
    MALL_HOSTS: ['www.familyshop.example', 'test.biz.example'],
  });
  const on = (host: string, path: string) => listed.get(path, { host });
  expect((await on('www.familyshop.example', '/familyshop/home')).status).toBe(200);
  expect((await on('www.familyshop.example', '/biz/home')).status).toBe(404);
  expect((await on('test.biz.example', '/')).headers.location).toBe('/bizpartner/home');
  expect((await on('localhost', '/familyshop/home')).status).toBe(404);
  expect((await on('localhost', '/health')).status).toBe(200);
  await listed.close();
});

test('a page is cached, rendered once, and the same to the letter for all', async () => {
  const before = mall.callsTo('pre/layout/login').length;
  const answers = await Promise.all([
    visit('/familyshop-kept/home?ctgNo=1'),
    visit('/familyshop-kept/home?ctgNo=1'),
    visit('/familyshop-kept/home?ctgNo=1'),
  ]);
  const again = await visit('/familyshop-kept/home?ctgNo=1');
  expect(mall.callsTo('pre/layout/login').length - before).toBe(1);
  const drawings = [...answers, again].map(({ text }) => /drawn (\d+)/u.exec(text)?.[1]);
  expect(new Set(drawings).size).toBe(1);
  for (const { text, headers } of answers) {
    expect(text).toBe(again.text);
    expect(directive(headers['content-security-policy'], 'style-src')).toBe(
      `style-src 'self' 'nonce-${nonceIn(text)}'`,
    );
  }
  const other = (await visit('/familyshop-kept/home?ctgNo=2')).text;
  expect(other).not.toContain(`drawn ${drawings[0]} `);
  expect(nonceIn(other)).not.toBe(nonceIn(again.text));
});

const nonceIn = (html: string) => /nonce="([^"]+)"/u.exec(html)?.[1] ?? 'none';

test('the policy names the inline scripts by their hashes, on shells too, and no script runs by a nonce', async () => {
  const sha256 = createHash('sha256').update('start()').digest('base64');
  for (const path of ['/familyshop/home', '/familyshop/broken', '/no/such/path', '/tid/x']) {
    const { text, headers } = await visit(path);
    const policy = headers['content-security-policy'];
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' 'sha256-${sha256}'`);
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' 'nonce-${nonceIn(text)}'`);
  }
});

test('a rendered page has the ages of its results', async () => {
  expect((await visit('/familyshop-aged/home?ctgNo=1')).text).toContain('age 0 ');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 100_000 });
  expect((await visit('/familyshop-aged/home?ctgNo=2')).text).toContain('age 100 ');
  vi.useRealTimers();
});

test('a page has security headers and is cached by no one else', async () => {
  const { headers } = await visit('/familyshop/home');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toMatch(
    /default-src 'self'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/u,
  );
  expect(headers['content-security-policy']).toContain("form-action 'self' https://chat.example.com");
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/u);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
});

const directive = (policy: unknown, name: string) =>
  String(policy)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

test('third parties are allowed where they are configured, on every page alike, and nowhere else', async () => {
  const plain = (await visit('/familyshop/home')).headers['content-security-policy'];
  expect(String(plain).match(/https?:[^ ;]+/gu)).toEqual(['https://chat.example.com']);
  const settings = {
    RECAPTCHA_SITE_KEY: 'key',
    RECAPTCHA_SCRIPT_URL: 'https://captcha.example.com/api.js',
    RECAPTCHA_ORIGINS: ['https://captcha.example.com'],
    CHATBOT_URL: 'https://chat.example.com/start',
    CERTIFICATION_ORIGINS: ['https://agency.example.com'],
  };
  const open = await openGateway(mall.url, { WEB_DIST: storefront.folder, ...settings });
  for (const path of ['/familyshop/home', '/m/familyshop/only', '/no/such/path', '/tid/x']) {
    const policy = (await open.get(path, { host: 'localhost' })).headers['content-security-policy'];
    expect(directive(policy, 'script-src')).toMatch(
      /^script-src 'self' 'sha256-[^']+' https:\/\/captcha\.example\.com$/u,
    );
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://captcha.example.com");
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://captcha.example.com");
    expect(directive(policy, 'form-action')).toBe(
      "form-action 'self' https://chat.example.com https://agency.example.com",
    );
    expect(String(policy)).not.toMatch(/unsafe-(?:eval|hashes)|script-src[^;]*unsafe|\*/u);
  }
  await open.close();
});

async function connectsOf(settings: Record<string, string>, path: string) {
  const open = await openGateway(mall.url, { WEB_DIST: storefront.folder, ...settings });
  const policy = (await open.get(path, { host: 'localhost' })).headers['content-security-policy'];
  await open.close();
  return directive(policy, 'connect-src');
}

test('page views may leave the pages of the one mall that is configured, and those outside of malls, but no others', async () => {
  const counting = { ANALYTICS_URL: 'https://count.example.com/hit' };
  for (const path of ['/familyshop/home', '/m/familyshop/only', '/tid/x']) {
    expect([path, await connectsOf({ ...counting, ANALYTICS_MALL: 'familyshop' }, path)]).toEqual([
      path,
      "connect-src 'self' https://count.example.com",
    ]);
  }
  expect(await connectsOf({ ...counting, ANALYTICS_MALL: 'groupware' }, '/familyshop/home')).toBe("connect-src 'self'");
  expect(await connectsOf(counting, '/familyshop/home')).toBe("connect-src 'self'");
});

test('every response has security headers, and over https also HSTS', async () => {
  const proxied = await openGateway(mall.url, { WEB_DIST: storefront.folder, TRUSTED_PROXIES: ['127.0.0.1'] });
  const secure = { host: 'localhost', 'x-forwarded-proto': 'https' };
  for (const path of [
    '/familyshop/home',
    '/graphql',
    '/health',
    '/assets/index-abc.js',
    '/assets/none.js',
    '/images/none.svg',
    '/robots.txt',
    '/no/such/path',
    '/sandbox',
  ]) {
    const { headers } = await proxied.get(path, secure);
    expect([path, headers]).toMatchObject([
      path,
      {
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(
          /^default-src '(?:none|self)'; .*base-uri 'none'; .*frame-ancestors 'none'/u,
        ),
        'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/u),
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.any(String),
      },
    ]);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('set-cookie');
  }
  expect((await proxied.get('/health', { host: 'localhost' })).headers).not.toHaveProperty('strict-transport-security');
  expect((await gateway.get('/health', secure)).headers).not.toHaveProperty('strict-transport-security');
  await proxied.close();
});

test.each([
  ['/familyshop/home', 'same-origin-allow-popups'],
  ['/pgx/home', 'same-origin-allow-popups'],
  ['/kmcertVerification/x', 'unsafe-none'],
  ['/pg', 'unsafe-none'],
  ['/familyshop/popup/certPhone', 'unsafe-none'],
  ['/m/familyshop/popup/pgReturnPopup', 'unsafe-none'],
])('only pages that a foreign site returns to keep their opener (%s)', (path, policy) => {
  expect(openerPolicy(path)).toBe(policy);
});

test('images of a foreign image host, and no others, are allowed on every page of the visit', async () => {
  const foreign = await startFakeMall();
  foreign.on('pre/layout/login', () => ({
    adMall: aMall(),
    endPoint: 'http://img.example.com:8081/shop',
    tokenInfo: null,
  }));
  const far = await openGateway(foreign.url, { WEB_DIST: storefront.folder });
  const policyOf = async (path: string) =>
    String((await far.get(path, { host: 'localhost' })).headers['content-security-policy']);
  expect(await policyOf('/tid/x')).toContain("img-src 'self' data:;");
  expect(await policyOf('/familyshop/home')).toContain("img-src 'self' data: http://img.example.com:8081;");
  expect(await policyOf('/tid/x')).toContain("img-src 'self' data: http://img.example.com:8081;");
  expect((await far.ask('{ mall(device: DESKTOP) { branding { logo { url } } } }')).data.mall.branding.logo.url).toBe(
    'http://img.example.com:8081/shop/images/mall/A/ci.svg',
  );
  await far.close();
  await foreign.close();
});

test('a render that fails or takes long is replaced by the shell', async () => {
  const broken = await visit('/familyshop/broken');
  expect([broken.status, broken.text]).toEqual([200, expect.stringContaining('shell 200 plain DESKTOP')]);
  const hasty = await openGateway(mall.url, { WEB_DIST: storefront.folder, RENDER_MS: 250 });
  const slow = async () => (await hasty.get('/familyshop/slow', { host: 'localhost', 'user-agent': desktop })).text;
  expect(await slow()).toContain('shell 200');
  await expect.poll(slow).toContain('drawn');
  await hasty.close();
});

test('while the mall is down a page says so, and the paths outside of malls still open', async () => {
  const lonely = await openGateway('http://127.0.0.1:9', { WEB_DIST: storefront.folder });
  const { status, text, headers } = await lonely.get('/familyshop/home', { host: 'localhost' });
  expect([status, text]).toEqual([503, expect.stringContaining('shell 503 mall-down')]);
  expect(headers['retry-after']).toBe('5');
  expect((await lonely.get('/no/such/path', { host: 'localhost' })).status).toBe(404);
  await lonely.close();
});

test('a mall that hangs delays a page no longer than a render may take', async () => {
  mall.on('pre/layout/menu', () => new Promise(() => undefined));
  const hanging = await startFakeMall();
  hanging.on('pre/layout/login', () => new Promise(() => undefined));
  const waiting = await openGateway(hanging.url, { WEB_DIST: storefront.folder, RENDER_MS: 300, ...endlessTimeouts });
  expect((await waiting.get('/familyshop/home', { host: 'localhost' })).status).toBe(503);
  await waiting.close();
  await hanging.close();
});

test('without a built storefront every page says so in Korean', async () => {
  const bare = await openGateway(mall.url, { WEB_DIST: '/nowhere' });
  const { status, text, headers } = await bare.get('/familyshop/home', { host: 'localhost' });
  expect(status).toBe(500);
  expect(text).toContain('화면을 준비하고 있어요');
  expect(headers['content-security-policy']).toContain("object-src 'none'");
  await bare.close();
});

test('hashed files are immutable and served with their built compression', async () => {
  const asset = await gateway.get('/assets/index-abc.js', { 'accept-encoding': 'br' });
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  const missing = await gateway.get('/assets/index-old.js');
  expect([missing.status, missing.headers['content-type']]).toEqual([404, expect.stringContaining('text/plain')]);
  expect((await gateway.get('/robots.txt')).text).toContain('User-agent');
  expect((await gateway.get('/favicon.svg')).status).toBe(200);
  expect((await gateway.get('/assets/../server/server.js')).status).toBe(404);
});

test('a file that a later build takes away under the gateway is sent in another form, or is none', async () => {
  const rebuilt = await buildFakeStorefront();
  const other = await openGateway(mall.url, { WEB_DIST: rebuilt.folder });
  const script = join(rebuilt.folder, 'client', 'assets', 'index-abc.js');
  const ask = () => other.get('/assets/index-abc.js', { 'accept-encoding': 'br' });
  expect((await ask()).headers['content-encoding']).toBe('br');
  await unlink(`${script}.br`);
  await writeFile(script, 'export default 2;');
  const { status, headers, text } = await ask();
  expect([status, headers['content-encoding'], text]).toEqual([200, undefined, 'export default 2;']);
  await unlink(script);
  expect((await ask()).status).toBe(404);
  await other.close();
  await rebuilt.remove();
});

test('a trusted operation is known by its id, by GET too, and a lone gateway refuses all others', async () => {
  const strict = await openGateway(mall.url, { WEB_DIST: storefront.folder, TRUSTED_DOCUMENTS_ONLY: true });
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: nameDocument } });
  const variables = JSON.stringify({ url: 'familyshop', device: 'DESKTOP' });
  const path = `/graphql?${new URLSearchParams({ operationName: 'Name', extensions, variables })}`;
  const answer = await strict.get(path, { 'apollo-require-preflight': '1' });
  expect(JSON.parse(answer.text)).toMatchObject({ data: { mall: { name: '한빛 패밀리샵' } } });
  expect(answer.headers['cache-control']).toMatch(/^public, max-age=3[56]\d\d$/u);
  expect(answer.headers.vary).toContain('Authorization');
  const own = await strict.ask('{ isRecaptchaRequired }');
  expect([own.status, own.errors[0]?.extensions.code]).toEqual([400, 'BAD_INPUT']);
  await strict.close();
});

test('a fresh gateway renders a page before it is ready, and is alive meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = await startFakeMall();
  slow.on('pre/layout/login', async () => {
    await promise;
    return { adMall: aMall({}), endPoint: 'http://localhost:4000', tokenInfo: null };
  });
  const fresh = await openGateway(slow.url, { WEB_DIST: storefront.folder, WARM_UP_MS: 600_000 });
  expect([(await fresh.get('/health')).status, (await fresh.get('/ready')).status]).toEqual([200, 503]);
  expect(JSON.parse((await fresh.get('/ready')).text)).toEqual({ status: 'starting', mall: 'unknown' });
  resolve();
  await expect.poll(async () => (await fresh.get('/ready')).status).toBe(200);
  expect(JSON.parse((await fresh.get('/ready')).text)).toEqual({ status: 'ready', mall: 'reachable' });
  expect(slow.callsTo('pre/layout/login').map(({ query }) => query.get('mallUrl'))).toContain('familyshop');
  await fresh.close();
  await slow.close();
});

test.each([
  ['is down', 'http://127.0.0.1:9'],
  ['says nothing', null],
])('a mall that %s keeps no gateway from getting ready', async (_what, url) => {
  const silent = await startFakeMall();
  silent.on('pre/layout/login', () => new Promise(() => undefined));
  const fresh = await openGateway(url ?? silent.url, { WEB_DIST: storefront.folder, WARM_UP_MS: 400 });
  await expect.poll(async () => (await fresh.get('/ready')).status, { timeout: 1_500 }).toBe(200);
  expect(JSON.parse((await fresh.get('/ready')).text).mall).toMatch(/^(?:unknown|unreachable)$/u);
  await fresh.close();
  await silent.close();
});
