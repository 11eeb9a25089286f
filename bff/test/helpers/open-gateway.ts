import { request } from 'node:http';
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

interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface OpenGateway extends Gateway {
  ask(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Told>;
  get(path: string, headers?: Record<string, string>): Promise<RawResponse>;
  post(path: string, headers: Record<string, string>, body: string): Promise<RawResponse>;
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
    MAX_WAIT_MS: '60000',
    INTROSPECTION: '1',
    TELL_UPSTREAM_CALLS: '1',
  });
  const gateway = await startGateway({ ...defaults, ...settings }, { hasFastPath });
  return {
    ...gateway,
    ask: async (query, variables = {}, headers = {}) => {
      const body = JSON.stringify({ query, variables });
      const asked = { 'content-type': 'application/json', ...headers };
      const response = await send(gateway.url, { method: 'POST', path: '/graphql', headers: asked, body });
      const { data, errors, extensions } = JSON.parse(response.text) as Partial<Told>;
      return {
        status: response.status,
        headers: new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
        data: data ?? null,
        errors: errors ?? [],
        extensions: extensions ?? {},
      };
    },
    post: (path, headers, body) => send(gateway.url, { method: 'POST', path, headers, body }),
    get: (path, headers = {}) => send(gateway.url, { method: 'GET', path, headers }),
  };
}

interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Over connections that stay open, with the Host header as given, which fetch would not send. */
function send(base: string, { method, path, headers, body }: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers }, (response) => {
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
    sent.end(body);
  });
}
