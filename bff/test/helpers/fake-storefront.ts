import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const query =
  'query Name($url: String!, $device: Device!) { __typename mall(url: $url, device: $device) { __typename name } }';
export const nameDocument = createHash('sha256').update(query).digest('hex');

/** A storefront as its build would write it, small enough to see through. */
export interface BuiltStorefront {
  folder: string;
  remove(): Promise<void>;
}

const server = `
export function deviceOf(userAgent) {
  return /Mobile/.test(userAgent ?? '') ? 'MOBILE' : 'DESKTOP';
}
export function matchPage(pathname) {
  if (pathname === '/') return match('start', null, null, null);
  if (pathname.startsWith('/tid')) return match('telecom-sign-in', null, null, null);
  if (pathname.startsWith('/kmcertVerification')) return match('phone-certification', null, null, null);
  const found = /^(\\/m)?\\/([a-z0-9-]+)(?:\\/(home|intro|upload|slow|broken|only)?)?$/.exec(pathname);
  if (!found) return null;
  const [, phone, mallUrl, page] = found;
  const area = page === 'home' ? 'SHOPPING' : page === 'upload' ? 'UPLOAD' : null;
  const twin = page === 'intro' || page === 'only' || !page ? null : (phone ? '' : '/m') + '/' + mallUrl + '/' + page;
  return match(page ?? 'start', phone ? 'MOBILE' : 'DESKTOP', mallUrl, area, twin);
}
function match(page, device, mallUrl, area, twinPath = null) {
  return { page, device, mallUrl, isPublic: false, needsMember: false, area, twinPath };
}
let drawn = 0;
export async function renderPage({ url, nonce, ages, device, execute }) {
  drawn += 1;
  if (url.includes('/broken')) throw new Error('no page');
  if (url.includes('/slow')) await new Promise((resolve) => setTimeout(resolve, 600));
  const asked = { documentId: 'sha256:${nameDocument}', variables: { url: url.split('/').find((part) => part && part !== 'm').split('?')[0], device } };
  const answer = await execute(asked);
  const name = answer.data?.mall?.name ?? answer.errors?.[0]?.extensions?.code;
  return { status: 200, html: '<!doctype html><script nonce="' + nonce + '"></script>' + name + ' drawn ' + drawn + ' age ' + answer.ageSeconds + ' ages <' + ages + '> ' + url + '</body>', maxAge: 60, asked: [{ ...asked, freshMs: 60000 }] };
}
export function renderShell({ nonce, status, page, device }) {
  return '<!doctype html><i nonce="' + nonce + '">shell ' + status + ' ' + (page ?? 'plain') + ' ' + device + '</i>';
}
`;

export async function buildFakeStorefront(): Promise<BuiltStorefront> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-'));
  await mkdir(join(folder, 'server'), { recursive: true });
  await mkdir(join(folder, 'client', 'assets'), { recursive: true });
  await writeFile(join(folder, 'server', 'server.js'), server);
  await writeFile(join(folder, 'server', 'package.json'), '{"type":"module"}');
  await writeFile(
    join(folder, 'server', 'persisted-documents.json'),
    JSON.stringify({ [`sha256:${nameDocument}`]: query }),
  );
  await writeFile(join(folder, 'client', 'assets', 'index-abc.js'), 'export {};\n'.repeat(200));
  await writeFile(join(folder, 'client', 'assets', 'index-abc.js.br'), 'brotli');
  await writeFile(join(folder, 'client', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
