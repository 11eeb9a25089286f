import { parse, validate, type GraphQLError } from 'graphql';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorTexts } from '../../src/errors/error-texts.ts';
import { schema } from '../helpers/everything.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

let mall: FakeMall;
let gateway: OpenGateway;
let closed: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, { INTROSPECTION: true });
  closed = await openGateway(mall.url, { INTROSPECTION: false });
});
afterAll(async () => {
  await gateway.close();
  await closed.close();
  await mall.close();
});

/** The engine's own error for a document. */
function engineSays(query: string): string {
  try {
    return validate(schema, parse(query))[0]?.message ?? '';
  } catch (error) {
    return (error as GraphQLError).message;
  }
}

const mistakes = [
  ['a field that is misspelled', '{ mall(device: DESKTOP) { nmae } }'],
  ['an argument that is misspelled', '{ mall(devise: DESKTOP) { name } }'],
  ['a type that is misspelled', '{ mall(device: DESKTOP) { corners { ... on ProductCorners { id } } } }'],
  ['an enum written as text', '{ mall(device: "DESKTOP") { name } }'],
  ['a document that breaks off', '{ mall('],
  ['a sign that is none', '{ mall(device: DESKTOP) { name ? } }'],
  ['a name that is long', `{ mall(device: DESKTOP) { ${'a'.repeat(400)} } }`],
  ['an undeclared variable', '{ mall(url: $url, device: DESKTOP) { name } }'],
] as const;

