import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../scripts/lib/paths.ts';

export const monitoringFolder = join(root, 'deploy/monitoring');

/** Where the programs of Prometheus are. */
export const prometheusFolder = process.env.PROMETHEUS_BIN || '/usr/bin';

export interface AlertRule {
  alert: string;
  expr: string;
  for?: string;
  labels: Record<string, string>;
  annotations: { summary: string; runbook: string };
}

interface RulesFile {
  groups: { name: string; rules: AlertRule[] }[];
}

/** The rules as they are delivered. */
export function readAlertRules(): AlertRule[] {
  const { groups } = parse(readFileSync(join(monitoringFolder, 'alerts.yaml'), 'utf8')) as RulesFile;
  return groups.flatMap(({ rules }) => rules);
}

/** What promtool says, and whether it is content. */
export function promtool(...args: string[]): { isFine: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(join(prometheusFolder, 'promtool'), args, { encoding: 'utf8' });
  return { isFine: status === 0, said: `${stdout}${stderr}` };
}

/** The queries of the dashboard. */
export function dashboardQueries(): { title: string; expr: string }[] {
  const { panels } = JSON.parse(readFileSync(join(monitoringFolder, 'dashboard.json'), 'utf8')) as {
    panels: { title: string; targets?: { expr: string }[] }[];
  };
  return panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
}

/** A name of an expression with its matchers. */
export interface Selector {
  name: string;
  matchers: { label: string; operator: string; value: string }[];
}

/** The selectors of an expression of PromQL. Each of ours names its labels, if only `job`. */
export function selectorsOf(expression: string): Selector[] {
  return [...expression.matchAll(/([a-z_]\w*)\{([^}]*)\}/gu)].map(([, name = '', inside = '']) => ({
    name,
    matchers: [...inside.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/gu)].map(
      ([, label = '', operator = '', value = '']) => ({ label, operator, value }),
    ),
  }));
}
