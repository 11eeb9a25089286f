import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings as readMallSettings } from '../../mall/src/config.ts';
import { malls } from '../../mall/src/db/schema/malls.ts';
import { startMall, type RunningMall } from '../../mall/src/server.ts';
import { seededDatabaseUrl } from '../../mall/test/rest/harness/seeded.ts';
import { root } from '../../scripts/lib/paths.ts';
import { openFaultGateway, type FaultGateway } from '../harness/fault-gateway.ts';
import { productNumbers, type Failure } from '../harness/fault-trial.ts';
import { SECRET_OF_THE_MALL } from '../harness/faults.ts';

const WORKERS = 3;
const LONGEST_PAGE_MS = 8_000;
const LONGEST_RECOVERY_MS = 2_000;
const TRIES = 3;

/**
 * One fault of each class of the table in docs/operations.md: a page depends only on the error code that it causes, and
 * on its duration.
 */
const failures = [
  'latency',
  'sluggishness',
  'server error',
  'unavailable',
  'refusal to connect',
  'reset',
  'half a body',
  'malformed JSON',
  'wrong types',
  'an HTML page',
  'a gzip bomb',
  'redirect',
  'endless body',
  'dripping body',
  'silence',
] as const satisfies Failure[];
/** The mall responds late: a page may be complete anyway. */
const late: readonly Failure[] = ['latency', 'sluggishness'];
/** Texts of a page without its content: that it failed, or that it is loading. */
const notice =
  /네트워크 오류입니다\. 나중에 다시 시도해 주세요\.|정보를 가져오는데 실패했습니다\.|지금은 쇼핑몰에 연결할 수 없어요|불러오는 중이에요/u;

interface Page {
  status: number;
  html: string;
  policy: string;
  milliseconds: number;
}

/** What a shopper saw while the mall went wrong in one way, and how long it took afterwards. */
interface Seen {
  home: Page;
  product: Page;
  category: Page;
  /** Of a mall that is not in this gateway's cache. */
  strange: Page;
  recoveryMs: number;
}

const seen = new Map<Failure, Seen>();
let mall: RunningMall;

beforeAll(async () => {
  mall = await startMall(
    readMallSettings({
      MALL_PORT: '0',
      DATABASE_URL: await seededDatabaseUrl(),
      MALL_SECRET: 'a secret of the page tests, of 32 letters and more',
      LOG_LEVEL: 'silent',
    }),
  );
  await Promise.all(
    Array.from({ length: WORKERS }, (_, worker) =>
      goThrough(failures.filter((_failure, index) => index % WORKERS === worker)),
    ),
  );
});
afterAll(() => mall.close());

async function goThrough(own: readonly Failure[]) {
  const gateway = await openFaultGateway(mall.url, { webDist: join(root, 'web/dist') });
  try {
    const numbers = await productNumbers(gateway);
    // Only malls that are open to visitors: others render no content.
    const strangeMalls = (await mall.context.db.select().from(malls))
      .map(({ mallUrl }) => mallUrl)
      .filter((url) => url !== 'familyshop');
    // The code of a fresh process is slow, and nothing of it is the mall's fault.
    for (const path of ['/familyshop/home', pathOf(numbers[0]), categoryPath, pathOf(numbers[1])])
      await visit(gateway, path);
    for (const failure of own) {
      // A busy machine may delay any single try: a late one is repeated, and must then be in time.
      for (let tries = 0; tries < TRIES && !isInTime(failure); tries += 1) {
        seen.set(
          failure,
          await tryOut(gateway, failure, numbers, strangeMalls.pop() ?? `nowhere${strangeMalls.length}`),
        );
      }
    }
  } finally {
    await gateway.close();
  }
}

function isInTime(failure: Failure): boolean {
  const found = seen.get(failure);
  if (!found) return false;
  const { home, product, category, strange, recoveryMs } = found;
  return (
    [home, product, category, strange].every(({ milliseconds }) => milliseconds < LONGEST_PAGE_MS) &&
    recoveryMs < LONGEST_RECOVERY_MS
  );
}

