import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullTier } from '../../../scripts/lib/test-tiers.ts';
import { withoutSecrets } from '../../src/log.ts';
import { handled, refusal, startFakeMall, type Answer, type FakeMall } from '../helpers/fake-mall.ts';
import { startGatewayProcess, type GatewayProcess } from '../helpers/gateway-process.ts';
import { anAccessToken } from '../helpers/samples.ts';
import { questionOf as buyingQuestionOf } from '../buying/operations.ts';
import { phoneOrderOperations } from '../buying/phone-order-operations.ts';
import { accountOperations, aProfile, questionOf } from './operations.ts';

/** What the operations hold that is a secret or a person's, and what a bearer is. */
const isPrivate = /secret|refresh-of-step|한가온|010-?5555-?0101|gaon@|new@|newcomer|가온길|eyJ/u;

let mall: FakeMall;
let gateway: GatewayProcess;
let collector: Server;
const spans: string[] = [];
let requestCount = 0;

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('users/info', () => ({ memNo: 'MB1', memNm: '한가온', mallId: 'M0001', salesType: 'GENERAL' }));
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      spans.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const tries = { SIGN_IN_TRIES_PER_ACCOUNT: '10000', SIGN_IN_TRIES_PER_ADDRESS: '10000', BREAKER_FAILURES: '10000' };
  gateway = await startGatewayProcess({
    MALL_API_URL: mall.url,
    CERTIFICATION_PAGE: '1',
    LOG_LEVEL: 'trace',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    ...tries,
  });
});
afterAll(async () => {
  await gateway.close();
  collector.closeAllConnections();
  collector.close();
  await mall.close();
});

async function ask(query: string, variables: object, more: Record<string, string> = {}): Promise<string> {
  requestCount += 1;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${anAccessToken()}`, ...more };
  return (
    await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  ).text();
}

/** Inputs of phone orders whose every text is a mark; digits, accounts and proofs are among them. */
const marked = (value: unknown): unknown =>
  typeof value === 'string' && !/^(?:[A-Z_]+|familyshop|an-intent-of-mine|http.*)$/u.test(value)
    ? 'secret-of-an-order'
    : Array.isArray(value)
      ? value.map(marked)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each)]))
        : value;

const operations = [
  ...accountOperations.map((operation) => ({ ...operation, question: questionOf(operation) })),
  ...phoneOrderOperations
    .filter(({ input }) => 'certificationNumber' in input)
    .map((operation) => ({
      ...operation,
      input: marked(operation.input) as typeof operation.input, // every value keeps its type
      question: buyingQuestionOf(operation),
    })),
];

const pathOf = ({ call }: { call: string }) => call.split(' ')[1] ?? '';

/** Responses of a mall that reveals more than it should. */
const troubles: Answer[] = [
  (call, response) =>
    refusal(response, 400, '1400', '입력값을 확인해 주세요.', [
      { field: 'stepToken', reason: '다시 시도해 주세요.' },
      { field: 'secret', reason: String(call.body) },
    ]),
  (call, response) => refusal(response, 500, '9999', JSON.stringify(call.body)),
  (call, response) => (
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`{"code":"0000","data":${JSON.stringify(JSON.stringify(call.body))}}`),
    handled
  ),
  (call, response) => (response.writeHead(502).end(JSON.stringify(call.body)), handled),
  (_call, response) => (response.destroy(), handled),
];

test('no log, trace or refusal contains the input of an account operation or of a phone order, however it ends', async () => {
  const told: string[] = [];
  for (const [index, operation] of operations.entries()) {
    const { question } = operation;
    // The quick tier takes one trouble for each, in turn.
    const taken = isFullTier ? troubles : troubles.filter((_trouble, turn) => turn === index % troubles.length);
    mall.on(pathOf(operation), operation.answer);
    expect(await ask(question, { input: operation.input })).toContain(String(operation.result.__typename));
    for (const trouble of operation.body === undefined ? [] : taken) {
      mall.on(pathOf(operation), trouble);
      const answer = await ask(question, { input: operation.input });
      if (!answer.includes('"data":{')) told.push(answer);
    }
    const odd = [
      { ...operation.input, mallUrl: 7 },
      { ...operation.input, mallUrl: undefined },
      { ...operation.input, secret: 'secret-other' },
      Object.fromEntries(Object.entries(operation.input).map(([name, value]) => [name, [value]])),
    ];
    const literal = question.replace('$input)', '{ mallUrl: 7, password: "secret-literal" })');
    told.push(...(await Promise.all([...odd.map((input) => ask(question, { input })), ask(literal, {})])));
  }
  mall.on('users/profile', () => aProfile);
  await ask('{ viewer(mallUrl: "familyshop") { profile { name email } } }', {}, { 'x-check-token': 'secret-check' });
  await fetch(`${gateway.url}/kmcertVerification/secret-path?encData=secret-query`, {
    method: 'POST',
    body: new URLSearchParams({ certReqNo: 'secret-request', encData: 'secret-sealed' }),
  });
  await fetch(`${gateway.url}/kmcert/secret-path?name=secret-query`, {
    method: 'POST',
    body: new URLSearchParams({ mobile: 'secret-mobile' }),
  });
  expect(
    told.filter((answer) =>
      isPrivate.test(
        answer.replaceAll('"secret"', '').replaceAll('secret: \\"…\\"', '').replaceAll('Field \\"secret\\"', ''),
      ),
    ),
  ).toEqual([]);
  await expect.poll(() => gateway.output().split('"path":"/graphql"').length - 1).toBe(requestCount);
  await expect.poll(() => gateway.output().split('"path":"/kmcert').length - 1).toBe(2);
  expect(gateway.output().match(isPrivate)).toBeNull();
  await expect.poll(() => spans.join('\n').split('POST /graphql').length - 1, { timeout: 10_000 }).toBe(requestCount);
  expect(spans.join('\n').match(isPrivate)).toBeNull();
});

test.each([
  'password',
  'newPassword',
  'curPwd',
  'stepToken',
  'checkToken',
  'token',
  'certNo',
  'certVal',
  'certificationNumber',
  'guardianCertificationNumber',
  'grdnCertNo',
  'authVal',
  'accountDigits',
  'acctNo',
  'accountNumber',
  'encData',
])('a text that happens to name a %s is written down without it', (name) => {
  expect(withoutSecrets(`failed at ?${name}=s3cr3t&a=1 and {"${name}":"s3cr3t"}`, 1_000)).not.toContain('s3cr3t');
});
