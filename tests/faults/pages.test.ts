import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings as readMallSettings } from '../../mall/src/config.ts';
import { malls } from '../../mall/src/db/schema/malls.ts';
import { startMall, type RunningMall } from '../../mall/src/server.ts';
import { seededDatabaseUrl } from '../../mall/test/rest/harness/seeded.ts';
import { root } from '../../scripts/lib/paths.ts';
import { isFullTier } from '../../scripts/lib/test-tiers.ts';
import { productNumbers, type Failure } from '../harness/fault-trial.ts';
import { SECRET_OF_THE_MALL } from '../harness/faults.ts';
import { openStoppedGateway, type StoppedGateway } from '../harness/stopped-gateway.ts';

const WORKERS = 2;
const LONGEST_PAGE_MS = 8_000;
const LONGEST_RECOVERY_MS = 2_000;

/**
 * Faults of each class of the table in docs/operations.md: a page depends only on the error code that it causes, and
 * on its duration.
 */
const oneOfEachClass = ['latency', 'server error', 'refusal to connect', 'malformed JSON', 'silence'] as const;
const others = [
  'sluggishness',
  'unavailable',
  'reset',
  'half a body',
  'wrong types',
  'an HTML page',
  'a gzip bomb',
  'redirect',
  'endless body',
  'dripping body',
] as const;
const failures: Failure[] = [...oneOfEachClass, ...(isFullTier ? others : [])];
/** The mall responds late: a page may be complete anyway. */
const late: readonly Failure[] = ['latency', 'sluggishness'];
/** Texts of a page without its content: that it failed, or that it is loading. */
const notice =
  /네트워크 오류입니다\. 나중에 다시 시도해 주세요\.|정보를 가져오는데 실패했습니다\.|지금은 쇼핑몰에 연결할 수 없어요|불러오는 중이에요/u;

interface Page {
  status: number;
  html: string;
  policy: string;
}

/** What a shopper saw while the mall went wrong in one way, and how long it took afterwards. */
interface Seen {
  home: Page;
  product: Page;
  category: Page;
  /** Of a mall that is not in this gateway's cache. */
  strange: Page;
  /** Until the last of these, by the gateway's own clock. */
  slowestMs: number;
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
  const gateway = await openStoppedGateway(mall.url, { webDist: join(root, 'web/dist') });
  try {
    const numbers = await productNumbers(gateway);
    // Only malls that are open to visitors: others render no content.
    const strangeMalls = (await mall.context.db.select().from(malls))
      .map(({ mallUrl }) => mallUrl)
      .filter((url) => url !== 'familyshop');
    // What a page needs of the mall once, and keeps.
    for (const path of ['/familyshop/home', pathOf(numbers[0]), categoryPath, pathOf(numbers[1])])
      await gateway.passUntil(visit(gateway, path));
    for (const failure of own) {
      const strangeMall = strangeMalls.pop() ?? `nowhere${strangeMalls.length}`;
      seen.set(failure, await tryOut(gateway, failure, numbers, strangeMall));
    }
  } finally {
    await gateway.close();
  }
}

async function visit(gateway: StoppedGateway, path: string): Promise<Page> {
  const { status, headers, body } = await gateway.send(path, {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
  });
  return { status, html: body, policy: headers.get('content-security-policy') ?? '' };
}

const categoryPath = '/familyshop/goods/kitchen?ctgNo=120000';
const pathOf = (number = '') => `/familyshop/goods/ngd/${number}`;

async function tryOut(
  gateway: StoppedGateway,
  failure: Failure,
  numbers: string[],
  strangeMall: string,
): Promise<Seen> {
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
  const { value, milliseconds } = await gateway.passUntil(Promise.all(paths.map((path) => visit(gateway, path))));
  const [home, product, category, strange] = value as [Page, Page, Page, Page];
  if (refuses) await proxy.accept();
  else proxy.fail(null);
  return {
    home,
    product,
    category,
    strange,
    slowestMs: milliseconds,
    recoveryMs: await untilWell(gateway, numbers),
  };
}

/** The time until a page of a product without visits is complete again. */
async function untilWell(gateway: StoppedGateway, numbers: readonly string[]): Promise<number> {
  let passed = 0;
  for (let tries = 0; passed < 10_000; tries += 1) {
    const { value, milliseconds } = await gateway.passUntil(visit(gateway, pathOf(numbers[tries % numbers.length])));
    if (value.status === 200 && !notice.test(textOf(value.html))) return passed;
    await gateway.pass(100);
    passed += milliseconds + 100;
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
    for (const [name, { status, html, policy }] of pages()) {
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
    }
    expect(whatWasSeen(failure).slowestMs).toBeLessThan(LONGEST_PAGE_MS);
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
