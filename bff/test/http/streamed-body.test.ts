import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, { MAX_BODY_BYTES: 10_000, CERTIFICATION_PAGE: true });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

/** Sends a body in chunks that never ends, and resolves with what is answered meanwhile. */
function statusWhileSending(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(
      `${gateway.url}${path}`,
      { method: 'POST', headers: { ...headers, host: 'localhost' } },
      (response) => {
        clearInterval(timer);
        resolve(response.statusCode ?? 0);
        sending.destroy();
      },
    );
    sending.on('error', reject);
    const timer = setInterval(() => sending.write('x'.repeat(5_000)), 20);
  });
}

test.each([
  ['/graphql', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }],
  ['/kmcert', { 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' }],
  ['/csp-reports', { 'content-type': 'application/csp-report', 'transfer-encoding': 'chunked' }],
  [
    '/kmcertVerification/phone',
    { 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' },
  ],
])(
  'a body in chunks to %s is refused while it is sent, as soon as it is too large',
  async (path, headers: Record<string, string>) => {
    expect(await statusWhileSending(path, headers)).toBe(413);
  },
);

test('the connection goes on after a body that was too large', async () => {
  const statuses: number[] = [];
  for (const query of ['x'.repeat(20_000), '{ __typename }']) {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([413, 200]);
});
