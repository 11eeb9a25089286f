import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeatedNames } from '../../../scripts/lib/repeated-names.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { startGatewayProcess, type GatewayProcess } from '../helpers/gateway-process.ts';
import { anAccessToken } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: GatewayProcess;

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('users/info', () => ({ memNo: 'MB1', memNm: '홍길동', email: 'h***@example.com', mallId: 'M0001' }));
  gateway = await startGatewayProcess({
    MALL_API_URL: mall.url,
    LOG_LEVEL: 'trace',
    UNREADY_MS: '2500',
    MALL_CALL_MS: '60000',
    ANSWER_MS: '60000',
    DRAIN_MS: '60000',
  });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

function ask(query: string, headers: Record<string, string> = {}, variables: object = {}): Promise<Response> {
  return fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
}

test('in success and failure, the log contains no secret and no personal data, and each violation once', async () => {
  const bearer = {
    authorization: `Bearer ${anAccessToken({ secondsLeft: 5 })}`,
    'x-refresh-token': 'secret-refresh',
    cookie: 'sid=secret-cookie',
  };
  const signIn =
    'mutation ($id: String!, $password: String!) { signIn(input: { mallUrl: "familyshop", id: $id, password: $password, recaptchaToken: "secret-captcha" }) { __typename } }';
  const secrets = { id: 'secret-id', password: 'secret-password' };
  mall.on('auth/sign-in', () => ({ accessToken: anAccessToken(), refreshToken: 'secret-fresh' }));
  mall.on('auth/refresh/token', () => ({ accessToken: anAccessToken(), refreshToken: 'secret-next' }));
  await ask(signIn, {}, secrets);
  await ask('{ viewer { name email } }', bearer);
  mall.on('auth/sign-in', (_call, response) => refusal(response, 500, '9999', 'secret-text'));
  mall.on('auth/refresh/token', (_call, response) => void response.destroy());
  await ask(signIn, {}, secrets);
  await ask('{ viewer { name } }', { ...bearer, 'x-refresh-token': 'secret-lost' });
  await ask(
    'mutation { refreshSession(input: { mallUrl: "familyshop", refreshToken: "secret-hand" }) { accessToken } }',
  );
  await ask(
    'mutation ($id: Int!) { signIn(input: { mallUrl: "familyshop", id: $id, password: "secret-literal" }) { __typename } }',
    {},
    secrets,
  );
  await fetch(`${gateway.url}/email/rejectMailYn/secret-link?token=secret-query`);
  await fetch(`${gateway.url}/familyshop/email/authDormant/secret-link`);
  await fetch(`${gateway.url}/tid/secret-code`);
  mall.on('pre/layout/menu', () => [{ ctgNo: 1, ctgNm: '가', ctgType: 'GD99999' }]);
  for (const device of ['DESKTOP', 'MOBILE']) await ask(`{ mall(device: ${device}) { menu { type } } }`);
  await expect.poll(() => gateway.output().split('"path":"/graphql"').length).toBeGreaterThanOrEqual(9);
  const output = gateway.output();
  expect(output).not.toMatch(/secret|eyJ|홍길동|h\*\*\*@/u);
  expect(output.match(/unknown code GD99999/gu)).toHaveLength(1);
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(9);
  expect(lines.flatMap(repeatedNames)).toEqual([]);
});

test("an answer's id is in the log", async () => {
  const id = (await ask('{ isRecaptchaRequired }')).headers.get('x-request-id') ?? 'none';
  await expect.poll(() => gateway.output()).toContain(`"requestId":"${id}"`);
});

test('on SIGTERM it is not ready but still responds, finishes its requests, and ends with code 0', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  mall.on('pre/faqs', () => promise);
  const inFlight = ask('{ mall(device: DESKTOP) { faq { questions { number } } } }');
  await expect.poll(() => mall.callsTo('pre/faqs').length).toBe(1);
  expect((await fetch(`${gateway.url}/ready`)).status).toBe(200);
  gateway.send('SIGTERM');
  await expect.poll(async () => (await fetch(`${gateway.url}/ready`)).status).toBe(503);
  expect((await ask('{ isRecaptchaRequired }')).status).toBe(200);
  await expect.poll(() => isOpen(gateway.url)).toBe(false);
  resolve({ categories: [], list: [] });
  expect(await (await inFlight).json()).toMatchObject({ data: { mall: { faq: { questions: [] } } } });
  expect(await gateway.ended).toEqual([0, null]);
});

/** Whether a new connection can be made. */
function isOpen(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
  });
}
