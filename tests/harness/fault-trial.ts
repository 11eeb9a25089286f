import type { Fault } from './faults.ts';
import type { FaultGateway, Told } from './fault-gateway.ts';
import type { StoppedGateway, Timed } from './stopped-gateway.ts';

/** A fault of the proxy, or no proxy at all. */
export type Failure = Fault | 'refusal to connect';

/** Failures during which the mall keeps a gateway waiting. Of all others a gateway knows at once. */
const slow: readonly Failure[] = ['latency', 'sluggishness', 'jitter', 'dripping body', 'slow headers', 'silence'];

/** Observations during one kind of failure. All times are counted by the gateway's own clock. */
export interface Seen {
  /** The results of a dozen operations on the failing endpoint: a code, the data, or nothing. */
  codes: string[];
  slowestMs: number;
  /** The result of the next operation. */
  nextCode: string;
  nextMs: number;
  /** The result of an uncached layout operation. */
  coldCode: string;
  coldMs: number;
  /** The result of a layout operation whose cache entry is stale. */
  kept: Timed<Told>;
  /** Results of operations on other endpoints meanwhile, while time stands still. */
  others: Told[];
  /** Calls of the failing endpoint that reached the proxy. */
  calls: number;
  operations: number;
  /** Time from the end of the failure to the first normal result. */
  recoveryMs: number;
  /** All response bodies meanwhile. */
  bodies: string[];
}

const SICK = /\/product\/goods/u;
const BURST = 12;

const productsOf = (number: string) =>
  `{ mall(device: DESKTOP) { name products(numbers: ["${number}"]) { number name } } }`;
const menu = '{ mall(device: DESKTOP) { menu { number name } } }';
const posts = '{ mall(device: DESKTOP) { posts(board: NOTICE) { totalCount } } }';

function outcomeOf({ code, data }: Told): string {
  if (code !== null) return code;
  const mall = data?.['mall'] as { products?: unknown[] } | null;
  return mall === null || mall.products?.[0] === null ? 'nothing' : 'the answer';
}

/** Numbers of products that the mall has. */
export async function productNumbers(gateway: FaultGateway): Promise<string[]> {
  const { data } = await gateway.ask(
    '{ mall(device: DESKTOP) { category(number: "120000") { products(first: 30) { nodes { number } } } } }',
  );
  const nodes = data?.['mall'].category.products.nodes as { number: string }[] | undefined;
  return (nodes ?? []).map(({ number }) => number);
}

interface Circumstances {
  /** Of products that the mall has. */
  numbers: readonly string[];
  /** The address of a mall that is not in this gateway's cache. */
  strangeMall: string;
}

/** Lets the mall fail in one way: first one endpoint, then all of them; ends it, and returns the observations. */
export async function tryOut(
  gateway: StoppedGateway,
  failure: Failure,
  { numbers, strangeMall }: Circumstances,
): Promise<Seen> {
  const { proxy } = gateway;
  // Where no time passes, only what needs none is done.
  const settle = slow.includes(failure) ? gateway.passUntil : inNoTime;
  await gateway.ask(menu);
  await gateway.ask(posts);

  // One endpoint fails.
  if (failure === 'refusal to connect') await proxy.refuse();
  else proxy.fail(failure, SICK);
  proxy.calls.splice(0);
  const questions = Promise.all(numbers.slice(0, BURST).map((number) => gateway.ask(productsOf(number))));
  const others = failure === 'refusal to connect' ? [] : await askOthers(gateway);
  const burst = await settle(questions);
  // Before more time passes, which closes the circuit breaker.
  const next = await settle(gateway.ask(productsOf(numbers[BURST] ?? '')));
  const calls = proxy.calls.filter(({ path }) => SICK.test(path)).length;

  // The whole mall fails, and all cache entries are stale.
  await gateway.grow();
  if (failure !== 'refusal to connect') proxy.fail(failure);
  const coldIsAsked = gateway.ask(`{ mall(url: "${strangeMall}", device: DESKTOP) { name } }`);
  const kept = await settle(gateway.ask(menu));
  const cold = await settle(coldIsAsked);

  if (failure === 'refusal to connect') await proxy.accept();
  else proxy.fail(null);
  const recoveryMs = await untilWell(gateway, numbers);
  return {
    codes: [...new Set(burst.value.map(outcomeOf))],
    slowestMs: burst.milliseconds,
    nextCode: outcomeOf(next.value),
    nextMs: next.milliseconds,
    coldCode: outcomeOf(cold.value),
    coldMs: kept.milliseconds + cold.milliseconds,
    kept,
    others,
    calls,
    operations: BURST + 1,
    recoveryMs,
    bodies: [...burst.value, next.value, kept.value, cold.value, ...others].map(({ body }) => body),
  };
}

async function inNoTime<T>(work: Promise<T>): Promise<Timed<T>> {
  return { value: await work, milliseconds: 0 };
}

/** Asks another endpoint a few times. */
async function askOthers(gateway: FaultGateway): Promise<Told[]> {
  const told: Told[] = [];
  for (let times = 0; times < 3; times += 1) told.push(await gateway.ask(posts));
  return told;
}

/** The time until an uncached product and the layout are both as usual. */
async function untilWell(gateway: StoppedGateway, numbers: readonly string[]): Promise<number> {
  let passed = 0;
  for (let tries = 0; passed < 10_000; tries += 1) {
    const number = numbers[(BURST + 1 + tries) % numbers.length] ?? '';
    const { value, milliseconds } = await gateway.passUntil(
      Promise.all([gateway.ask(productsOf(number)), gateway.ask(menu)]),
    );
    passed += milliseconds;
    const [product, layout] = value;
    if (
      product.code === null &&
      product.data?.['mall'].products[0]?.number === number &&
      layout.code === null &&
      !layout.isStale
    )
      return passed;
    await gateway.pass(100);
    passed += 100;
  }
  return Infinity;
}
