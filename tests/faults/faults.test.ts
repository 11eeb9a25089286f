// Full tier: every fault of the mall at every operation; the quick tier has those of pages.
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readSettings as readGatewaySettings } from '../../bff/src/config.ts';
import { readSettings as readMallSettings } from '../../mall/src/config.ts';
import { malls } from '../../mall/src/db/schema/malls.ts';
import { startMall, type RunningMall } from '../../mall/src/server.ts';

import { readFaultTable } from '../harness/fault-table.ts';
import { productNumbers, tryOut, type Seen, type Failure } from '../harness/fault-trial.ts';
import { everyFault, SECRET_OF_THE_MALL } from '../harness/faults.ts';
import { openStoppedGateway, type StoppedGateway } from '../harness/stopped-gateway.ts';
import { seededDatabaseUrl } from '../../mall/test/rest/harness/seeded.ts';

/** Gateways side by side, each with its proxy. No more, since each failure wants a mall that its gateway does not know. */
const WORKERS = 3;
const LONGEST_ANSWER_MS = 8_000;
const LONGEST_KEPT_MS = 1_500;
const LONGEST_RECOVERY_MS = 2_000;
const MOST_GROWTH_BYTES = 30_000_000;

const failures: Failure[] = [...everyFault, 'refusal to connect'];
const table = readFaultTable();
const seen = new Map<string, Seen>();
const growth: number[] = [];
let mall: RunningMall;

