import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyExample } from './copied-example.ts';

const schema = new URL('../../../schema.graphql', import.meta.url);

test('the example works when it is copied out of the repository: it asks the gateway for the schema, and its types match', async () => {
  const { generate, check } = await copyExample();
  const asked: string[] = [];
  const gateway = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(200, { 'content-type': 'text/plain' }).end(readFileSync(schema));
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const { SCHEMA: _ours, ...env } = process.env;

  await generate({ ...env, GATEWAY: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}` });
  gateway.close();

  expect(await check(env)).toBe('');
  expect(new Set(asked)).toEqual(new Set(['/schema.graphql']));
});
