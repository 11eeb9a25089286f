import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { buildFakeStorefront, type BuiltStorefront } from '../helpers/fake-storefront.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

let mall: FakeMall;
let storefront: BuiltStorefront;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  storefront = await buildFakeStorefront();
  gateway = await openGateway(mall.url, { WEB_DIST: storefront.folder, RENDER_MS: 60_000 });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
  await storefront.remove();
});

const path = '/kmcertVerification/result';
const post = (body: string | object, to = path) =>
  supertest(gateway.url).post(to).type('form').set('origin', 'https://agency.example').redirects(0).send(body);
const postedIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="posted">(.*?)<\/script>/u.exec(html)?.[1] ?? 'null') as unknown;

test("the agency's posted form is in the page of its return address, and nowhere else", async () => {
  const page = await post({ certReqNo: 'CR-1', encData: 'c2VhbGVk+/=_-', memNm: '한가온' });
  expect(page.status).toBe(200);
  expect(postedIn(page.text)).toEqual({ requestNumber: 'CR-1', result: 'c2VhbGVk+/=_-' });
  expect(page.text).not.toContain('한가온');
  expect(page.headers.location).toBeUndefined();
  expect(JSON.stringify(page.headers)).not.toContain('c2VhbGVk');
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'unsafe-none' });
  expect(page.headers['content-security-policy']).toContain('script-src');
});

test('the next to come there finds nothing of it', async () => {
  await post({ certReqNo: 'CR-1', encData: 'c2VhbGVk' });
  const next = await gateway.get(path, { host: 'localhost' });
  expect([next.status, postedIn(next.text)]).toEqual([200, null]);
});

test.each([
  ['nothing', ''],
  ['markup', { certReqNo: '</script><script>alert(1)</script>', encData: 'x' }],
  ['half of it', { certReqNo: 'CR-1' }],
  ['what could end the script that holds it', { certReqNo: 'CR-1', encData: '</script><script>alert(1)</script>' }],
  ['the same twice', 'certReqNo=a&certReqNo=b&encData=c'],
  ['more than a seal can be', { certReqNo: 'CR-1', encData: 'x'.repeat(9_000) }],
])('with %s posted the page comes without a result', async (_what, body) => {
  const page = await post(body);
  expect([page.status, postedIn(page.text)]).toEqual([200, {}]);
  expect(page.text).not.toContain('alert');
});

const paid = { pgCd: 'TEST', payNo: 'PY1', ordNo: 'OR1', authToken: 'a.b_c-1', resultCd: 'APPROVED' };

test("a payment provider's posted form is in the page of its return address, and nowhere else", async () => {
  const page = await post({ ...paid, cardNo: '1234' }, '/pg?mallUrl=familyshop');
  expect([page.status, postedIn(page.text)]).toEqual([
    200,
    { provider: 'TEST', number: 'PY1', orderNumber: 'OR1', token: 'a.b_c-1', result: 'APPROVED' },
  ]);
  expect(page.text).not.toContain('1234');
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'unsafe-none' });
  const { status, text } = await post({ pgCd: 'TEST', payNo: 'PY1', ordNo: 'OR1' }, '/pg?mallUrl=familyshop');
  expect([status, postedIn(text)]).toMatchObject([200, { number: 'PY1', token: null, result: null }]);
});

test.each([
  ['nothing', ''],
  ['no order', { ...paid, ordNo: '' }],
  ['markup', { ...paid, authToken: '</script><script>alert(1)</script>' }],
])('with %s posted the page of payment comes without a result', async (_what, body) => {
  const page = await post(body, '/pg?mallUrl=familyshop');
  expect([page.status, postedIn(page.text)]).toEqual([200, {}]);
  expect(page.text).not.toContain('alert');
});

test('a company that returns by GET is supported as well, and its token is in no header', async () => {
  const address = new URLSearchParams({ mallUrl: 'familyshop', pgCd: 'TOSS', payNo: 'PY1', ordNo: 'OR1' });
  const withToken = `${address}&resultCd=APPROVED&paymentType=NORMAL&orderId=PY1&paymentKey=tgen_1-a&amount=1000`;
  const { status, text, headers } = await gateway.get(`/pg?${withToken}`, { host: 'localhost' });
  expect([status, postedIn(text)]).toEqual([
    200,
    { provider: 'TOSS', number: 'PY1', orderNumber: 'OR1', token: 'tgen_1-a', result: 'APPROVED' },
  ]);
  expect(text.split('tgen_1-a')).toHaveLength(2);
  expect(JSON.stringify(headers)).not.toContain('tgen_1-a');
  const markup = await gateway.get(`/pg?${address}&paymentKey=${encodeURIComponent('</script>')}`, {
    host: 'localhost',
  });
  expect([markup.status, postedIn(markup.text)]).toEqual([200, null]);
  expect(postedIn((await gateway.get('/pg?mallUrl=familyshop', { host: 'localhost' })).text)).toBeNull();
});

test('a form that is too long, and one for any other page, is refused', async () => {
  expect((await post(`certReqNo=a&encData=${'x'.repeat(30_000)}`)).status).toBe(413);
  expect((await post({ certReqNo: 'CR-1', encData: 'x' }, '/familyshop/home')).status).toBe(405);
  expect((await post({ certReqNo: 'CR-1', encData: 'x' }, '/')).status).toBe(405);
});
