import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildASTSchema, type GraphQLSchema } from 'graphql';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepRelease, loadManifests } from '../../src/graphql/manifests/manifest-folder.ts';
import { releaseOf } from '../../src/graphql/manifests/manifest-forms.ts';
import { readSchema } from '../../src/graphql/staleness.ts';
import { startFakeMall } from '../helpers/fake-mall.ts';
import { openGateway } from '../helpers/open-gateway.ts';

// As the tools print it, which `print` of graphql-js does not.
const relayText =
  'query ShopRelayQuery(\n  $url: String\n) {\n  mall(url: $url, device: MOBILE) {\n    title\n  }\n}\n';
const presetText = 'query ShopPreset($url: String) { mall(url: $url, device: MOBILE) { title } }';
const apolloText =
  'query ShopApollo($url: String) {\n  mall(url: $url, device: MOBILE) {\n    __typename\n    title\n  }\n}';
const hash = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');
const ids = {
  relay: hash('md5', relayText),
  preset: hash('sha1', presetText),
  apollo: hash('sha256', apolloText),
};

let folder = '';
let schema: GraphQLSchema;
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  schema ??= buildASTSchema(readSchema());
  lines.length = 0;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.useRealTimers();
});

const write = (file: string, content: object | string) =>
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
const apollo = (...operations: object[]) => ({ format: 'apollo-persisted-query-manifest', version: 1, operations });
const load = () => loadManifests(folder, schema, log);
const refusals = () =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'An operation of a manifest is refused');

test('names of files say app, release and whether it is retired', () => {
  expect(releaseOf('ios@4.2.0.json')).toEqual({ app: 'ios', release: '4.2.0', isRetired: false });
  expect(releaseOf('ios@4.2.0-beta.1.retired.json')).toEqual({ app: 'ios', release: '4.2.0-beta.1', isRetired: true });
  for (const file of ['ios.json', 'ios@.json', '@1.json', 'ios@1.json.new', '../ios@1.json'])
    expect(releaseOf(file)).toBeNull();
});

test('ids are looked up as given, in the forms of Relay, the client preset and Apollo', () => {
  write('relay@1.json', { [ids.relay]: relayText });
  write('preset@1.json', { [`sha1:${ids.preset}`]: presetText });
  write('apollo@1.json', apollo({ id: ids.apollo, name: 'ShopApollo', type: 'query', body: apolloText }));
  const { documents, releases } = load();
  expect(documents.get(ids.relay)).toMatchObject({ app: 'relay', text: relayText });
  expect(documents.get(ids.preset)).toMatchObject({ app: 'preset', text: presetText });
  expect(documents.get(ids.apollo)).toMatchObject({ app: 'apollo', text: apolloText });
  expect(releases).toHaveLength(3);
});

test('a bad entry is refused alone, and by its name', () => {
  write(
    'app@1.json',
    apollo(
      { id: 'a', name: 'ShopApollo', body: apolloText },
      { id: 'b', name: 'Gone', body: 'query Gone { mall(device: MOBILE) { colour } }' },
      { id: 'c', name: 'Torn', body: 'query Torn {' },
      { id: 7, name: 'Numbered', body: apolloText },
    ),
  );
  write('broken@1.json', '{');
  const { documents, releases } = load();
  expect([...documents.keys()]).toEqual(['a']);
  expect(releases.find(({ app }) => app === 'app')).toMatchObject({ loaded: 1, refused: 3 });
  expect(refusals().map(({ app, release, operation }) => `${app}@${release} ${operation}`)).toEqual([
    'app@1 Numbered',
    'app@1 Gone',
    'app@1 Torn',
  ]);
  expect(lines.join()).toContain('A manifest cannot be read');
});

test('names repeat over releases, and an id has one text', () => {
  const second = apolloText.replace('title', 'name');
  write('app@1.json', apollo({ id: 'one', name: 'ShopApollo', body: apolloText }));
  write(
    'app@2.json',
    apollo({ id: 'two', name: 'ShopApollo', body: second }, { id: 'one', name: 'ShopApollo', body: second }),
  );
  const { documents } = load();
  expect(documents.get('one')).toMatchObject({ text: apolloText, release: '1' });
  expect(documents.get('two')).toMatchObject({ text: second, release: '2' });
  expect(refusals()).toMatchObject([{ release: '2', reason: 'app@1 has its id for another text' }]);
});

test('the storefront keeps the manifests of its last five builds', () => {
  for (let build = 1; build <= 7; build += 1) {
    keepRelease(folder, 'storefront', `build${build}`, JSON.stringify({ [`id${build}`]: apolloText }), log);
    utimesSync(join(folder, `storefront@build${build}.json`), build, build);
  }
  expect(readdirSync(folder).toSorted()).toEqual([3, 4, 5, 6, 7].map((build) => `storefront@build${build}.json`));
  expect([...load().documents.keys()]).toContain('id3');
});

describe('a gateway with a folder of manifests', () => {
  test('executes by id, tells apps apart in its metrics, and reads the folder again when it changes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const mall = await startFakeMall();
    write('relay@1.json', { [ids.relay]: relayText });
    const web = join(folder, 'web');
    mkdirSync(join(web, 'server'), { recursive: true });
    writeFileSync(join(web, 'server/persisted-documents.json'), JSON.stringify({ [ids.preset]: presetText }));
    const gateway = await openGateway(mall.url, { MANIFESTS: folder, WEB_DIST: web, TRUSTED_DOCUMENTS_ONLY: true });
    const ask = async (documentId: string) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ documentId, variables: { url: 'familyshop' } }),
      });
      const { data, errors } = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
      return data ? 'data' : errors?.[0]?.message;
    };
    expect(await ask(ids.relay)).toBe('data');
    expect(await ask(`md5:${ids.relay}`)).toBe('data');
    expect(await ask(ids.preset)).toBe('data');
    expect(await ask(ids.apollo)).toBe('PersistedQueryNotFound');
    expect(readdirSync(folder).filter((file) => file.startsWith('storefront@'))).toHaveLength(1);

    write('apollo@1.json', apollo({ id: ids.apollo, name: 'ShopApollo', body: apolloText }));
    renameSync(join(folder, 'relay@1.json'), join(folder, 'relay@1.retired.json'));
    vi.advanceTimersByTime(5_000);
    expect(await ask(ids.apollo)).toBe('data');
    expect(await ask(ids.relay)).toBe('PersistedQueryNotFound');

    const metrics = await (await fetch(gateway.metricsUrl)).text();
    for (const sample of [
      'graphql_operation_seconds_count{operation="ShopRelayQuery",type="query",client="relay"} 2',
      'graphql_operation_seconds_count{operation="ShopApollo",type="query",client="apollo"} 1',
      'graphql_operation_seconds_count{operation="ShopPreset",type="query",client="storefront"} 1',
      'manifest_documents{app="apollo",release="1",state="active"} 1',
      'manifest_documents{app="relay",release="1",state="retired"} 1',
      'retired_documents_total{app="relay",release="1"} 1',
    ])
      expect(metrics).toContain(sample);
    await gateway.close();
    await mall.close();
  });
});
