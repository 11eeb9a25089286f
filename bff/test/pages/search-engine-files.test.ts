import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { buildFakeStorefront, type BuiltStorefront } from '../helpers/fake-storefront.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aMall } from '../helpers/samples.ts';

let mall: FakeMall;
let storefront: BuiltStorefront;
let gateway: OpenGateway;
let isDown = false;
const mallEmail = 'help@familyshop.example';

beforeAll(async () => {
  mall = await startFakeMall();
  storefront = await buildFakeStorefront();
  mall.on('pre/layout/login', ({ query }, response) => {
    const mallUrl = query.get('mallUrl') || 'familyshop';
    if (isDown) response.writeHead(500).end();
    if (mallUrl.includes('gone')) response.writeHead(404).end('{"code":"1404","message":"없습니다","data":null}');
    const adMall = aMall({ mallUrl, mallId: mallUrl, loginYn: mallUrl === 'groupware' ? 'Y' : 'N', mallEmail });
    return { adMall, endPoint: 'http://localhost:4000', tokenInfo: null };
  });
  gateway = await openGateway(mall.url, {
    WEB_DIST: storefront.folder,
    LAYOUT_CACHE_BYTES: 0,
    LISTED_MALLS: ['familyshop', 'familyshopplus', 'gonemall'],
  });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
  await storefront.remove();
});

const ask = (path: string, host = 'localhost:4000') => gateway.get(path, { host });

const securityTxt = '/.well-known/security.txt';

test('robots.txt names the sitemaps of the malls that the host shows to visitors', async () => {
  const { text, headers } = await gateway.get('/robots.txt', { host: 'localhost:4000' });
  expect(text).toContain('Disallow: /graphql');
  expect([...text.matchAll(/^Sitemap: (.*)$/gmu)].map(([, address]) => address)).toEqual([
    'http://localhost:4000/familyshop/sitemap.xml',
    'http://localhost:4000/bizpartner/sitemap.xml',
    'http://localhost:4000/familyshopplus/sitemap.xml',
  ]);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  const biz = await gateway.get('/robots.txt', { host: 'biz.localhost' });
  expect(biz.text.match(/^Sitemap: .*$/gmu)).toEqual(['Sitemap: http://biz.localhost/bizpartner/sitemap.xml']);
  expect((await gateway.get('/robots.txt', { host: 'evil.example.com' })).text).not.toContain('Sitemap');
});

test('a sitemap is made once for many, and only where its mall lives', async () => {
  const [one, other] = await Promise.all([ask('/familyshop/sitemap.xml'), ask('/familyshop/sitemap.xml')]);
  expect([one?.status, one?.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(one?.text).toContain('http://localhost:4000/familyshop');
  expect(other?.text).toBe(one?.text);
  expect((await ask('/familyshop/sitemap.xml')).text).toBe(one?.text);
  const elsewhere = await ask('/familyshop/sitemap.xml', 'LOCALHOST:4001');
  expect(elsewhere.text, 'no port begins another list').toBe(one?.text.replace('localhost:4000', 'LOCALHOST:4001'));
  for (const [path, host] of [
    ['/gone/sitemap.xml', undefined],
    ['/familyshop/sitemap.xml', 'groupware.localhost'],
    ['/familyshop/sitemap.xml', 'evil.example.com'],
    ['/no%2Fmall/sitemap.xml', undefined],
  ] as const)
    expect((await ask(path, host)).status).toBe(404);
});

test('holes are reported to the mail of the first mall of the host, where no other address is set', async () => {
  const contactAt = async (host: string) => /^Contact: (.*)$/mu.exec((await ask(securityTxt, host)).text)?.[1];
  expect(await contactAt('localhost')).toBe(`mailto:${mallEmail}`);
  expect(await contactAt('biz.localhost')).toBe(`mailto:${mallEmail}`);
  expect((await ask(securityTxt, 'evil.example.com')).status).toBe(404);
});

test('a mall that does not answer has no sitemap for now', async () => {
  isDown = true;
  const { status, headers } = await gateway.get('/down/sitemap.xml', { host: 'localhost' });
  expect([status, headers['retry-after']]).toEqual([503, '60']);
  expect((await gateway.get('/robots.txt', { host: 'localhost' })).text).toContain('User-agent');
  isDown = false;
});
