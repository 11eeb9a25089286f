import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalType } from '../../src/graphql/response-headers.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const ofApollo = 'application/graphql-response+json,application/json;q=0.9';

const to = (path = '/graphql') => supertest(gateway.url).post(path);
const byGet = (search: string) => supertest(gateway.url).get(`/graphql?${search}`).set('apollo-require-preflight', '1');

const refused: [string, number, () => supertest.Test][] = [
  ['another method', 405, () => supertest(gateway.url).put('/graphql').send({})],
  ['another media type', 415, () => to().type('form').send('query={__typename}')],
  ['too much', 413, () => to().send({ query: '{ __typename }', variables: { a: 'x'.repeat(200_000) } })],
  ['what is no JSON', 400, () => to().type('json').send('{"query":')],
  ['a batch', 400, () => to().send([{ query: '{ __typename }' }])],
  [
    'too many aliases',
    400,
    () => to().send({ query: `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: __typename`).join(' ')} }` }),
  ],
  [
    'too many calls',
    400,
    () =>
      to().send({
        query: `{ mall(device: DESKTOP) { ${Array.from({ length: 25 }, (_, index) => `p${index}: product(number: "GD${index}") { number }`).join(' ')} } }`,
      }),
  ],
  ['an unknown document', 200, () => to().send({ documentId: `sha256:${'0'.repeat(64)}` })],
  ['a path below', 404, () => to('/graphql/x').send({})],
  ['nothing', 400, () => to().send({})],
  [
    'a change by GET',
    405,
    () =>
      byGet(new URLSearchParams({ query: 'mutation { signOut(input: { mallUrl: "a" }) { isSignedOut } }' }).toString()),
  ],
  ['variables that are no JSON', 400, () => byGet('query={__typename}&variables={')],
  ['a misspelled field', 400, () => to().send({ query: '{ nmae }' })],
  ['a file of nobody', 401, () => supertest(gateway.url).get('/files/1?mallUrl=familyshop')],
  ['another method for files', 405, () => supertest(gateway.url).put('/files')],
];

describe('a refusal has its code, words for a shopper, and the type that its client reads', () => {
  test.each(refused)('%s', async (_what, status, send) => {
    const { status: sent, headers, body } = await send().set('accept', ofApollo);
    expect([sent, headers['content-type'], body.errors]).toEqual([
      status,
      'application/graphql-response+json; charset=utf-8',
      [
        expect.objectContaining({
          extensions: expect.objectContaining({
            code: expect.stringMatching(/^[A-Z_]+$/u),
            userMessage: expect.stringMatching(/[가-힣]/u),
            requestId: headers['x-request-id'],
          }),
        }),
      ],
    ]);
    expect(headers['vary']).toMatch(/Authorization, X-Refresh-Token, .*Accept/u);
  });

  test('in plain JSON where the client names no other', async () => {
    const { headers } = await supertest(gateway.url).put('/graphql').send({});
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

test.each([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/json, application/graphql-response+json;q=0.5', 'application/graphql-response+json'],
  ['APPLICATION/GRAPHQL-RESPONSE+JSON; charset=utf-8', 'application/graphql-response+json'],
  ['application/graphql-response+json;q=0, application/json', 'application/json'],
  ['application/graphql-response+json; q=0.0,application/json', 'application/json'],
])('to one that accepts %s it is %s', (accept, type) => {
  expect(refusalType(accept)).toBe(`${type}; charset=utf-8`);
});