beforeAll(async () => {
  mall = await startMall(
    readMallSettings({
      MALL_PORT: '0',
      DATABASE_URL: await seededDatabaseUrl(),
      MALL_SECRET: 'a secret of the fault tests, of 32 letters and more',
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
  const gateway = await openStoppedGateway(mall.url);
  try {
    const numbers = await productNumbers(gateway);
    const strangeMalls = (await mall.context.db.select().from(malls))
      .map(({ mallUrl }) => mallUrl)
      .filter((url) => url !== 'familyshop');
    const before = await gateway.memory();
    for (const failure of own)
      seen.set(failure, await tryOut(gateway, failure, { numbers, strangeMall: strangeMalls.pop() ?? '' }));
    growth.push((await gateway.memory()) - before);
  } finally {
    await gateway.close();
  }
}

function whatWasSeen(failure: string): Seen {
  const found = seen.get(failure);
  if (!found) throw new Error(`Nothing was seen of "${failure}".`);
  return found;
}

test('the table in docs/operations.md names every fault once', () => {
  expect(table.map(({ fault }) => fault).toSorted()).toEqual(failures.toSorted());
});

describe.each(table)('$fault', ({ fault, gets, withinMs, nextGets, coldGets, othersMayFail }) => {
  test("an operation gets the table's result, within the table's time", () => {
    const { codes, slowestMs, nextCode, nextMs, coldCode, coldMs } = whatWasSeen(fault);
    expect({ codes, nextCode, coldCode }).toEqual({ codes: [gets], nextCode: nextGets, coldCode: coldGets });
    expect(withinMs).toBeLessThanOrEqual(LONGEST_ANSWER_MS);
    expect(Math.max(slowestMs, nextMs, coldMs)).toBeLessThan(withinMs);
  });

  test('layout from before is given out at once, as stale', () => {
    const { kept } = whatWasSeen(fault);
    const { code, isStale, data } = kept.value;
    expect([code, isStale, data?.['mall'].menu.length > 3]).toEqual([null, true, true]);
    expect(kept.milliseconds).toBeLessThan(LONGEST_KEPT_MS);
  });

  test('other endpoints of the mall answer as before, in no time', () => {
    const { others } = whatWasSeen(fault);
    expect(others).toHaveLength(fault === 'refusal to connect' ? 0 : 3);
    expect(others.filter(({ code }) => code !== null && !(othersMayFail && code === 'MALL_UNREACHABLE'))).toEqual([]);
  });

  test('the mall gets no more calls than the gateway got operations', () => {
    const { calls, operations } = whatWasSeen(fault);
    expect(calls).toBeLessThanOrEqual(operations);
  });

  test('nothing of the inside goes out', () => {
    const inside = [
      SECRET_OF_THE_MALL,
      'com.mall',
      '10.0.0.7',
      '127.0.0.1',
      'ECONN',
      'UND_ERR',
      'HPE_',
      'node:',
      'stack',
    ];
    const { bodies } = whatWasSeen(fault);
    expect(bodies.length).toBeGreaterThan(14);
    expect(inside.filter((word) => bodies.some((body) => body.includes(word)))).toEqual([]);
  });

  test('soon after the end all is as usual', () => {
    expect(whatWasSeen(fault).recoveryMs).toBeLessThan(LONGEST_RECOVERY_MS);
  });
});

test('after all of it the gateways hold no more memory than before', () => {
  expect(growth).toHaveLength(WORKERS);
  expect(growth.filter((bytes) => bytes > MOST_GROWTH_BYTES)).toEqual([]);
});

test('a response is sent in time with the results so far, for any number of slow calls', async () => {
  const gateway = await openStoppedGateway(mall.url);
  onTestFinished(() => gateway.close());
  gateway.proxy.fail('sluggishness');
  const told = await gateway.passUntil(
    gateway.ask(
      '{ mall(device: DESKTOP) { name category(number: "120000") { name products(first: 2) { nodes { number } } } } }',
    ),
  );
  expect(told.milliseconds).toBeGreaterThan(6_000);
  expect(told.milliseconds).toBeLessThan(LONGEST_ANSWER_MS);
  expect(told.value.code).toBe('MALL_TIMEOUT');
  expect(told.value.data?.['mall'].name).toEqual(expect.any(String));
});

describe('an endpoint that is silent', () => {
  let gateway: StoppedGateway;
  let numbers: string[];
  beforeEach(async () => {
    gateway = await openStoppedGateway(mall.url);
    numbers = await productNumbers(gateway);
    return () => gateway.close();
  });
  const productOf = (number = '') =>
    gateway.ask(`{ mall(device: DESKTOP) { products(numbers: ["${number}"]) { number } } }`);

  test.for([1, 40])(
    'is asked again when the silence ends: new questions are answered soon, equal to one of %d that hang or not',
    async (hung) => {
      gateway.proxy.fail('silence', /\/product\/goods/u);
      const [first = '', ...others] = numbers;
      const hanging = Promise.all(
        Array.from({ length: hung }, (_, index) =>
          productOf(index === 0 ? first : `GD9999${String(index).padStart(4, '0')}`),
        ),
      );
      await expect.poll(() => gateway.proxy.calls.some(({ path }) => /\/product\/goods/u.test(path))).toBe(true);
      await gateway.pass(1_000);
      gateway.proxy.fail(null);
      const told = await gateway.passUntil(Promise.all([first, others.at(-1)].map(productOf)));
      expect(told.value.map(({ code }) => code)).toEqual([null, null]);
      expect(told.milliseconds).toBeLessThan(LONGEST_RECOVERY_MS);
      // Hanging calls end by now, and must not count against an endpoint that has responded since.
      await gateway.passUntil(hanging);
      expect((await productOf(others[0])).code).toBeNull();
    },
  );

  test('and left alone is found well by the next trial after the silence', async () => {
    gateway.proxy.fail('silence', /\/product\/goods/u);
    await gateway.passUntil(Promise.all(numbers.slice(0, 6).map(productOf)));
    await gateway.pass(1_100);
    gateway.proxy.calls.splice(0);
    const trial = productOf(numbers[6]);
    await expect.poll(() => gateway.proxy.calls.length).toBe(1);
    await gateway.pass(200);
    // In no time: it is not sent.
    expect((await productOf(numbers[7])).code).toBe('MALL_UNREACHABLE');
    gateway.proxy.fail(null);
    let passed = 0;
    while ((await gateway.passUntil(productOf(numbers[8]))).value.code !== null && passed < LONGEST_RECOVERY_MS) {
      await gateway.pass(100);
      passed += 100;
    }
    expect(passed).toBeLessThan(LONGEST_RECOVERY_MS);
    await gateway.passUntil(trial);
  });

  test('gets a burst that is refused in time, calls the mall no more often than the permits allow, and leaves no memory behind', async () => {
    const { MALL_CALLS_PER_ENDPOINT, MALL_QUEUE_PER_ENDPOINT } = readGatewaySettings({});
    const before = await gateway.memory();
    await gateway.ask('{ mall(device: DESKTOP) { name } }');
    gateway.proxy.fail('silence', /\/product\/goods/u);
    gateway.proxy.calls.splice(0);
    const crowd = Array.from({ length: 400 }, (_, index) => productOf(`GD${String(index).padStart(8, '0')}`));
    const { value, milliseconds } = await gateway.passUntil(Promise.all(crowd));
    expect(milliseconds).toBeLessThan(LONGEST_ANSWER_MS);
    expect([...new Set(value.map(({ code }) => code))]).toEqual(expect.arrayContaining(['MALL_TIMEOUT', 'OVERLOADED']));
    expect(value.filter(({ code }) => code === null)).toEqual([]);
    expect(gateway.proxy.calls.length).toBeLessThanOrEqual(MALL_CALLS_PER_ENDPOINT + MALL_QUEUE_PER_ENDPOINT);
    gateway.proxy.fail(null);
    expect((await gateway.memory()) - before).toBeLessThan(MOST_GROWTH_BYTES);
  });
});
