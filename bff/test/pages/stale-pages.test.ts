import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { buildFakeStorefront, type BuiltStorefront } from '../helpers/fake-storefront.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aMall } from '../helpers/samples.ts';

const phone = 'Mozilla/5.0 (iPhone) Mobile/15E148';
/** The storefront's word for its pages, and more. */
const overtime = 61;
const tenMinutes = 600;

let mall: FakeMall;
let storefront: BuiltStorefront;
let gateway: OpenGateway;
/** Of each page's two calls the first decides about its address, and the second is what it shows. */
let calls = 0;
let hanging: PromiseWithResolvers<void> | null = null;

/** Without a layout cache, so that a page depends on the mall. */
const settings = () => ({ WEB_DIST: storefront.folder, RENDER_MS: 300, LAYOUT_CACHE_BYTES: 0 });

beforeAll(async () => {
  mall = await startFakeMall();
  storefront = await buildFakeStorefront();
  mall.on('pre/layout/login', async ({ query }) => {
    calls += 1;
    if (calls % 2 === 0) await hanging?.promise;
    const mallUrl = query.get('mallUrl') ?? '';
    return { adMall: aMall({ mallUrl, mallId: mallUrl }), endPoint: 'http://localhost:4000', tokenInfo: null };
  });
  gateway = await openGateway(mall.url, settings());
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  hanging?.resolve();
  hanging = null;
  calls = 0;
});
afterAll(async () => {
  vi.useRealTimers();
  await gateway.close();
  await mall.close();
  await storefront.remove();
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const hang = () => {
  calls = 0;
  hanging = Promise.withResolvers();
};

async function visit(path: string, { of = gateway, as = 'desktop' } = {}) {
  const { status, text, headers } = await of.get(path, { host: 'localhost', 'user-agent': as });
  const [, ages = ''] = /\bages;desc="([^"]*)"/u.exec(String(headers['server-timing'])) ?? [];
  const drawing = /drawn \d+/u.exec(text)?.[0] ?? /shell \d+/u.exec(text)?.[0];
  return { status, drawing, ages: ages === '' ? [] : ages.split(' ').map((age) => Math.round(Number(age) / 1000)) };
}

/** A page that is rendered in the end, and cached: the first one of a busy machine may be late. */
async function rendered(path: string, of = gateway) {
  await expect.poll(() => visit(path, { of })).toMatchObject({ drawing: expect.stringContaining('drawn') });
  return visit(path, { of });
}

const outcomes = async () => {
  const text = await (await fetch(gateway.metricsUrl)).text();
  return [...text.matchAll(/^pages_total\{outcome="(?<outcome>(?:stale|shell)[^"]*)"\} [1-9]/gmu)].map(
    ([, each]) => each,
  );
};

test('a page whose mall is slow is shown as it was, with the age of its results, for ten minutes', async () => {
  const first = await rendered('/slowly/home');
  const before = await outcomes();
  later(overtime);
  hang();
  expect(await visit('/slowly/home')).toEqual({ ...first, ages: [overtime] });
  expect((await outcomes()).filter((each) => !before.includes(each))).toEqual(['stale, late']);
  later(tenMinutes - overtime);
  expect(await visit('/slowly/home')).toMatchObject({ status: 200, drawing: 'shell 200', ages: [] });
});

test('a page is nobody else’s: of another mall, address or device the shell is shown', async () => {
  await rendered('/mine/home');
  later(overtime);
  hang();
  expect(await visit('/mine/home')).toMatchObject({ drawing: expect.stringContaining('drawn') });
  calls = 0;
  expect(await visit('/other/home')).toMatchObject({ drawing: 'shell 200' });
  calls = 0;
  expect(await visit('/mine/home?page=2')).toMatchObject({ drawing: 'shell 200' });
  calls = 0;
  expect(await visit('/m/mine/home', { as: phone })).toMatchObject({ drawing: 'shell 200' });
});

test('a page that there is no time to render is shown as it was', async () => {
  const busy = await openGateway(mall.url, { ...settings(), RENDERS_AT_ONCE: 1 });
  const first = await rendered('/busy/home', busy);
  later(overtime);
  hang();
  await visit('/another/home', { of: busy });
  expect(await visit('/busy/home', { of: busy })).toEqual({ ...first, ages: [overtime] });
  await busy.close();
});

test('with 0 seconds the shell is shown', async () => {
  const strict = await openGateway(mall.url, { ...settings(), PAGE_STALE_SECONDS: 0 });
  await rendered('/strict/home', strict);
  later(overtime);
  hang();
  expect(await visit('/strict/home', { of: strict })).toMatchObject({ drawing: 'shell 200' });
  await strict.close();
});
