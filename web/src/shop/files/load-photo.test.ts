// @vitest-environment jsdom
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionStore } from '../session/session-store.ts';
import { loadPhoto } from './load-photo.ts';

let server: Server;
let seen: { url: string; headers: IncomingHttpHeaders }[];
let answer: (response: ServerResponse, times: number) => void;

beforeEach(async () => {
  seen = [];
  server = createServer(({ url = '', headers }, response) => {
    seen.push({ url, headers });
    answer(response, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});

const tokenFor = (seconds: number) => `e30.${btoa(JSON.stringify({ iat: 0, exp: seconds, sub: 'gaon' }))}.x`;

function load(lifetime = 1800, leaving = new AbortController()) {
  const sessions = new SessionStore(() => 'familyshop');
  sessions.save({ accessToken: tokenFor(lifetime), refreshToken: 'refresh' }, false);
  const { signal } = leaving;
  return { photo: loadPhoto({ mallUrl: 'familyshop', number: 'F1', sessions, signal }), sessions };
}

const aPhoto = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'image/png' }).end('bytes');

test('a photo is loaded with the token of its member', async () => {
  answer = aPhoto;
  expect((await load().photo)?.size).toBe(5);
  expect(seen).toMatchObject([
    { url: '/files/F1?mallUrl=familyshop', headers: { authorization: `Bearer ${tokenFor(1800)}` } },
  ]);
  expect(seen[0]?.headers['x-refresh-token']).toBeUndefined();
});

test('a token that has expired is renewed on the way, and the new pair is kept', async () => {
  const pair = { accessToken: tokenFor(3600), refreshToken: 'newer', expiresAt: '2026-11-23T12:00:00Z' };
  answer = (response, times) =>
    times === 1 ? response.writeHead(401).end() : aPhoto(response.setHeader('x-session', JSON.stringify(pair)));
  const { photo, sessions } = load();
  expect((await photo)?.size).toBe(5);
  expect(seen[1]?.headers['x-refresh-token']).toBe('refresh');
  expect(sessions.read()?.refreshToken).toBe('newer');
});

test.each([404, 503])('a photo that is answered with %i is not shown', async (status) => {
  answer = (response) => response.writeHead(status).end('{}');
  expect(await load().photo).toBeNull();
});

test('who leaves while the session is renewed keeps the new pair', async () => {
  const leaving = new AbortController();
  answer = (response) => {
    leaving.abort();
    const pair = { accessToken: tokenFor(3600), refreshToken: 'newer', expiresAt: '2026-11-23T12:00:00Z' };
    aPhoto(response.setHeader('x-session', JSON.stringify(pair)));
  };
  const { photo, sessions } = load(1, leaving);
  await photo;
  expect(sessions.read()?.refreshToken).toBe('newer');
});

test.each([
  ['SESSION_EXPIRED', 'expired'],
  ['DORMANT_ACCOUNT', 'dormant'],
])('a renewal that is refused with %s ends the session', async (code, end) => {
  answer = (response) =>
    response.writeHead(401).end(JSON.stringify({ errors: [{ message: 'No', extensions: { code } }] }));
  const { photo, sessions } = load();
  expect(await photo).toBeNull();
  expect([sessions.read(), sessions.lastEnd]).toEqual([null, end]);
});
