import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ResiliencePolicy } from '../../src/upstream/resilience-policy.ts';
import { openEnvelope } from '../../src/upstream/envelope.ts';
import { MallError } from '../../src/errors/mall-error.ts';

const settings = {
  BREAKER_FAILURES: 2,
  BREAKER_PAUSE_MS: 100,
  MALL_CALL_MS: 20_000,
  MALL_CALLS_PER_ENDPOINT: 2,
  MALL_QUEUE_PER_ENDPOINT: 5,
  MALL_PATIENCE_MS: 60,
};
const sick = 'GET sick';
const patient = new AbortController().signal;

// Fake timers, so that a busy machine changes nothing.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterAll(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const after = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

const answers = () => Promise.resolve('well');
const hangs = () => new Promise<string>(() => undefined);
const fails =
  (kind: MallError['kind'], isUnsent = false) =>
  () =>
    Promise.reject(new MallError(kind, sick, { isUnsent }));
const codeOf = (call: Promise<unknown>) => call.then(String, (error: MallError) => error.kind);

async function opened(policy: ResiliencePolicy) {
  for (let round = 0; round < 2; round += 1) await codeOf(policy.execute(sick, patient, fails('timeout')));
}

test('an endpoint whose connections break blocks no others; failed connection attempts do', async () => {
  const policy = new ResiliencePolicy(settings);
  for (let round = 0; round < 3; round += 1) await codeOf(policy.execute(sick, patient, fails('unreachable')));
  expect(await codeOf(policy.execute('GET other', patient, answers))).toBe('well');
  expect([policy.isOpen, await codeOf(policy.execute(sick, patient, answers))]).toEqual([false, 'unreachable']);
  for (let round = 0; round < 2; round += 1)
    await codeOf(policy.execute(`GET ${round}`, patient, fails('unreachable', true)));
  expect([policy.isOpen, await codeOf(policy.execute('GET other', patient, answers))]).toEqual([true, 'unreachable']);
});

test('whether the mall answers is unknown until it has, or has failed often enough', async () => {
  const policy = new ResiliencePolicy(settings);
  expect(policy.mall).toBe('unknown');
  await codeOf(policy.execute(sick, patient, fails('unreachable', true)));
  expect(policy.mall).toBe('unknown');
  await codeOf(policy.execute(sick, patient, fails('fault')));
  expect(policy.mall).toBe('reachable');
  for (let round = 0; round < 2; round += 1)
    await codeOf(policy.execute(`GET ${round}`, patient, fails('unreachable', true)));
  expect(policy.mall).toBe('unreachable');
  expect(await codeOf(policy.execute('GET other', patient, answers))).toBe('unreachable');
  await pass(200);
  await policy.execute('GET other', patient, answers);
  expect(policy.mall).toBe('reachable');
});

test('a service behind the mall that fails for some keeps no others from asking', async () => {
  const policy = new ResiliencePolicy(settings);
  const body = new TextEncoder().encode(JSON.stringify({ code: '1503', message: '지금은 이용할 수 없어요.' }));
  const isUnavailable = async () => String(openEnvelope(sick, { status: 503, body, retryAfter: '10' }));
  for (let round = 0; round < 3; round += 1)
    expect(await codeOf(policy.execute(sick, patient, isUnavailable))).toBe('fault');
  expect(await codeOf(policy.execute(sick, patient, answers))).toBe('well');
});

test('no call waits for a probe, and one that hangs does not keep the next from succeeding', async () => {
  const policy = new ResiliencePolicy(settings);
  await opened(policy);
  await pass(110);
  void policy.execute(sick, patient, hangs);
  expect(await codeOf(policy.execute(sick, patient, answers))).toBe('unreachable');
  await pass(110);
  expect(await codeOf(policy.execute(sick, patient, answers))).toBe('well');
  expect(await codeOf(policy.execute(sick, patient, answers))).toBe('well');
});

