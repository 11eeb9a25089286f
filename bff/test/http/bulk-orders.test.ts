import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handled, refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aMall, anAccessToken } from '../helpers/samples.ts';
import { anUpload } from '../buying/bulk-order-samples.ts';

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const here = '/bulk-orders?mallUrl=familyshop';

let mall: FakeMall;
let gateway: OpenGateway;
const warnings: Error[] = [];
const warned = (warning: Error) => void warnings.push(warning);

beforeAll(async () => {
  process.on('warning', warned);
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, { REFRESH_BEFORE_SECONDS: 30 });
});
beforeEach(() => {
  mall.calls.splice(0);
  mall.on('pre/layout/login', () => ({ adMall: aMall({ mallSalesType: 'UPLOAD' }), endPoint: '' }));
  mall.on('uploads/orders', () => anUpload());
  mall.on('auth/refresh/token', () => ({ accessToken: anAccessToken(), refreshToken: 'refreshed' }));
  for (const path of [
    'uploads/orders/template',
    'uploads/orders/goods',
    'uploads/orders/UL1/result',
    'uploads/orders/UL1/errors',
  ])
    mall.on(path, (call, response) => {
      const isCsv = call.query.get('fmt') === 'csv';
      response
        .writeHead(200, {
          'content-type': isCsv ? 'text/csv; charset=utf-8' : workbook,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('대량주문_양식.xlsx')}`,
        })
        .end('rows');
      return handled;
    });
});
afterAll(async () => {
  process.off('warning', warned);
  await gateway.close();
  await mall.close();
});

const asMember = (secondsLeft = 1800) => ({ authorization: `Bearer ${anAccessToken({ secondsLeft })}` });

async function upload(headers: Record<string, string> = asMember(), bytes = new Uint8Array(3)) {
  const body = new FormData();
  body.set('file', new Blob([bytes]), '주문 1.xlsx');
  const answer = await fetch(`${gateway.url}${here}`, {
    method: 'POST',
    body,
    headers: { 'x-idempotency-key': 'a-key-of-mine', ...headers },
  });
  return { status: answer.status, headers: answer.headers, told: await answer.json() };
}

async function send(query: string) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(3)]), '주문.xlsx');
  const headers = { 'x-idempotency-key': 'a-key-of-mine', ...asMember() };
  const answer = await fetch(`${gateway.url}${here}${query}`, { method: 'POST', body, headers });
  return (await answer.json()) as { hidden?: object };
}

test('what a spreadsheet hides is told once, and left out on request', async () => {
  mall.on('uploads/orders', () => anUpload({ hdnCnt: 3, hdnColList: ['배송메시지'], hdnYn: 'Y' }));
  expect((await send('')).hidden).toEqual({ rowCount: 3, columns: ['배송메시지'] });
  expect((await send('&hidden=leave-out')).hidden).toBeUndefined();
  const [first, second] = mall.callsTo('uploads/orders').map(({ body }) => String(body));
  expect(first).not.toContain('hdnYn');
  expect(second).toMatch(/name="hdnYn"\r\n\r\nN\r\n/u);
});

test('a spreadsheet comes to the mall alone in its form, and its bulk order is told', async () => {
  const { status, told, headers } = await upload();
  expect([status, told]).toEqual([200, { number: 'UL1', rowCount: 2, errorCount: 1, total: 32_000 }]);
  expect(headers.get('cache-control')).toBe('no-store');
  const [call] = mall.callsTo('uploads/orders');
  expect(call?.headers).toMatchObject({ 'x-idempotency-key': 'a-key-of-mine' });
  expect(call?.body).toMatch(/^--[\w-]+\r\nContent-Disposition: form-data; name="file"; filename="주문 1.xlsx"\r\n/u);
});

test('mended rows come to their bulk order, and how many were replaced is told', async () => {
  mall.on('uploads/orders/UL1/rows', () => ({ fixCnt: 66, upl: anUpload() }));
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(3)]), '오류줄.xlsx');
  const headers = { 'x-idempotency-key': 'a-key-of-mine', ...asMember() };
  const answer = await fetch(`${gateway.url}/bulk-orders/UL1/rows?mallUrl=familyshop`, {
    method: 'POST',
    body,
    headers,
  });
  expect([answer.status, await answer.json()]).toEqual([200, { number: 'UL1', replacedCount: 66 }]);
});

test('may have 5 MB and not a byte more', async () => {
  const most = 5 * 1024 * 1024;
  expect((await upload(asMember(), new Uint8Array(most))).status).toBe(200);
  expect((await upload(asMember(), new Uint8Array(most + 1))).status).toBe(413);
});

test.each([
  ['no key', { ...asMember(), 'x-idempotency-key': '' }, 400],
  ['no token', {}, 401],
  ['the token of another mall', { authorization: `Bearer ${anAccessToken({ mallId: 'M0002' })}` }, 401],
])('is refused with %s', async (_, headers, status) => {
  expect((await upload(headers as Record<string, string>)).status).toBe(status);
  expect(mall.callsTo('uploads/orders')).toEqual([]);
});

test('belongs to malls that take bulk orders', async () => {
  const selling = await startFakeMall();
  const there = await openGateway(selling.url);
  const answer = await fetch(`${there.url}/bulk-orders/template?mallUrl=familyshop`, { headers: asMember() });
  expect([answer.status, selling.callsTo('uploads/orders/template')]).toEqual([403, []]);
  await there.close();
  await selling.close();
});

test('what the mall says of a file is told', async () => {
  mall.on('uploads/orders', (_call, response) =>
    refusal(response, 400, '1400', '입력값을 확인해주세요.', [
      { field: 'file', reason: '주문이 한 줄도 없어요.', rsnCd: 'REQUIRED' },
    ]),
  );
  const { status, told } = await upload();
  expect([status, told]).toMatchObject([
    400,
    { errors: [{ extensions: { code: 'BAD_INPUT', fields: [{ path: ['file'], reason: '주문이 한 줄도 없어요.' }] } }] },
  ]);
});

test.each([
  ['/bulk-orders/template?mallUrl=familyshop', workbook, 'uploads/orders/template'],
  ['/bulk-orders/products?mallUrl=familyshop', workbook, 'uploads/orders/goods'],
  ['/bulk-orders/UL1/errors?mallUrl=familyshop', workbook, 'uploads/orders/UL1/errors'],
  ['/bulk-orders/UL1/result?mallUrl=familyshop&format=csv', 'text/csv; charset=utf-8', 'uploads/orders/UL1/result'],
])('%s is a download that is never cached', async (path, type, called) => {
  const answer = await fetch(`${gateway.url}${path}`, { headers: asMember() });
  expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([200, 'rows', type]);
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('대량주문_양식.xlsx'));
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(mall.callsTo(called)[0]?.query.get('fmt')).toBe(path.includes('csv') ? 'csv' : 'xlsx');
  expect(warnings).toEqual([]);
});

test('a download brings a renewed pair where the token was about to end', async () => {
  const headers = { ...asMember(5), 'x-refresh-token': 'good' };
  const answer = await fetch(`${gateway.url}/bulk-orders/template?mallUrl=familyshop`, { headers });
  expect(JSON.parse(answer.headers.get('x-session') ?? '{}')).toHaveProperty('refreshToken', 'refreshed');
});

test.each([
  ['/bulk-orders/template?mallUrl=familyshop&format=pdf', 400],
  ['/bulk-orders/..%2Fx/result?mallUrl=familyshop', 404],
  ['/bulk-orders/UL2/result?mallUrl=familyshop', 404],
  ['/bulk-orders/UL1?mallUrl=familyshop', 405],
])('%s answers %i', async (path, status) => {
  expect((await fetch(`${gateway.url}${path}`, { headers: asMember() })).status).toBe(status);
});