describe('errors for developers are in English', () => {
  test.each(mistakes)("%s, with the engine's text", async (_what, query) => {
    const { errors, status } = await gateway.ask(query);
    expect(status).toBe(400);
    expect(errors[0]).toMatchObject({
      message: engineSays(query),
      extensions: { code: 'BAD_INPUT', userMessage: errorTexts.BAD_INPUT },
    });
    expect(Object.keys(errors[0]?.extensions ?? {}).toSorted()).toEqual(['code', 'requestId', 'userMessage']);
  });

  test('with suggestions while the schema can be read, and none where it is closed', async () => {
    const [, misspelled] = mistakes[0];
    expect((await gateway.ask(misspelled)).errors[0]?.message).toContain('Did you mean "name"');
    const told = await Promise.all([
      ...mistakes.map(([, query]) => closed.ask(query)),
      closed.ask('query ($device: Device!) { mall(device: $device) { name } }', { device: 'DESKTOPS' }),
      closed.ask('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
        input: { mallUrl: 'familyshop', id: 'a', password: 'b', pasword: 'c' },
      }),
    ]);
    expect(
      told
        .flatMap(({ errors }) => errors.map(({ message }) => message))
        .filter((message) => message.includes('Did you mean')),
    ).toEqual([]);
    expect(told.every(({ errors }) => /^[\x20-\x7e…\n]+$/u.test(errors[0]?.message ?? ''))).toBe(true);
  });

  test.each([
    [
      'too deep',
      `{ mall(device: DESKTOP) { menu { ${'subcategories { '.repeat(12)} number ${'} '.repeat(12)} } } }`,
      /15 levels.*12/u,
    ],
    [
      'with too many aliases',
      `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: isRecaptchaRequired`).join(' ')} }`,
      /31 aliases.*30/u,
    ],
    ['with too many fields', `{ mall(device: DESKTOP) { ${'number '.repeat(301)} } }`, /302 fields.*300/u],
    ['with too many tokens', `{ mall(device: DESKTOP) { ${'number '.repeat(1_100)} } }`, /1000 tokens/u],
    [
      'that asks the mall too much',
      `{ mall(device: DESKTOP) { ${Array.from({ length: 25 }, (_, index) => `p${index}: product(number: "GD${index}") { number }`).join(' ')} } }`,
      /26 calls.*20/u,
    ],
  ])('an operation %s: by how much', async (_what, query, pattern) => {
    const { errors } = await gateway.ask(query);
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(pattern),
      extensions: { code: 'QUERY_TOO_COSTLY', userMessage: errorTexts.QUERY_TOO_COSTLY },
    });
  });

  test.each<[string, () => supertest.Test, RegExp]>([
    [
      'a form',
      () => supertest(gateway.url).post('/graphql').type('form').send('query={__typename}'),
      /application\/json/u,
    ],
    ['another method', () => supertest(gateway.url).put('/graphql').send({}), /GET and POST/u],
    [
      'a batch',
      () =>
        supertest(gateway.url)
          .post('/graphql')
          .send([{ query: '{ __typename }' }]),
      /batch/iu,
    ],
    ['what is no JSON', () => supertest(gateway.url).post('/graphql').type('json').send('{"query":'), /JSON/u],
    [
      'too much',
      () =>
        supertest(gateway.url)
          .post('/graphql')
          .send({ query: '{ __typename }', variables: { a: 'x'.repeat(200_000) } }),
      /too large/u,
    ],
    [
      'what is nested without end',
      () =>
        supertest(gateway.url)
          .post('/graphql')
          .send(`{"variables":{"a":${'['.repeat(50)}${']'.repeat(50)}}}`)
          .type('json'),
      /32 levels/u,
    ],
    ['a path below', () => supertest(gateway.url).post('/graphql/x').send({}), /\/graphql/u],
    ['nothing', () => supertest(gateway.url).post('/graphql').send({}), /POST body missing/u],
    [
      'a change by GET',
      () =>
        supertest(gateway.url)
          .get('/graphql')
          .set('apollo-require-preflight', '1')
          .query({ query: 'mutation { signOut(input: { mallUrl: "a" }) { isSignedOut } }' }),
      /GET requests only support query operations/u,
    ],
    [
      'variables that are no JSON',
      () =>
        supertest(gateway.url)
          .get('/graphql')
          .set('apollo-require-preflight', '1')
          .query({ query: '{ __typename }', variables: '{' }),
      /variables search parameter contains invalid JSON/u,
    ],
    [
      'a subscription',
      () => supertest(gateway.url).post('/graphql').send({ query: 'subscription { isRecaptchaRequired }' }),
      /ubscription/u,
    ],
  ])('%s that was sent', async (_what, send, pattern) => {
    const { body, status } = await send();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.errors[0]).toMatchObject({
      message: expect.stringMatching(pattern),
      extensions: { userMessage: expect.stringMatching(/[가-힣]/u), requestId: expect.any(String) },
    });
    expect(body.errors[0].message).not.toMatch(/[가-힣]/u);
  });
});

describe('errors for shoppers are in Korean', () => {
  test.each([
    ['{ mall(device: DESKTOP) { searchProducts(keywords: ["커피"]) { totalCount } } }', 'UNAUTHENTICATED'],
    ['{ mall(device: DESKTOP) { posts(board: NOTICE, page: 0) { totalCount } } }', 'BAD_INPUT'],
    [
      '{ mall(device: DESKTOP) { posts(board: NOTICE, keyword: "' + '가'.repeat(3_000) + '") { totalCount } } }',
      'BAD_INPUT',
    ],
  ])('%#', async (query, code) => {
    const { errors } = await gateway.ask(query);
    expect(errors[0]).toMatchObject({ message: expect.stringMatching(/[가-힣]/u), extensions: { code } });
    expect(errors[0]?.extensions['userMessage']).toBe(errors[0]?.message);
  });
});

describe('of variables no text is repeated', () => {
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
  const list = 'query ($numbers: [String!]!) { mall(device: DESKTOP) { products(numbers: $numbers) { number } } }';
  const narrowed =
    'query ($filter: ProductFilter) { mall(device: DESKTOP) { category(number: "1") { products(filter: $filter) { totalCount } } } }';
  const device = 'query ($device: Device!) { mall(device: $device) { name } }';

  test.each<[string, string, Record<string, unknown>, string]>([
    [
      'a password beside a mistake',
      signIn,
      { input: { mallUrl: 'familyshop', password: 'hunter2; "x' } },
      'Variable "$input" got invalid value { mallUrl: "…", password: "…" }; Field "id" of required type "String!" was not provided.',
    ],
    [
      'a password that is a list',
      signIn,
      { input: { mallUrl: 'a', id: 'b', password: ['hunter2'] } },
      'Variable "$input" got invalid value ["…"] at "input.password"; String cannot represent a non string value: ["…"]',
    ],
    [
      'text where an object belongs',
      signIn,
      { input: 'hunter2' },
      'Variable "$input" got invalid value "…"; Expected type "SignInInput" to be an object.',
    ],
    [
      'a word that is in no enum',
      device,
      { device: 'hunter2' },
      'Variable "$device" got invalid value "…"; Value "…" does not exist in "Device" enum.',
    ],
    [
      'a word with quotes that is in no enum',
      device,
      { device: 'hun" at "ter2' },
      'Variable "$device" got invalid value "…"; Value "…" does not exist in "Device" enum.',
    ],
    [
      'text in place of a number',
      narrowed,
      { filter: { minPrice: 'hunter2' } },
      'Variable "$filter" got invalid value "…" at "filter.minPrice"; Won must be a whole number',
    ],
    [
      'a color that is none',
      narrowed,
      { filter: { color: `hunter2${'x'.repeat(100)}` } },
      'Variable "$filter" got invalid value "…" at "filter.color"; HexColor must be # and six hexadecimal digits',
    ],
    [
      'a name that the type has not',
      signIn,
      { input: { mallUrl: 'a', id: 'b', password: 'hunter2', pasword: 'hunter3' } },
      'Variable "$input" got invalid value { mallUrl: "…", id: "…", password: "…", pasword: "…" }; Field "pasword" is not defined by type "SignInInput". Did you mean "password"?',
    ],
    [
      'a number, which may be a code',
      list,
      { numbers: [7] },
      'Variable "$numbers" got invalid value … at "numbers[0]"; String cannot represent a non string value: …',
    ],
    [
      'a code sent as a number',
      signIn,
      { input: { mallUrl: 'a', id: 'b', password: 98_765_432 } },
      'Variable "$input" got invalid value … at "input.password"; String cannot represent a non string value: …',
    ],
    [
      'a name that holds a quote',
      signIn,
      { input: { 'k"': 'hunter2', id: 'b' } },
      'Variable "$input" got invalid value …; Field "mallUrl" of required type "String!" was not provided.',
    ],
    ['nothing at all', list, {}, 'Variable "$numbers" of required type "[String!]!" was not provided.'],
  ])('%s', async (_what, query, variables, message) => {
    // What the same text was answered before makes no difference.
    if (query === list) for (let turn = 0; turn < 2; turn += 1) await gateway.ask(list, { numbers: ['GD1'] });
    const { errors, status } = await gateway.ask(query, variables);
    expect(status).toBe(400);
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_INPUT', userMessage: errorTexts.BAD_INPUT } });
    expect(JSON.stringify(errors)).not.toMatch(/hun|ter2|hunter/u);
  });
});
