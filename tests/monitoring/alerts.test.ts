// Full tier: Prometheus' own tool, and the metrics of a whole shop.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { seededDatabaseUrl } from '../../mall/test/rest/harness/seeded.ts';
import { root } from '../../scripts/lib/paths.ts';
import {
  dashboardQueries,
  monitoringFolder,
  promtool,
  readAlertRules,
  selectorsOf,
  type Selector,
} from '../harness/monitoring.ts';
import { openTopology, type Topology } from '../harness/topology.ts';

interface RuleTests {
  tests: {
    name: string;
    input_series: { series: string }[];
    alert_rule_test: { alertname: string; exp_alerts: unknown[] }[];
  }[];
}

const rules = readAlertRules();
const { tests } = parse(readFileSync(join(monitoringFolder, 'alerts.test.yaml'), 'utf8')) as RuleTests;

let shop: Topology;
/** What the programs say before anybody has asked for anything. */
let metrics: Record<string, string>;

beforeAll(async () => {
  shop = await openTopology({ databaseUrl: await seededDatabaseUrl(), gateways: 1 });
  metrics = {
    gateway: await textOf(shop.gateways[0]?.metricsUrl ?? ''),
    mall: await textOf(`${shop.mallUrl}/metrics`),
  };
});
afterAll(() => shop?.stop());

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}

test('promtool accepts the rules and the example, and raises each alert from its series', () => {
  expect(promtool('check', 'rules', join(monitoringFolder, 'alerts.yaml'))).toMatchObject({ isFine: true });
  expect(promtool('check', 'config', join(monitoringFolder, 'prometheus.yml'))).toMatchObject({ isFine: true });
  const { isFine, said } = promtool('test', 'rules', join(monitoringFolder, 'alerts.test.yaml'));
  expect([isFine, said]).toEqual([true, expect.stringContaining('SUCCESS')]);
  const checks = tests.flatMap(({ alert_rule_test: each }) => each);
  const raised = new Set(checks.filter(({ exp_alerts: all }) => all.length > 0).map(({ alertname }) => alertname));
  const silent = new Set(checks.filter(({ exp_alerts: all }) => all.length === 0).map(({ alertname }) => alertname));
  const names = rules.map(({ alert }) => alert).toSorted();
  expect([[...raised].toSorted(), [...silent].toSorted()]).toEqual([names, names]);
});

/** Of histograms only the name: they begin with their first observation, and no alert compares them with before. */
function isExported({ name, matchers }: Selector): boolean {
  if (name === 'up') return true;
  const job = matchers.find(({ label }) => label === 'job')?.value ?? '';
  const text = metrics[job];
  if (text === undefined) return false;
  const base = name.replace(/_(?:bucket|count|sum)$/u, '');
  if (text.includes(`# TYPE ${base} histogram`)) return true;
  const samples = text.split('\n').filter((line) => line === name || new RegExp(`^${name}[ {]`, 'u').test(line));
  const wanted = matchers.filter(({ label }) => label !== 'job' && label !== 'instance');
  return (
    samples.length > 0 &&
    wanted.every(({ label, operator, value }) => {
      const given = samples.flatMap((line) => new RegExp(`[{,]${label}="([^"]*)"`, 'u').exec(line)?.[1] ?? []);
      if (operator === '=') return given.includes(value);
      const pattern = new RegExp(`^(?:${value})$`, 'u');
      return operator === '=~' ? given.some((each) => pattern.test(each)) : given.length > 0;
    })
  );
}

test('each name and label of rules, tests and dashboard is exported from the start, so a first failure is a rise', () => {
  const places = [
    ...rules.map(({ alert, expr }) => ({ place: alert, expr })),
    ...tests.flatMap(({ name, input_series: all }) => all.map(({ series }) => ({ place: name, expr: series }))),
    ...dashboardQueries().map(({ title, expr }) => ({ place: title, expr })),
  ];
  const unknown = places.flatMap(({ place, expr }) =>
    selectorsOf(expr)
      // A breaker is there once its endpoint was called; an endpoint is no label of a rule.
      .filter(({ matchers }) => !matchers.some(({ value }) => value === 'GET pre/faqs'))
      .filter((selector) => !isExported(selector))
      .map((selector) => `${place}: ${JSON.stringify(selector)}`),
  );
  expect(unknown).toEqual([]);
  expect(rules.filter(({ expr }) => selectorsOf(expr).length === 0)).toEqual([]);
  const alternatives = rules.flatMap(({ expr }) =>
    selectorsOf(expr).flatMap(({ name, matchers }) =>
      matchers
        .filter(({ operator, value }) => operator === '=~' && /^[\w|-]+$/u.test(value))
        .flatMap(({ label, value }) =>
          value.split('|').map((each) => ({ name, matchers: [...matchers, { label, operator: '=', value: each }] })),
        ),
    ),
  );
  expect(alternatives.filter((selector) => !isExported(selector))).toEqual([]);
});

test('every counter is there at 0 with its labels, but those whose labels the world names', () => {
  const bare = Object.values(metrics).flatMap((text) =>
    [...text.matchAll(/^# TYPE (\w+) counter$/gmu)]
      .map(([, name = '']) => name)
      .filter((name) => !new RegExp(`^${name}[ {]`, 'mu').test(text)),
  );
  expect(bare.toSorted()).toEqual([
    'agent_calls_total',
    'csp_violations_total',
    'deprecated_uses_total',
    'retired_documents_total',
  ]);
});

function runbookEntries() {
  const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
  return [...runbook.matchAll(/^### (\w+)\n(.*?)(?=^##|$(?![\s\S]))/gmsu)];
}

test('each alert is raised by a real fault, or its entry says that it is not', () => {
  const walked = readFileSync(join(root, 'tests/monitoring/walked-alerts.test.ts'), 'utf8');
  const ofSeriesAlone = runbookEntries().filter(([entry]) => entry.includes('by `promtool` alone'));
  expect(ofSeriesAlone.map(([, name]) => name)).toEqual(
    rules.map(({ alert }) => alert).filter((alert) => !walked.includes(`'${alert}'`)),
  );
});

test('the runbook has an entry for each alert, and for nothing else', () => {
  const entries = runbookEntries();
  expect(entries.map(([, name]) => name)).toEqual(rules.map(({ alert }) => alert));
  for (const [entry] of entries)
    for (const part of ['Shoppers notice', 'Look', 'Do', 'To try it']) expect(entry).toContain(`- **${part}**`);
  for (const { alert, annotations, labels } of rules) {
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    expect(['page', 'ticket']).toContain(labels['severity']);
  }
});
