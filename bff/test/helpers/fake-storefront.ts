import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const query =
  'query Name($url: String!, $device: Device!) { __typename mall(url: $url, device: $device) { __typename name } }';
export const nameDocument = createHash('sha256').update(query).digest('hex');
const memberQuery = 'query Who($mallUrl: String!) { viewer(mallUrl: $mallUrl) { __typename name } }';
const memberDocument = createHash('sha256').update(memberQuery).digest('hex');

/** A storefront as its build would write it, small enough to see through. */
export interface BuiltStorefront {
  folder: string;
  remove(): Promise<void>;
}

const server = `
export function deviceOf(userAgent) {
  return /Mobile/.test(userAgent ?? '') ? 'MOBILE' : 'DESKTOP';
}
export const inlineScripts = ['start()'];
export function matchPage(pathname, device) {
  const found = find(pathname);
  if (!found || found.mallUrl === null) return found && { mallUrl: null, device };
  return { mallUrl: found.mallUrl, device: found.isForPhones && device === 'MOBILE' ? 'MOBILE' : 'DESKTOP' };
}
export function decidePage({ address, mall, device }) {
  const [pathname] = address.split('?');
  const search = address.slice(pathname.length);
  const { isForPhones, mallUrl, page } = find(pathname);
  const isForPhone = device === 'MOBILE' && mall.supportsMobile;
  if (!page) return { redirect: (isForPhone ? '/m/' + mall.url + '/intro' : '/' + mall.url + '/home') + search };
  if (page === 'upload') return { status: 404 };
  if (page === 'only' || isForPhones === isForPhone) return { status: 200 };
  return { redirect: (isForPhone ? '/m' : '') + '/' + mallUrl + '/' + page + search };
}
function find(pathname) {
  if (pathname === '/' || /^\\/(tid|pg|kmcertVerification)(?![\\w-])/.test(pathname)) return { isForPhones: false, mallUrl: null };
  const found = /^(\\/m)?\\/([a-z0-9-]+)(?:\\/(home|intro|upload|slow|broken|only)?)?$/.exec(pathname);
  return found && { isForPhones: found[1] !== undefined, mallUrl: found[2], page: found[3] };
}
let drawn = 0;
export async function renderPage({ url, styleNonce, device, execute }) {
  drawn += 1;
  if (url.includes('/broken')) throw new Error('no page');
  if (url.includes('/slow')) await new Promise((resolve) => setTimeout(resolve, 600));
  const request = { documentId: 'sha256:${nameDocument}', variables: { url: url.split('/').find((part) => part && part !== 'm').split('?')[0], device } };
  const answer = await execute(request);
  const name = answer.data?.mall?.name ?? answer.errors?.[0]?.extensions?.code;
  return { status: 200, html: '<!doctype html><style nonce="' + styleNonce + '"></style>' + name + ' drawn ' + drawn + ' age ' + answer.ageSeconds + ' ' + url + '</body>', maxAge: 60, requests: [{ ...request, freshMs: 60000 }] };
}
export async function renderMemberPage({ url, device, execute, mayRender }) {
  const { data, errors } = await execute({ documentId: 'sha256:${memberDocument}', variables: { mallUrl: 'familyshop' } });
  if (errors) return null;
  if (url.includes('/broken')) throw new Error('no page');
  if (url.includes('/intro')) return null;
  if (!mayRender()) return { html: null, name: data.viewer.name };
  if (url.includes('/slow')) await new Promise((resolve) => setTimeout(resolve, 600));
  return { html: '<p>' + data.viewer.name + ' ' + device + ' ' + url + '</p>', name: data.viewer.name };
}
export async function listSitemap({ mallUrl, execute }) {
  drawn += 1;
  const answer = await execute({ documentId: 'sha256:${nameDocument}', variables: { url: mallUrl, device: 'DESKTOP' } });
  if (answer.errors) throw new Error('down');
  return answer.data.mall && ['/' + mallUrl, ' drawn ' + drawn];
}
export function renderSitemap(paths, origin) {
  return '<urlset>' + origin + paths.join('') + '</urlset>';
}
export function renderShell({ styleNonce, status, page, device }) {
  return '<!doctype html><style nonce="' + styleNonce + '"></style>shell ' + status + ' ' + (page ?? 'plain') + ' ' + device;
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
    JSON.stringify({ [`sha256:${nameDocument}`]: query, [`sha256:${memberDocument}`]: memberQuery }),
  );
  await writeFile(join(folder, 'client', 'assets', 'index-abc.js'), 'export {};\n'.repeat(200));
  await writeFile(join(folder, 'client', 'assets', 'index-abc.js.br'), 'brotli');
  await writeFile(join(folder, 'client', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
