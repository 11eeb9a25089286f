import { beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { startGateway } from '../../src/server.ts';
import { ensureSandboxIsBuilt } from './built-sandbox.ts';

beforeAll(ensureSandboxIsBuilt);

// Neither the sandbox nor its absence needs a mall or the storefront: nothing listens there, and nothing is built.
const alone = {
  PORT: '0',
  METRICS_PORT: '0',
  MALL_API_URL: 'http://127.0.0.1:9',
  LOG_LEVEL: 'silent',
  WEB_DIST: '/nowhere',
};

async function ask(env: Record<string, string>): Promise<{ sandbox: number; schema: boolean }> {
  const gateway = await startGateway(readSettings({ ...alone, ...env }));
  try {
    const { status } = await fetch(`${gateway.url}/sandbox`, { redirect: 'manual' });
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ schema: __schema { queryType { name } } }' }),
    });
    const { data } = (await answer.json()) as { data?: { schema?: unknown } | null };
    return { sandbox: status, schema: Boolean(data?.schema) };
  } finally {
    await gateway.close();
  }
}

const unopened: Record<string, string>[] = [{}, { NODE_ENV: 'production' }, { NODE_ENV: 'development' }];

test.each(unopened)('with only %o set there is neither sandbox nor introspection', async (env) => {
  const { sandbox, schema } = await ask(env);
  expect(sandbox).toBeGreaterThanOrEqual(400);
  expect(schema).toBe(false);
});

test('a setting opens both', async () => {
  expect(await ask({ NODE_ENV: 'production', INTROSPECTION: '1' })).toEqual({ sandbox: 200, schema: true });
});