test('a call whose time ends while it waits for its turn is a timeout there and then', async () => {
  const policy = new ResiliencePolicy({ ...settings, MALL_PATIENCE_MS: 5_000 });
  for (let call = 0; call < 2; call += 1) void policy.execute(sick, patient, hangs);
  expect(await codeOf(policy.execute(sick, AbortSignal.timeout(30), answers))).toBe('timeout');
});

test('a call whose time ends while others are answered is one too many', async () => {
  const policy = new ResiliencePolicy({ ...settings, MALL_PATIENCE_MS: 60_000 });
  const first = Promise.withResolvers<string>();
  void policy.execute(sick, patient, () => first.promise);
  void policy.execute(sick, patient, hangs);
  const end = new AbortController();
  void policy.execute(sick, patient, hangs); // takes the place of the first
  const waiting = policy.execute(sick, end.signal, answers);
  first.resolve('answered');
  await new Promise(setImmediate);
  end.abort(new DOMException('late', 'TimeoutError'));
  expect(await codeOf(waiting)).toBe('overloaded');
});

test('a call that is not sent in the first half of its time is not sent at all', async () => {
  const policy = new ResiliencePolicy({ ...settings, MALL_CALL_MS: 100, MALL_PATIENCE_MS: 60_000 });
  for (let call = 0; call < 2; call += 1) void policy.execute(sick, patient, () => after(60).then(answers));
  let reached = 0;
  const waiting = codeOf(
    policy.execute(sick, patient, () => {
      reached += 1;
      return answers();
    }),
  );
  await pass(50);
  expect([await waiting, reached]).toEqual(['timeout', 0]);
  await pass(10);
  expect(await codeOf(policy.execute(sick, patient, answers))).toBe('well');
});

test("calls beyond the queue's limit are refused", async () => {
  const policy = new ResiliencePolicy({ ...settings, MALL_PATIENCE_MS: 5_000 });
  for (let call = 0; call < 7; call += 1) void policy.execute(sick, patient, hangs);
  expect(await codeOf(policy.execute(sick, patient, answers))).toBe('overloaded');
});

test('calls that wait when the breaker opens never reach the mall', async () => {
  const policy = new ResiliencePolicy({ ...settings, BREAKER_FAILURES: 1 });
  let reached = 0;
  const work = () => {
    reached += 1;
    return answers();
  };
  const failing = [1, 2].map(() => policy.execute(sick, patient, () => after(20).then(fails('fault'))));
  const waiting = [1, 2, 3].map(() => codeOf(policy.execute(sick, patient, work)));
  await Promise.all([Promise.allSettled(failing), pass(20)]);
  expect(await Promise.all(waiting)).toEqual(['fault', 'fault', 'fault']);
  expect(reached).toBe(0);
});

test('calls that hang block an endpoint for a moment only, once it is well again', async () => {
  const policy = new ResiliencePolicy(settings);
  for (let call = 0; call < 2; call += 1) void policy.execute(sick, patient, hangs);
  const later = Promise.all([1, 2, 3, 4].map(() => codeOf(policy.execute(sick, patient, answers))));
  await pass(300);
  expect(await later).toEqual(Array(4).fill('well'));
});

test('while an endpoint does not respond, no more than one call per moment goes beyond its permits', async () => {
  const policy = new ResiliencePolicy(settings);
  let reached = 0;
  const work = () => {
    reached += 1;
    return hangs();
  };
  for (let call = 0; call < 7; call += 1) void policy.execute(sick, patient, work);
  await pass(150);
  expect(reached).toBeLessThanOrEqual(4);
});

test('late failures do not count against an endpoint that has responded since', async () => {
  const policy = new ResiliencePolicy({ ...settings, MALL_CALLS_PER_ENDPOINT: 4 });
  const late = [1, 2, 3].map(() => codeOf(policy.execute(sick, patient, () => after(50).then(fails('timeout')))));
  expect(await codeOf(policy.execute(sick, patient, answers))).toBe('well');
  await pass(50);
  expect(await Promise.all(late)).toEqual(['timeout', 'timeout', 'timeout']);
  expect(await codeOf(policy.execute(sick, patient, answers))).toBe('well');
});
