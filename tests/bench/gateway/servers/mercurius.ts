// The quickest of the other JavaScript servers: Mercurius on Fastify, its queries compiled, undici to the mall. Like our gateway it
// fetches the layout of a mall once. Unlike ours, it never checks, bounds or refreshes what it caches.
import fastify from 'fastify';
import mercurius from 'mercurius';
import { Pool } from 'undici';
import { isLayout, plainResolvers } from './plain-resolvers.ts';
import { readJob, type Rest, type RestContext } from './rest.ts';

const { port, mall, schema } = readJob();
const pool = new Pool(mall, { connections: 128 });

async function dataOf(path: string, token: string | null, body?: unknown) {
  const headers = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const answer = await pool.request({
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  return ((await answer.body.json()) as { data: unknown }).data;
}

const layout = new Map<string, unknown>();

async function layoutOf(path: string): Promise<unknown> {
  if (!layout.has(path)) layout.set(path, await dataOf(path, null));
  return layout.get(path);
}

const rest: Rest = {
  get: (path, token = null) => (isLayout(path) ? layoutOf(path) : dataOf(path, token)),
  post: (path, body, token = null) => dataOf(path, token, body),
};
const { Product, ...resolvers } = plainResolvers;
const app = fastify();
await app.register(mercurius, {
  schema,
  resolvers: {
    ...resolvers,
    Product: {
      resolveType:
        Product.__resolveType /* oxlint-disable-line no-underscore-dangle -- the name that resolver maps have for it */,
    },
  } as never,
  jit: 1,
  context: ({ headers }): RestContext => ({ rest, token: headers.authorization?.replace('Bearer ', '') ?? null }),
});
app.get('/health', async () => 'ok');
await app.listen({ port, host: '127.0.0.1' });
