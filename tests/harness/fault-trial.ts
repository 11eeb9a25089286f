import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import type { FaultGateway, Told } from './fault-gateway.ts';

/** A fault of the proxy, or no proxy at all. */
export type Failure = Fault | 'refusal to connect';

/** Observations during one kind of failure. */
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
  kept: Told;
  /** Results of operations on other endpoints meanwhile. */
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
  gateway: FaultGateway,
  failure: Failure,
  { numbers, strangeMall }: Circumstances,
): Promise<Seen> {
  const { proxy } = gateway;
  await gateway.ask(menu);
  await gateway.ask(posts);

  // One endpoint fails.
  if (failure === 'refusal to connect') await proxy.refuse();
  else proxy.fail(failure, SICK);
  proxy.calls.splice(0);
  const questions = Promise.all(numbers.slice(0, BURST).map((number) => gateway.ask(productsOf(number))));
  // At once: the circuit breaker closes a second later.
  const following = questions.then(() => gateway.ask(productsOf(numbers[BURST] ?? '')));
  const others = failure === 'refusal to connect' ? [] : await askMeanwhile(gateway, questions);
  const burst = await questions;
  const next = await following;
  const calls = proxy.calls.filter(({ path }) => SICK.test(path)).length;

  // The whole mall fails, and all cache entries are stale.
  await gateway.grow();
  if (failure !== 'refusal to connect') proxy.fail(failure);
  const [kept, cold] = await Promise.all([
    gateway.ask(menu),
    gateway.ask(`{ mall(url: "${strangeMall}", device: DESKTOP) { name } }`),
  ]);

  if (failure === 'refusal to connect') await proxy.accept();
  else proxy.fail(null);
  const recoveryMs = await untilWell(gateway, numbers);
  return {
    codes: [...new Set(burst.map(outcomeOf))],
    slowestMs: Math.max(...burst.map(({ milliseconds }) => milliseconds)),
    nextCode: outcomeOf(next),
    nextMs: next.milliseconds,
    coldCode: outcomeOf(cold),
    coldMs: cold.milliseconds,
    kept,
    others,
    calls,
    operations: BURST + 1,
    recoveryMs,
    bodies: [...burst, next, kept, cold, ...others].map(({ body }) => body),
  };
}

/** Calls another endpoint until the operations end, and a few times after. */
async function askMeanwhile(gateway: FaultGateway, questions: Promise<unknown>): Promise<Told[]> {
  const told: Told[] = [];
  const state = { isOver: false };
  void questions.then(() => (state.isOver = true));
  for (let after = 0; after < 3; after += state.isOver ? 1 : 0) {
    told.push(await gateway.ask(posts));
    await sleep(100);
  }
  return told;
}

/** An uncached product and the layout, both as usual. */
async function untilWell(gateway: FaultGateway, numbers: readonly string[]): Promise<number> {
  const start = performance.now();
  for (let tries = 0; performance.now() - start < 10_000; tries += 1) {
    const number = numbers[(BURST + 1 + tries) % numbers.length] ?? '';
    const [product, layout] = await Promise.all([gateway.ask(productsOf(number)), gateway.ask(menu)]);
    if (
      product.code === null &&
      product.data?.['mall'].products[0]?.number === number &&
      layout.code === null &&
      !layout.isStale
    )
      return performance.now() - start;
    await sleep(50);
  }
  return Infinity;
}
