import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Client, createRequest, fetchExchange, makeOperation, gql as urqlGql } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';
import { request } from 'graphql-request';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorTexts } from '../../src/errors/error-texts.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const known = 'query Known($url: String!) { mall(url: $url, device: DESKTOP) { name } }';
const knownId = `sha256:${hash(known)}`;
const unknownId = `sha256:${hash('of the build before')}`;
const variables = { url: 'familyshop' };
const name = '한빛 패밀리샵';

let mall: FakeMall;
let gateway: OpenGateway;
let folder = '';
let endpoint = '';

beforeAll(async () => {
  mall = await startFakeMall();
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server', 'persisted-documents.json'), JSON.stringify({ [knownId]: known }));
  gateway = await openGateway(mall.url, { WEB_DIST: folder });
  endpoint = `${gateway.url}/graphql`;
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
  rmSync(folder, { recursive: true });
});

/** What a client sends in all, and what it gets. */
function watched() {
  const sent: { method: string; status: number }[] = [];
  const { fetch: send } = globalThis;
  const watch: typeof fetch = async (input, init) => {
    const response = await send(input, init);
    sent.push({ method: init?.method ?? 'GET', status: response.status });
    return response;
  };
  return { sent, watch };
}

const urqlQuery = urqlGql('query Mine($url: String!) { mall(url: $url, device: MOBILE) { title } }');
const apolloQuery = gql('query Mine($url: String!) { mall(url: $url, device: MOBILE) { title } }');
const title = '한빛 패밀리샵 - 가족이라 더 가벼운 쇼핑';

const get = (headers: Record<string, string>) =>
  supertest(gateway.url).get('/graphql').query({ query: '{ isRecaptchaRequired }' }).set(headers);
const post = (body: object, accept = 'application/json') =>
  supertest(gateway.url).post('/graphql').set('accept', accept).send(body);
const byGet = (search: Record<string, string>) =>
  supertest(gateway.url).get('/graphql').set('accept', 'application/json').query(search);
const apq = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

describe('a client works with its defaults', () => {
  test('urql, by GET', async () => {
    const { sent, watch } = watched();
    const client = new Client({ url: endpoint, fetch: watch, exchanges: [fetchExchange] });
    const { data, error } = await client.query(urqlQuery, variables).toPromise();
    expect([error, data?.mall.title, sent]).toEqual([undefined, title, [{ method: 'GET', status: 200 }]]);
  });

  test('urql with automatic persisted queries, which the gateway refuses', async () => {
    const { sent, watch } = watched();
    const client = new Client({ url: endpoint, fetch: watch, exchanges: [persistedExchange(), fetchExchange] });
    for (let turn = 0; turn < 3; turn += 1) {
      const { data, error } = await client
        .query(urqlQuery, { ...variables, turn: String(turn) }, { requestPolicy: 'network-only' })
        .toPromise();
      expect([error, data?.mall.title]).toEqual([undefined, title]);
    }
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('urql with the id of a persisted document', async () => {
    const { watch } = watched();
    const client = new Client({ url: endpoint, fetch: watch, exchanges: [fetchExchange] });
    // In development the client's query() looks for a definition, which such a document does not have.
    const ask = (documentId: string, preferGetMethod: boolean) =>
      client
        .executeRequestOperation(
          makeOperation('query', createRequest({ kind: 'Document', definitions: [], documentId } as never, variables), {
            url: endpoint,
            fetch: watch,
            preferGetMethod,
            requestPolicy: 'network-only',
          }),
        )
        .toPromise();
    for (const preferGetMethod of [true, false]) {
      const { data, error } = await ask(knownId, preferGetMethod);
      expect([error, (data as { mall: { name: string } } | undefined)?.mall.name]).toEqual([undefined, name]);
    }
    const unknown = await ask(unknownId, true);
    expect(unknown.error?.graphQLErrors[0]).toMatchObject({
      message: 'PersistedQueryNotFound',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    });
  });

  test('Apollo Client', async () => {
    const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: endpoint }) });
    expect((await client.query<{ mall: { title: string } }>({ query: apolloQuery, variables })).data?.mall.title).toBe(
      title,
    );
  });

  test.each([false, true])(
    'Apollo Client with automatic persisted queries (by GET: %s), which the gateway refuses',
    async (useGETForHashedQueries) => {
      const { sent, watch } = watched();
      const link = ApolloLink.from([
        new PersistedQueryLink({ sha256: hash, useGETForHashedQueries }),
        new HttpLink({ uri: endpoint, fetch: watch }),
      ]);
      const client = new ApolloClient({ cache: new InMemoryCache(), link });
      for (let turn = 0; turn < 2; turn += 1) {
        const { data } = await client.query<{ mall: { title: string } }>({
          query: apolloQuery,
          variables,
          fetchPolicy: 'network-only',
        });
        expect(data?.mall.title).toBe(title);
      }
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    },
  );

  test('graphql-request', async () => {
    expect(await request(endpoint, known, variables)).toEqual({ mall: { name } });
  });
});

