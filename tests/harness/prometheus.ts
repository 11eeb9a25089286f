import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { monitoringFolder, prometheusFolder } from './monitoring.ts';
import { freePorts } from './ports.ts';
import { TopologyProcess } from './topology-process.ts';

/** A Prometheus with the rules of this project, in which minutes are seconds. */
export interface Prometheus {
  /** Names of the alerts that fire, with their labels. */
  firing(): Promise<{ name: string; labels: Record<string, string> }[]>;
  /** Series of a query at this moment. */
  query(expression: string): Promise<unknown[]>;
  stop(): Promise<void>;
}

const startMs = 30_000;

/** `targets`: addresses of metrics by job. */
export async function openPrometheus(targets: Record<string, readonly string[]>): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'family-mall-prometheus-'));
  const [port = 0] = await freePorts(1);
  const rules = await readFile(join(monitoringFolder, 'alerts.yaml'), 'utf8');
  await writeFile(join(folder, 'alerts.yaml'), quicker(rules));
  await writeFile(
    join(folder, 'prometheus.yml'),
    stringify({
      global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
      rule_files: ['alerts.yaml'],
      scrape_configs: Object.entries(targets).map(([job, addresses]) => ({
        job_name: job,
        // The probe of a silent database takes two seconds.
        scrape_interval: job === 'mall' ? '4s' : '1s',
        scrape_timeout: job === 'mall' ? '4s' : '1s',
        static_configs: [{ targets: addresses.map((address) => new URL(address).host) }],
      })),
    }),
  );
  const process = new TopologyProcess({
    name: 'prometheus',
    command: join(prometheusFolder, 'prometheus'),
    args: [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    logFile: join(folder, 'prometheus.log'),
  });
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).json();
  const stop = async () => {
    await process.stop();
    await rm(folder, { recursive: true, force: true });
  };
  await process
    .ready(async () => (await fetch(`http://127.0.0.1:${port}/-/ready`)).ok, startMs)
    .catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  return {
    firing: async () => {
      const { data } = (await ask('/api/v1/alerts')) as {
        data: { alerts: { state: string; labels: Record<string, string> }[] };
      };
      return data.alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => ({ name: labels['alertname'] ?? '', labels }));
    },
    query: async (expression) => {
      const answer = (await ask(`/api/v1/query?${new URLSearchParams({ query: expression })}`)) as {
        status: string;
        error?: string;
        data: { result: unknown[] };
      };
      if (answer.status !== 'success') throw new Error(`${expression}: ${answer.error}`);
      return answer.data.result;
    },
    stop,
  };
}

/** The same rules, whose minutes are two seconds and whose windows are twenty. */
function quicker(rules: string): string {
  return rules
    .replaceAll(/for: (\d+)m/gu, 'for: 2s')
    .replaceAll(/\[\d+m\]/gu, '[20s]')
    .replaceAll('offset 1h', 'offset 20s');
}
