import { readFileSync } from 'node:fs';
import { buildASTSchema, isEnumType, Kind, parse, visit, type ASTNode, type StringValueNode } from 'graphql';
import { expect, test } from 'vitest';
import { settingNames as ofMall } from '../../../mall/src/config.ts';
import { jobNames } from '../../../mall/src/jobs/job-kinds.ts';
import { Metrics as MallMetrics } from '../../../mall/src/metrics.ts';
import { operationStaleness } from '../../../scripts/codegen/staleness.ts';
import { readSettings, settingNames as ofGateway } from '../../src/config.ts';
import { readSchema } from '../../src/graphql/staleness.ts';
import { Metrics } from '../../src/metrics.ts';

const page = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const readme = page('README.md');
const operations = page('docs/operations.md');
const clients = page('docs/clients.md');

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const words = (cell: string) => [...cell.matchAll(/`([^`]+)`/gu)].map(([, word]) => word ?? '');
const isOfRuntime = (name: string) => /^(?:nodejs|process)_/u.test(name);

test('the metrics and labels that the guide for operators lists are those that there are', async () => {
  const metrics = new Metrics();
  metrics.watchBreakers(() => [{ name: 'mall', state: 'closed' }]);
  metrics.onCall({ endpoint: 'GET x', outcome: 'ok', milliseconds: 1 });
  metrics.noteBuild('x');
  metrics.watchLoad(() => ({ inFlight: 0, waiting: 1, calls: 0, queue: 0, cacheEntries: 0, cacheBytes: 0 }));
  metrics.watchStore(() => Promise.resolve(true));
  metrics.watchManifests(() => [{ app: 'ios', release: '1', isRetired: false, loaded: 1, refused: 0 }]);
  metrics.onTool('get_cart', 'ok');
  metrics.onDeprecated('A.b', { client: 'ios', release: '1' });
  metrics.onRetired({ app: 'ios', release: '1' });
  metrics.onResponse('graphql', 200, 1, { name: 'Home', type: 'query', client: 'storefront' });
  metrics.onError('INTERNAL');
  metrics.onLayout('fresh');
  metrics.onRefresh('traded');
  metrics.onPage('kept');
  metrics.onUncaught('timer');
  metrics.onViolation('script-src');
  const ofMall = new MallMetrics();
  for (const name of jobNames) ofMall.onJob(name, 'done');
  ofMall.watchRefunds(async () => ({ held: 1 }));
  ofMall.watchDifferences(async () => 0);
  ofMall.watchHolidays(() => 365);
  ofMall.watchDatabase(async () => undefined);
  ofMall.watchMessages(async () => []);
  ofMall.onAnswer('getMenu', 200, 1);
  const text = `${await metrics.text()}\n${(await ofMall.read()).text}`;
  const exported = [...text.matchAll(/^# TYPE (\S+) /gmu)].map(([, name]) => name ?? '');
  const labels = (name: string) =>
    new Set(
      [...text.matchAll(new RegExp(`^${name}(?:_count)?\\{(.+)\\}`, 'gmu'))].flatMap(([, given]) =>
        [...(given ?? '').matchAll(/(\w+)="/gu)].map(([, label]) => label),
      ),
    );
  const rows = operations
    .split('\n')
    .filter((line) => /^\| `[a-z]+_\w+`/u.test(line))
    .map(cellsOf);
  const listed = rows.flatMap(([names = '']) => words(names));
  expect(listed.filter((name) => !exported.includes(name))).toEqual([]);
  expect(exported.filter((name) => !isOfRuntime(name) && !listed.includes(name))).toEqual([]);
  for (const [names = '', said = ''] of rows.filter(([name = '']) => !isOfRuntime(words(name)[0] ?? ''))) {
    expect([names, words(said).filter((word) => labels(words(names)[0] ?? '').has(word))]).toEqual([
      names,
      [...labels(words(names)[0] ?? '')],
    ]);
  }
});

/** Rows of the README's table that contain plain values, one for each setting of the row. */
const plainRows = readme
  .split('\n')
  .filter((line) => /^\| `[A-Z_]+`/u.test(line))
  .map((line) => cellsOf(line))
  .map(([names = '', said = '']) => ({
    names: words(names),
    values: said.split(', ').map((value) => value.replaceAll('`', '')),
  }))
  .filter(({ names, values }) => values.length === names.length && values.every((value) => /^\d+$/u.test(value)));

test('the defaults of the README are those of the gateway', () => {
  const defaults = readSettings({}) as unknown as Record<string, unknown>;
  const said = plainRows
    .flatMap(({ names, values }) => names.map((name, index) => [name, values[index]] as const))
    .filter(([name]) => name in defaults);
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter(([name, value]) => String(Number(defaults[name])) !== value)).toEqual([]);
});

