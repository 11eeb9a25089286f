import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { buildFakeStorefront, type BuiltStorefront } from '../helpers/fake-storefront.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aMall } from '../helpers/samples.ts';

const keptSeconds = 60; // the storefront's word for its pages
const hour = 3_600;

let mall: FakeMall;
let storefront: BuiltStorefront;
let gateway: OpenGateway;
let mallName = '패밀리샵';
let isDown = false;
let mallDate: string | null = null;

beforeAll(async () => {
  mall = await startFakeMall();
  storefront = await buildFakeStorefront();
  mall.on('pre/layout/login', ({ query }, response) => {
    if (isDown) response.writeHead(500).end('{"code":"9999","message":"고장","data":null}');
    if (mallDate !== null) response.setHeader('date', mallDate);
    const mallUrl = query.get('mallUrl') || 'familyshop';
    return {
      adMall: aMall({ mallUrl, mallId: mallUrl, mallNm: mallName }),
      endPoint: 'http://localhost:4000',
      tokenInfo: null,
    };
  });
  gateway = await openGateway(mall.url, { WEB_DIST: storefront.folder, RENDER_MS: 60_000 });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  mallName = '패밀리샵';
  isDown = false;
  mallDate = null;
});
afterAll(async () => {
  vi.useRealTimers();
  await gateway.close();
  await mall.close();
  await storefront.remove();
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** The page's metadata. */
async function visit(path: string) {
  const { status, text, headers } = await gateway.get(path, { host: 'localhost' });
  const [, name, drawing] = /<\/style>(\S*) drawn (\d+) /u.exec(text) ?? [];
  const timing = String(headers['server-timing']);
  const [, ages = ''] = /\bages;desc="([^"]*)"/u.exec(timing) ?? [];
  return {
    status,
    name,
    drawing,
    mallTime: /\bmall-time;desc="([^"]*)"/u.exec(timing)?.[1],
    ages: ages.split(' ').map((age) => Math.round(Number(age) / 1000)),
  };
}

test('a cached page has the current ages of its results', async () => {
  const first = await visit('/aged/home');
  later(keptSeconds - 10);
  const again = await visit('/aged/home');
  expect(again.drawing).toBe(first.drawing);
  expect([first.ages, again.ages]).toEqual([[0], [keptSeconds - 10]]);
});

test("a page tells the time by the mall's clock, and so does the same page later", async () => {
  mallDate = 'Fri, 01 May 2026 01:59:30 GMT';
  const { mallTime, drawing } = await visit('/clock/home');
  expect(mallTime).toBe('2026-05-01T01:59:30.000Z');
  later(keptSeconds - 10);
  expect(await visit('/clock/home')).toMatchObject({ drawing, mallTime: '2026-05-01T02:00:20.000Z' });
});

test('an expired page is not rendered again if its results are unchanged', async () => {
  const first = await visit('/same/home');
  later(keptSeconds + 1);
  const second = await visit('/same/home');
  later(hour);
  const calls = mall.calls.length;
  const third = await visit('/same/home');
  expect(mall.calls.length).toBeGreaterThan(calls); // revalidated, not assumed
  expect([second.drawing, third.drawing]).toEqual([first.drawing, first.drawing]);
  expect([second.ages, third.ages]).toEqual([[keptSeconds + 1], [0]]);
  expect(await (await fetch(gateway.metricsUrl)).text()).toMatch(/^pages_total\{outcome="revalidated"\} 2$/mu);
});

test('and is rendered again as soon as a result differs, for all who wait, with one request for each query', async () => {
  const first = await visit('/changed/home');
  later(hour + 1);
  mallName = '새이름';
  const before = mall.callsTo('pre/layout/login').length;
  const [one, other] = await Promise.all([visit('/changed/home'), visit('/changed/home')]);
  expect([first.name, one.name, other.name]).toEqual(['패밀리샵', '새이름', '새이름']);
  expect(one.drawing).not.toBe(first.drawing);
  expect(other.drawing).toBe(one.drawing);
  expect(mall.callsTo('pre/layout/login').length - before).toBe(1);
});

test('a failing mall is reported, and the page is as before once the mall is back', async () => {
  const first = await visit('/failing/home');
  later(25 * hour); // longer than a layout is given out while the mall is down
  isDown = true;
  expect((await visit('/failing/home')).status).toBe(503);
  isDown = false;
  later(60); // the breaker lets through again
  expect(await visit('/failing/home')).toMatchObject({ status: 200, drawing: first.drawing });
});