describe('a query by GET', () => {
  test.each([
    'application/json',
    'application/graphql-response+json',
    'text/html, application/graphql-response+json;q=0.9, */*;q=0.1',
    'APPLICATION/JSON',
  ])('is answered where it accepts %s', async (accept) => {
    for (let turn = 0; turn < 2; turn += 1)
      expect((await get({ accept })).body.data).toEqual({ isRecaptchaRequired: false });
  });

  test.each([
    ['a link', 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'],
    ['a picture', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'],
    ['a script', '*/*'],
    ['something that is much like it', 'application/jsonp, text/json, application/json-seq'],
  ])('is refused from %s, though it was answered before', async (_what, accept) => {
    expect((await get({ accept: 'application/json' })).status).toBe(200);
    const { status, body } = await get({ accept });
    expect([status, body.errors[0].extensions.code, body.errors[0].message]).toEqual([
      400,
      'BAD_INPUT',
      expect.stringContaining('Accept'),
    ]);
  });

  test('is no change, whatever it accepts', async () => {
    const { status } = await supertest(gateway.url)
      .get('/graphql')
      .query({ query: 'mutation { signOut(input: { mallUrl: "a" }) { isSignedOut } }' })
      .set('accept', 'application/json');
    expect(status).toBe(405);
  });
});

describe('a document by its id', () => {
  test.each<[string, () => supertest.Test]>([
    ['in a body', () => post({ documentId: knownId, variables })],
    ['in an address', () => byGet({ documentId: knownId, variables: JSON.stringify(variables) })],
    [
      'with the remarks of a client',
      () => post({ documentId: knownId, variables, extensions: { clientLibrary: { name: 'a' } } }),
    ],
    ['as the older protocol has it', () => post({ extensions: apq(hash(known)), variables })],
    [
      'as the older protocol has it, in an address',
      () => byGet({ extensions: JSON.stringify(apq(hash(known))), variables: JSON.stringify(variables) }),
    ],
    ['beside its own text', () => post({ query: known, extensions: apq(hash(known)), variables })],
    ['of a client that names ids it has not', () => post({ documentId: null, query: known, variables })],
  ])('%s is executed, each time', async (_what, send) => {
    for (let turn = 0; turn < 3; turn += 1) expect((await send()).body).toMatchObject({ data: { mall: { name } } });
  });

  test.each<[string, () => supertest.Test, 'PersistedQueryNotFound' | 'PersistedQueryNotSupported']>([
    ['an unknown id', () => post({ documentId: unknownId, variables }), 'PersistedQueryNotFound'],
    ['an unknown id in an address', () => byGet({ documentId: unknownId }), 'PersistedQueryNotFound'],
    ['an id of another kind', () => post({ documentId: 'x-mine:7' }), 'PersistedQueryNotFound'],
    ['an unknown hash', () => post({ extensions: apq(hash('unknown')) }), 'PersistedQueryNotSupported'],
    [
      'a hash that is no text',
      () => post({ extensions: { persistedQuery: { version: 1, sha256Hash: { a: 1 } } } }),
      'PersistedQueryNotSupported',
    ],
    [
      'an unknown hash in an address',
      () => byGet({ extensions: JSON.stringify(apq(hash('unknown'))) }),
      'PersistedQueryNotSupported',
    ],
  ])('%s gets an error in the form that clients expect', async (_what, send, message) => {
    const { status, body, headers } = await send();
    const code = message === 'PersistedQueryNotFound' ? 'PERSISTED_QUERY_NOT_FOUND' : 'PERSISTED_QUERY_NOT_SUPPORTED';
    expect([status, body, headers['cache-control']]).toEqual([
      200,
      { errors: [{ message, extensions: { code, userMessage: errorTexts[code], requestId: expect.any(String) } }] },
      'no-store',
    ]);
  });

  test('the refusal has the requested type', async () => {
    expect((await post({ documentId: unknownId }, 'application/graphql-response+json')).type).toBe(
      'application/graphql-response+json',
    );
  });

  test.each<[string, () => supertest.Test]>([
    ['that is no text', () => post({ documentId: 7 })],
    ['beside a text', () => post({ documentId: knownId, query: known, variables })],
    [
      'twice',
      () =>
        supertest(gateway.url)
          .get(`/graphql?documentId=${knownId}&documentId=${knownId}`)
          .set('accept', 'application/json'),
    ],
  ])('an id %s is a mistake', async (_what, send) => {
    const { status, body } = await send();
    expect([status, body.errors[0].extensions.code, body.errors[0].message]).toEqual([
      400,
      'BAD_INPUT',
      expect.stringContaining('documentId'),
    ]);
  });

  test('is all that a strict gateway executes', async () => {
    const strict = await openGateway(mall.url, { WEB_DIST: folder, TRUSTED_DOCUMENTS_ONLY: true });
    const send = async (body: object) =>
      (await supertest(strict.url).post('/graphql').send(body)).body as {
        data?: unknown;
        errors?: { extensions: { code: string } }[];
      };
    expect(await send({ documentId: knownId, variables })).toMatchObject({ data: { mall: { name } } });
    expect((await send({ query: known, variables })).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect((await send({ documentId: unknownId })).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    await strict.close();
  });
});
