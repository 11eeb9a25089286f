import { request } from 'node:http';
import supertest from 'supertest';
import { readSettings, type Settings } from '../../src/config.ts';
import { startGateway, type Gateway } from '../../src/server.ts';

/** What a query gets back over HTTP. */
export interface Told {
  status: number;
  headers: Headers;
  data: any; // eslint-disable-line typescript/no-explicit-any -- tests read any result
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
  extensions: Record<string, any>; // eslint-disable-line typescript/no-explicit-any -- as above
}

export interface OpenGateway extends Gateway {
  ask(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Told>;
  get(
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Record<string, string | string[] | undefined>; text: string }>;
}

/** Time-outs longer than any test, for what must not wait for the mall. */
export const endlessTimeouts = { MALL_CALL_MS: 600_000, ANSWER_MS: 600_000 } satisfies Partial<Settings>;

/** A gateway on a free port with the mall at `mallUrl`. Tests delay its event loop, which must not shed requests. */
export async function openGateway(
  mallUrl: string,
  settings: Partial<Settings> = {},
  hasFastPath = process.env.FAST_PATH !== 'off',
): Promise<OpenGateway> {
  const defaults = readSettings({
    PORT: '0',
    METRICS_PORT: '0',
    MALL_API_URL: mallUrl,
    LOG_LEVEL: 'silent',
    WEB_DIST: '/nowhere',
    UNREADY_MS: '0',
    WARM_UP_MS: '0',
    MAX_LOOP_LAG_MS: '5000',
    INTROSPECTION: '1',
    TELL_UPSTREAM_CALLS: '1',
  });
  const gateway = await startGateway({ ...defaults, ...settings }, { hasFastPath });
  return {
    ...gateway,
    ask: async (query, variables = {}, headers = {}) => {
      const {
        status,
        headers: told,
        body,
      } = await supertest(gateway.url).post('/graphql').set(headers).send({ query, variables });
      return {
        status,
        headers: new Headers(told),
        data: body.data ?? null,
        errors: body.errors ?? [],
        extensions: body.extensions ?? {},
      };
    },
    get: (path, headers = {}) => getRaw(gateway.url, path, headers),
  };
}

/** With the Host header as given, which fetch would not send. */
function getRaw(base: string, path: string, headers: Record<string, string>): ReturnType<OpenGateway['get']> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}
