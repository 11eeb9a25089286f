// @vitest-environment jsdom
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { SessionStore } from '../session/session-store.ts';
import { fileFault, rulesOf, UploadRefused } from './file-rules.ts';
import { uploadFile } from './upload-file.ts';

interface Seen {
  url: string;
  headers: IncomingHttpHeaders;
}

let server: Server;
let seen: Seen[];
let answer: (response: ServerResponse, times: number) => void;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    request.resume().on('end', () => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*, authorization, x-idempotency-key, x-refresh-token');
      response.setHeader('access-control-expose-headers', 'x-session');
      if (request.method === 'OPTIONS') response.end();
      else answer(response, seen.filter(({ headers }) => headers['x-idempotency-key']).length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const open = XMLHttpRequest.prototype.open;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function here(this: XMLHttpRequest, method, url) {
    open.call(this, method, `http://127.0.0.1:${port}${String(url)}`, true);
  });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

const tokenFor = (seconds: number) => `e30.${btoa(JSON.stringify({ iat: 0, exp: seconds, sub: 'gaon' }))}.x`;

function upload(lifetime = 1800) {
  const sessions = new SessionStore(() => 'familyshop');
  sessions.save({ accessToken: tokenFor(lifetime), refreshToken: 'refresh' }, false);
  const number = uploadFile({
    path: '/files?mallUrl=familyshop&purpose=CLAIM',
    rules: rulesOf('CLAIM'),
    file: new File(['bytes'], 'crack.png', { type: 'image/png' }),
    idempotencyKey: 'key-of-the-photo',
    sessions,
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  return { number, sessions };
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const posts = () => seen.filter(({ headers }) => headers['x-idempotency-key']);

test('a photo goes to its mall for its purpose, under its own key', async () => {
  answer = (response) => json(response, 200, { number: 'F1', name: 'crack.png', size: 5 });
  expect(await upload().number).toBe('F1');
  expect(posts()).toMatchObject([
    { url: '/files?mallUrl=familyshop&purpose=CLAIM', headers: { 'x-idempotency-key': 'key-of-the-photo' } },
  ]);
  expect(posts()[0]?.headers['x-refresh-token']).toBeUndefined();
});

test('a token near its end is renewed on the way, and the new pair is kept', async () => {
  answer = (response) => {
    response.setHeader('x-session', JSON.stringify({ accessToken: tokenFor(1800), refreshToken: 'newer' }));
    json(response, 200, { number: 'F1' });
  };
  const { number, sessions } = upload(60);
  await number;
  expect(posts()[0]?.headers['x-refresh-token']).toBe('refresh');
  expect(sessions.read()?.refreshToken).toBe('newer');
});

test('a token that the mall judges ended is renewed by the same photo, with the same key', async () => {
  answer = (response, times) =>
    times === 1
      ? json(response, 401, { errors: [{ message: 'x', extensions: { code: 'ACCESS_TOKEN_EXPIRED' } }] })
      : json(response, 200, { number: 'F1' });
  expect(await upload().number).toBe('F1');
  expect(posts().map(({ headers }) => headers['x-idempotency-key'])).toEqual(['key-of-the-photo', 'key-of-the-photo']);
  expect(posts()[1]?.headers['x-refresh-token']).toBe('refresh');
});

test.each([
  [413, {}, '5MB보다 큰 사진이에요. 더 작은 사진을 선택해 주세요.'],
  [400, { errors: [{ message: '사진을 읽을 수 없어요.', extensions: {} }] }, '사진을 읽을 수 없어요.'],
  [
    400,
    {
      errors: [
        {
          message: '입력값을 확인해주세요.',
          extensions: { fields: [{ path: ['file'], code: 'FORMAT', reason: '사진이 아니에요.' }] },
        },
      ],
    },
    '사진이 아니에요.',
  ],
  [400, { errors: [{ message: 'The form broke off.' }] }, '사진을 올리지 못했어요. 다른 사진으로 다시 시도해 주세요.'],
])('a refusal says why: %i %o', async (status, body, words) => {
  answer = (response) => json(response, status, body);
  const refusal: unknown = await upload().number.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UploadRefused);
  expect(refusal).toMatchObject({ message: words });
});

test('without a response the result is unknown', async () => {
  answer = (response) => json(response, 502, { errors: [] });
  expect(await upload().number.catch((error: unknown) => error)).toBeInstanceOf(NetworkError);
});

test.each([
  ['image/png', 5 * 1024 * 1024, null],
  ['image/png', 5 * 1024 * 1024 + 1, '5MB보다 큰 사진이에요. 더 작은 사진을 선택해 주세요.'],
  ['image/gif', 5, 'JPEG, PNG, WebP 사진만 올릴 수 있어요.'],
])('of a %s of %i bytes is said before it is sent: %s', (type, size, fault) => {
  expect(fileFault({ type, size }, 'CLAIM')).toBe(fault);
});

test.each([
  ['application/pdf', 5 * 1024 * 1024, null],
  ['image/png', 5, null],
  ['application/pdf', 5 * 1024 * 1024 + 1, '5MB보다 큰 파일이에요. 더 작은 파일을 선택해 주세요.'],
  ['image/gif', 5, 'PDF 파일이나 JPEG, PNG, WebP 사진만 올릴 수 있어요.'],
])('of a document that is a %s of %i bytes likewise: %s', (type, size, fault) => {
  expect(fileFault({ type, size }, 'DOCUMENT')).toBe(fault);
});

test('a photo for which there is no room now may be sent again, another refused one may not', async () => {
  const refusal = { errors: [{ message: '지금은 요청이 많아요.', extensions: { code: 'RATE_LIMITED' } }] };
  answer = (response) => json(response, 429, refusal);
  await expect(upload().number).rejects.toMatchObject({ name: 'UploadRefused', isRepeatable: true });
  answer = (response) => json(response, 413, {});
  await expect(upload().number).rejects.toMatchObject({ name: 'UploadRefused', isRepeatable: false });
});
