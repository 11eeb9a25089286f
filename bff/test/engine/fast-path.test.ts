import { ApolloServer } from '@apollo/server';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aGoods, anAccessToken } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;
/** Without the fast path. */
let plain: OpenGateway;
const apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('users/info', () => ({ memNo: 'U1', memNm: '김가온', mallId: 'M0001' }));
  const settings = { TELL_UPSTREAM_CALLS: false };
  [gateway, plain] = await Promise.all([openGateway(mall.url, settings, true), openGateway(mall.url, settings, false)]);
});
beforeEach(() => {
  mall.calls.splice(0);
  apollo.mockClear();
});
afterAll(async () => {
  await Promise.all([gateway.close(), plain.close()]);
  await mall.close();
});

type Headers = Record<string, string>;

async function post(to: OpenGateway, body: object, headers: Headers = {}) {
  const { status, headers: told, text } = await supertest(to.url).post('/graphql').set(headers).send(body);
  const { date: _date, 'x-request-id': _id, 'x-answer-age': _age, ...others } = told;
  return { status, headers: others, text: text.replaceAll(/"requestId":"[^"]*"/gu, '') };
}

const inMall = (fields: string, name = '') => `query ${name} { mall(device: DESKTOP) { ${fields} } }`;

describe('an operation', () => {
  test.each<[string, object, Headers]>([
    ['of a visitor', { query: inMall('name theme menu { name }') }, {}],
    [
      'with variables',
      {
        query: 'query ($n: [String!]!) { mall(device: MOBILE) { products(numbers: $n) { __typename number } } }',
        variables: { n: ['GD1', 'HP1'] },
      },
      {},
    ],
    [
      'of several operations',
      { query: `${inMall('name', 'One')} ${inMall('title', 'Two')}`, operationName: 'Two' },
      {},
    ],
    [
      'with a condition that holds',
      {
        query: 'query ($b: Boolean = false) { mall(device: DESKTOP) { name number @include(if: $b) } }',
        variables: { b: true },
      },
      {},
    ],
    [
      'with a condition that does not hold',
      { query: 'query ($b: Boolean = false) { mall(device: DESKTOP) { name number @include(if: $b) } }' },
      {},
    ],
    ['of a member', { query: '{ viewer { name } }' }, { authorization: `Bearer ${anAccessToken()}` }],
    [
      'with nulls for what is not given',
      { query: inMall('number'), variables: null, operationName: null, extensions: null },
      {},
    ],
    [
      'of a client that says what it is',
      { query: inMall('title'), extensions: { clientLibrary: { name: 'client', version: '1.0.0' } } },
      {},
    ],
    ['of a client with nothing to say beside it', { query: inMall('title url'), extensions: {} }, {}],
    ['of a client that wants the newer type', { query: inMall('id') }, { accept: 'application/graphql-response+json' }],
    ['of a client that takes anything', { query: inMall('url') }, { accept: '*/*' }],
    ['of a page on another origin', { query: inMall('isMarketing') }, { origin: 'https://elsewhere.example' }],
    [
      'with errors in its result',
      { query: inMall('name posts(board: NOTICE, page: 0) { totalCount } product(number: "GD9") { name }') },
      {},
    ],
    [
      'that changes something',
      {
        query: 'mutation ($i: SetFavoriteInput!) { setFavorite(input: $i) { __typename } }',
        variables: { i: { mallUrl: 'familyshop', productNumber: 'GD1', isFavorite: true } },
      },
      { authorization: `Bearer ${anAccessToken()}` },
    ],
  ])('%s is executed without Apollo Server, with the same response to the letter', async (_what, body, headers) => {
    const first = await post(gateway, body, headers);
    const again = await post(gateway, body, headers);
    expect(apollo).not.toHaveBeenCalled();
    const theirs = await post(plain, body, headers);
    expect(apollo).toHaveBeenCalledOnce();
    expect([first, again]).toEqual([theirs, theirs]);
  });

  test('in an address is executed without Apollo Server, and may be cached as long', async () => {
    const address = `/graphql?${new URLSearchParams({ query: inMall('theme number'), variables: '{}' })}`;
    const get = async (to: OpenGateway) => {
      const { status, text, headers } = await supertest(to.url).get(address).set('apollo-require-preflight', '1');
      expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/u);
      return { status, text };
    };
    const first = await get(gateway);
    expect(await get(gateway)).toEqual(first);
    expect(apollo).not.toHaveBeenCalled();
    expect(await get(plain)).toEqual(first);
  });

  test.each([
    ['that a foreign page could have sent unasked', {}, ''],
    ['with a part twice', { 'apollo-require-preflight': '1' }, '&variables={}&variables={}'],
    ['with variables that are no JSON', { 'apollo-require-preflight': '1' }, '&variables={'],
    ['with variables that are null in so many letters', { 'apollo-require-preflight': '1' }, '&variables=null'],
    ['with extensions that are null in so many letters', { 'apollo-require-preflight': '1' }, '&extensions=null'],
    ['of a content type', { 'apollo-require-preflight': '1', 'content-type': 'text/plain' }, ''],
  ])('in an address %s is refused, though its text was executed before', async (_what, headers, more) => {
    const query = inMall('title number');
    await gateway.ask(query);
    await gateway.ask(query);
    const { status } = await supertest(gateway.url)
      .get(`/graphql?query=${encodeURIComponent(query)}${more}`)
      .set(headers);
    expect(status).toBeGreaterThanOrEqual(400);
  });

  test('has a new id each time', async () => {
    const ids = [];
    for (let turn = 0; turn < 3; turn += 1)
      ids.push((await gateway.ask(inMall('openAreas'))).headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(3);
  });

  test('with an error makes no more calls to the mall for it', async () => {
    const query = inMall(
      'faq { questions { number } } one: product(number: "GD00000101") { number } two: product(number: "GD00000102") { number }',
    );
    const path = 'pre/layout/product/goods/GD00000102';
    mall.on(path, () => aGoods({ gdsGrpNo: 'GD00000102' }));
    expect((await gateway.ask(query)).errors).toEqual([]);
    mall.on(path, (_call, response) => refusal(response, 400, '1400', '안 됩니다.'));
    mall.calls.splice(0);
    const { status, data, errors, headers } = await gateway.ask(query);
    expect(status).toBe(200);
    expect(data.mall).toMatchObject({ faq: expect.any(Object), one: { number: 'GD00000101' }, two: null });
    expect(errors).toMatchObject([
      { path: ['mall', 'two'], extensions: { code: expect.any(String), requestId: headers.get('x-request-id') } },
    ]);
    expect(mall.calls.map((call) => call.path).toSorted()).toEqual([
      'pre/faqs',
      'pre/layout/product/goods/GD00000101',
      path,
    ]);
  });
});

describe('Apollo Server decides', () => {
  const request = { query: inMall('company { name }') };

  test.each<[string, object, Headers, RegExp]>([
    [
      'a variable that does not fit',
      {
        query: 'query ($n: [String!]!) { mall(device: DESKTOP) { products(numbers: $n) { number } } }',
        variables: { n: 7 },
      },
      {},
      /BAD_INPUT/u,
    ],
    ['variables that are a list', { ...request, variables: [] }, {}, /^400 /u],
    ['an operation name that the text has not', { ...request, operationName: 'Other' }, {}, /^400 /u],
    ['an operation name that is none', { ...request, operationName: 7 }, {}, /^400 /u],
    ['a type that no response has', request, { accept: 'image/png' }, /^406 /u],
    ['extensions that are a list', { ...request, extensions: [] }, {}, /^400 /u],
    ['an id that is none beside the text', { ...request, extensions: { persistedQuery: null } }, {}, /^[24]00 /u],
    [
      'an unknown id beside the text',
      { ...request, extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
      {},
      /errors/u,
    ],
  ])('over %s', async (_what, body, headers, expected) => {
    await post(gateway, { ...body, variables: { n: ['GD1'] }, operationName: null, extensions: null });
    const ours = await post(gateway, body, headers);
    expect(ours).toEqual(await post(plain, body, headers));
    expect(`${ours.status} ${ours.text}`).toMatch(expected);
  });
});
