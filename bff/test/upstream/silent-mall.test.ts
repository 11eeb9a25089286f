import { expect, test } from 'vitest';
import { MallError } from '../../src/errors/mall-error.ts';
import { ResiliencePolicy } from '../../src/upstream/resilience-policy.ts';

const settings = {
  BREAKER_FAILURES: 3,
  BREAKER_PAUSE_MS: 1_000,
  MALL_CALL_MS: 5_000,
  MALL_CALLS_PER_ENDPOINT: 32,
  MALL_QUEUE_PER_ENDPOINT: 256,
  MALL_PATIENCE_MS: 500,
};

test('a mall that takes calls and answers none, whatever the endpoint, is silent until it answers one', async () => {
  const policy = new ResiliencePolicy(settings);
  const call = (endpoint: string, error?: MallError) =>
    policy
      .execute(endpoint, new AbortController().signal, () => (error ? Promise.reject(error) : Promise.resolve('well')))
      .catch(() => undefined);
  const unanswered = (endpoint: string) => call(endpoint, new MallError('timeout', endpoint));

  await unanswered('GET menu');
  await unanswered('GET goods');
  await call('GET goods', new MallError('timeout', 'GET goods', { isUnsent: true }));
  await call('GET goods', new MallError('cancelled', 'GET goods'));
  expect(policy.mall).toBe('unknown');
  await unanswered('GET carts');
  expect([policy.mall, policy.isOpen]).toEqual(['unreachable', false]);
  await call('GET orders');
  expect(policy.mall).toBe('reachable');
});
