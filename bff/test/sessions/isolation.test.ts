import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { Freshness } from '../../src/request/freshness.ts';
import { TokenRefresher } from '../../src/session/token-refresher.ts';
import { Visitor } from '../../src/session/visitor.ts';
import { createMemoryStore } from '../../src/shared/memory-store.ts';
import { identityOf, type Caller, type MallCall } from '../../src/upstream/call.ts';
import { LayoutCache } from '../../src/upstream/layout-cache.ts';
import { MallClient } from '../../src/upstream/mall-client.ts';
import { MallApi, type CallVariants } from '../../src/request/mall-api.ts';
import { SingleFlight } from '../../src/upstream/single-flight.ts';
import { anything } from '../../src/upstream/wire.ts';
import { anAccessToken } from '../helpers/samples.ts';

const settings = readSettings({ LOG_LEVEL: 'silent', LAYOUT_CACHE_BYTES: '100000' });
const realClient = new MallClient(settings, () => undefined);
afterAll(() => realClient.close());

const store = createMemoryStore();

const malls = ['M1', 'M2', 'M3'];
const devices = ['PC', 'MO'];
const tokens = [null, ...malls.flatMap((mallId) => ['A', 'B'].map((memNo) => anAccessToken({ mallId, memNo })))];

/** Responds with the sender and the request, after a microtask or two, through the real single flight. */
const pending = new SingleFlight(500);
const client = {
  send: (call: MallCall<unknown>, caller: Caller) =>
    pending.join(identityOf(call, caller.bearer), caller.signal, async () => {
      if (random(2) === 0) await Promise.resolve();
      return { mall: call.query?.mallId, device: call.query?.device, bearer: caller.bearer, path: call.path };
    }),
} as unknown as MallClient;

let seed = 20_261_121;
function random(below: number): number {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return Math.floor((seed / 4_294_967_296) * below);
}

const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;

function calls(mallId: string, device: string): CallVariants<unknown> {
  const shared = {
    endpoint: 'GET menu',
    method: 'GET',
    isShared: true,
    response: anything,
    query: { mallId, device },
  } as const;
  return { member: { ...shared, path: '/menu' }, visitor: { ...shared, path: '/pre/menu' } };
}

test('through a hundred thousand mixed requests nothing crosses malls, devices, members or tokens', async () => {
  const cache = new LayoutCache({ ...settings, LAYOUT_PATIENCE_MS: 0 }, store);
  const tokenRefresher = new TokenRefresher({ client: realClient, store, graceMs: 0, callMs: 100 });
  const signal = new AbortController().signal;
  const caller = { requestId: 'r', trace: null, forwardedFor: null, signal };
  let crossed = 0;

  const one = async () => {
    const [mallId, device, accessToken] = [pick(malls), pick(devices), pick(tokens)];
    const visitor = new Visitor(
      { accessToken, hasBearer: accessToken !== null, refreshToken: null },
      tokenRefresher,
      caller,
    );
    const mallApi = new MallApi({
      client,
      cache,
      visitor,
      freshness: new Freshness(),
      caller,
      maxAgeOf: () => random(2),
      maxCalls: 20,
    });
    const isMember = visitor.isMemberOf(mallId);
    const expected = {
      mall: mallId,
      device,
      bearer: isMember ? accessToken : null,
      path: isMember ? '/menu' : '/pre/menu',
    };
    const answer =
      random(2) === 0
        ? await mallApi.layout('Mall.menu', mallId, calls(mallId, device), `${mallId} ${device}`, (wire) => wire)
        : await mallApi.ask(mallId, calls(mallId, device));
    if (JSON.stringify(answer) !== JSON.stringify(expected)) crossed += 1;
  };

  for (let round = 0; round < 1_000; round += 1) await Promise.all(Array.from({ length: 100 }, one));
  expect(crossed).toBe(0);
  expect(pending.size).toBe(0);
});