test('every setting that the guide for operators names exists', () => {
  const known = [...ofGateway, ...ofMall];
  const table = operations.slice(operations.indexOf('## 2. Settings'), operations.indexOf('## 3.'));
  const named = table
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+`/u.test(line))
    .flatMap((line) => words(cellsOf(line)[0] ?? ''));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.includes(name) && name !== 'NODE_ENV')).toEqual([]);
});

test('every code that the guide for clients gives advice on is one of the schema', () => {
  const type = buildASTSchema(readSchema()).getType('ErrorCode');
  const codes = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  const [, advice = ''] = clients.split('Handle the codes like this:');
  const rows = advice
    .slice(0, advice.indexOf('###'))
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  const named = rows.flatMap(([cell = '']) => words(cell));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((code) => !codes.includes(code))).toEqual([]);
});

const meaning = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/gu, ' ').trim();

/** Rows of a table of the guide for clients, from a line on. */
function rowsAfter(line: string): string[][] {
  const [, after = ''] = clients.split(`${line}\n\n`);
  const [table = ''] = after.split('\n\n');
  return table.split('\n').slice(2).map(cellsOf);
}

test.each([
  ['ErrorCode', 'Of `errors` (`ErrorCode`, in `extensions.code`):'],
  [
    'RefusalCode',
    'Of the refusals in the data (`RefusalCode`, in `code`; what a client needs of each is in its type, see [Refusals](#refusals)):',
  ],
  ['FieldRefusalCode', 'Of a field (`FieldRefusalCode`, in `fields`):'],
])('the guide for clients lists every %s with its meaning', (name, line) => {
  const type = buildASTSchema(readSchema()).getType(name);
  const values = isEnumType(type) ? type.getValues() : [];
  expect(rowsAfter(line)).toEqual(values.map((value) => [`\`${value.name}\``, meaning(value.description)]));
});

test('the test accounts of the guide for clients are those of the sandbox', () => {
  const accounts = JSON.parse(page('bff/sandbox/examples/accounts.json')) as Record<string, string>[];
  const line = 'Of the embedded mall. What `signIn` answers is a `Session`, or `SignInRefused` with that reason.';
  expect(rowsAfter(line).map((cells) => cells.flatMap(words))).toEqual(
    accounts.map(({ mallUrl, id, password, answer }) => [mallUrl, id, password, answer]),
  );
});

test('the limits of the guide for clients are the defaults of the gateway', () => {
  const defaults = readSettings({}) as unknown as Record<string, number>;
  const rows = clients.slice(clients.indexOf('## Limits in numbers'), clients.indexOf('## Changes')).split('\n');
  const said = rows.flatMap((row) => {
    const [, number = ''] = cellsOf(row);
    const values = [...number.replaceAll(/`[^`]*`/gu, '').matchAll(/\d[\d,]*(?: kB)?/gu)].map(([text]) =>
      Number(text.replace(' kB', '000').replaceAll(',', '')),
    );
    return words(number).map((name, index) => [name, values[index]]);
  });
  expect(said.length).toBeGreaterThan(8);
  expect(said).toEqual(said.map(([name]) => [name, defaults[String(name)]]));
});

test('every member of the schema is described', () => {
  const bare: string[] = [];
  let members = 0;
  visit(parse(page('schema.graphql')), {
    enter(node: ASTNode & { name?: { value: string }; description?: StringValueNode }) {
      // The roots of operations have no place for a description.
      if (!node.kind.endsWith('Definition') || node.kind === Kind.OPERATION_TYPE_DEFINITION) return;
      members += 1;
      if ((node.description?.value.trim() ?? '') === '') bare.push(`${node.kind} ${node.name?.value}`);
    },
  });
  expect(members).toBeGreaterThan(500);
  expect(bare).toEqual([]);
});

const inMall = (fields: string) => parse(`query Mixed { mall(device: DESKTOP) { id ${fields} } }`);

test('an operation of the storefront that mixed layout with data would be refused by codegen', () => {
  const stalenessOf = operationStaleness(page('schema.graphql'));
  expect(stalenessOf(inMall('menu { name }'))).toEqual({ staleMs: 3_600_000 });
  expect(stalenessOf(inMall('products(numbers: []) { name }'))).toEqual({ staleMs: 1_000 });
  expect(() => stalenessOf(inMall('menu { name } products(numbers: []) { name }'))).toThrow(
    /^Mixed mixes .* make it two operations/u,
  );
});