async function visit({ url }: FaultGateway, path: string): Promise<Page> {
  const start = performance.now();
  const answer = await fetch(`${url}${path}`, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' } });
  const html = await answer.text();
  return {
    status: answer.status,
    html,
    policy: answer.headers.get('content-security-policy') ?? '',
    milliseconds: performance.now() - start,
  };
}

const categoryPath = '/familyshop/goods/kitchen?ctgNo=120000';
const pathOf = (number = '') => `/familyshop/goods/ngd/${number}`;

async function tryOut(gateway: FaultGateway, failure: Failure, numbers: string[], strangeMall: string): Promise<Seen> {
  const { proxy } = gateway;
  const refuses = failure === 'refusal to connect';
  await gateway.grow(); // what was kept of pages and layout is past its time
  if (refuses) await proxy.refuse();
  else proxy.fail(failure);
  // A page that was rendered within the last second may come from the cache: these did not.
  const paths = [
    '/familyshop/home',
    pathOf(numbers.pop()),
    `${categoryPath}&of=${strangeMall}`,
    `/${strangeMall}/home`,
  ];
  const [home, product, category, strange] = (await Promise.all(paths.map((path) => visit(gateway, path)))) as [
    Page,
    Page,
    Page,
    Page,
  ];
  if (refuses) await proxy.accept();
  else proxy.fail(null);
  return { home, product, category, strange, recoveryMs: await untilWell(gateway, numbers) };
}

/** Waits until a page of a product without visits is complete again. */
async function untilWell(gateway: FaultGateway, numbers: readonly string[]): Promise<number> {
  const start = performance.now();
  for (let tries = 0; performance.now() - start < 10_000; tries += 1) {
    const sentAt = performance.now();
    const { status, html } = await visit(gateway, pathOf(numbers[tries % numbers.length]));
    if (status === 200 && !notice.test(textOf(html))) return sentAt - start;
    await sleep(50);
  }
  return Infinity;
}

function whatWasSeen(failure: Failure): Seen {
  const found = seen.get(failure);
  if (!found) throw new Error(`Nothing was seen of "${failure}".`);
  return found;
}

const textOf = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/gu, ' ')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

describe.each(failures)('%s', (failure) => {
  const pages = () => {
    const { home, product, category, strange } = whatWasSeen(failure);
    return Object.entries({ home, product, category, strange });
  };

  test('every page is a page with its policy, in time, and says what is missing', () => {
    for (const [name, { status, html, policy, milliseconds }] of pages()) {
      expect([
        name,
        /<html[^>]* lang="ko"/u.test(html),
        /<title>[^<]+<\/title>/u.test(html),
        html.includes('</html>'),
      ]).toEqual([name, true, true, true]);
      expect(policy).toContain("object-src 'none'");
      expect([name, status === 503]).toEqual([name, textOf(html).startsWith('지금은 쇼핑몰에 연결할 수 없어요')]);
      const mayBeWhole = name === 'home' || late.includes(failure);
      expect([name, mayBeWhole || notice.test(textOf(html))]).toEqual([name, true]);
      expect(milliseconds).toBeLessThan(LONGEST_PAGE_MS);
    }
  });

  test('soon after the end pages are whole again', () => {
    expect(whatWasSeen(failure).recoveryMs).toBeLessThan(LONGEST_RECOVERY_MS);
  });

  test('a mall in the cache still has pages, and another one says that it is unavailable', () => {
    const { home, product, category, strange } = whatWasSeen(failure);
    expect([home, product, category].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(late.includes(failure) ? [200, 503] : [503]).toContain(strange.status);
  });

  test('nothing of the inside goes out', () => {
    const inside = [
      SECRET_OF_THE_MALL,
      'com.mall',
      '10.0.0.7',
      'ECONN',
      'UND_ERR',
      'HPE_',
      'node:internal',
      '/src/',
      'MallError',
    ];
    expect(inside.filter((word) => pages().some(([, { html }]) => html.includes(word)))).toEqual([]);
  });
});
