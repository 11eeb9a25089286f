import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { buildFakeStorefront, type BuiltStorefront } from '../helpers/fake-storefront.ts';
import { startGatewayProcess, type GatewayProcess } from '../helpers/gateway-process.ts';

/** A renderer that fails in the way its path names. */
const renderer = `
import { Readable } from 'node:stream';
const failures = {
  error: () => { throw new Error('password=secret-8062'); },
  text: () => { throw 'out of paper'; },
  null: () => { throw null; },
  round: () => { const round = { secret: 'secret-8062' }; round.round = round; throw round; },
  later: () => Promise.reject(new Error('accessToken=secret-8062')),
  timer: () => void setTimeout(() => { throw new Error('password=secret-8062'); }),
  turn: () => void setImmediate(() => { throw null; }),
  promise: () => void Promise.reject(new Error('refreshToken=secret-8062')),
  stream: () => void new Readable({ read() { this.destroy(new Error('stepToken=secret-8062')); } }).resume(),
};
export function deviceOf() {
  return 'DESKTOP';
}
export function matchPage(pathname) {
  const [, mallUrl, page] = pathname.split('/');
  if (page === 'no-match') throw new Error('password=secret-8062');
  return { mallUrl, device: 'DESKTOP' };
}
export function decidePage() {
  return { status: 200 };
}
export const inlineScripts = [];
export async function renderPage({ url }) {
  const page = url.split('/').at(-1);
  await failures[page]?.();
  return { status: 200, html: '<!doctype html>drawn ' + page, maxAge: 0, requests: [] };
}
export async function renderMemberPage() {
  return null;
}
export function renderShell({ status }) {
  return '<!doctype html>shell ' + status;
}
export async function listSitemap() {
  return null;
}
export function renderSitemap() {
  return '';
}
`;

let mall: FakeMall;
let storefront: BuiltStorefront;
let gateway: GatewayProcess;

beforeAll(async () => {
  mall = await startFakeMall();
  storefront = await buildFakeStorefront();
  await writeFile(join(storefront.folder, 'server', 'server.js'), renderer);
  gateway = await startGatewayProcess({
    MALL_API_URL: mall.url,
    LOG_LEVEL: 'info',
    WEB_DIST: storefront.folder,
    WARM_UP_MS: '0',
  });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
  await storefront.remove();
});

async function visit(page: string): Promise<{ status: number; text: string; requestId: string }> {
  const response = await fetch(`${gateway.url}/familyshop/${page}`);
  return {
    status: response.status,
    text: await response.text(),
    requestId: response.headers.get('x-request-id') ?? 'none',
  };
}

test.each(['error', 'text', 'null', 'round', 'later'])(
  'a renderer that throws (%s) returns the shell, and the next page is rendered',
  async (page) => {
    const { status, text, requestId } = await visit(page);
    expect([status, text]).toEqual([200, '<!doctype html>shell 200']);
    await expect
      .poll(() => gateway.output(), { timeout: 10_000 })
      .toMatch(new RegExp(`"requestId":"${requestId}".*could not be rendered`, 'u'));
    expect((await visit('home')).text).toBe('<!doctype html>drawn home');
  },
);

test.each(['timer', 'turn', 'promise', 'stream'])(
  "an uncaught error (%s) is logged with the request's id and survived",
  async (page) => {
    const { text, requestId } = await visit(page);
    expect(text).toBe(`<!doctype html>drawn ${page}`);
    await expect
      .poll(() => gateway.output(), { timeout: 10_000 })
      .toMatch(new RegExp(`"level":60.*"requestId":"${requestId}".*Uncaught error`, 'u'));
    expect((await visit('home')).text).toBe('<!doctype html>drawn home');
  },
);

test('a route table that throws returns a page of the gateway that reveals nothing of it', async () => {
  const { status, text } = await visit('no-match');
  expect(status).toBe(500);
  expect(text).toContain('잠시 후 다시 시도해 주세요.');
  expect(text).not.toContain('secret');
  expect((await visit('home')).status).toBe(200);
});

test('none of it brings a secret into the log', () => {
  expect(gateway.output()).not.toContain('secret-8062');
});
