import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readSettings as readGatewaySettings } from '../../bff/src/config.ts';
import { readSettings as readMallSettings } from '../../mall/src/config.ts';
import { root } from '../../scripts/lib/paths.ts';

interface Container {
  name: string;
  image: string;
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  securityContext?: { readOnlyRootFilesystem?: boolean; allowPrivilegeEscalation?: boolean; capabilities?: object };
  resources?: { limits?: object; requests?: object };
  livenessProbe?: object;
  readinessProbe?: object;
  ports?: { name: string; containerPort: number }[];
}

interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    containers: Container[];
    automountServiceAccountToken?: boolean;
    terminationGracePeriodSeconds?: number;
    securityContext?: { runAsNonRoot?: boolean };
  };
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    replicas?: number;
    template: PodTemplate;
    selector?: unknown;
    podSelector?: { matchLabels?: Record<string, string> };
    policyTypes?: string[];
    minAvailable?: number;
    ports?: { port: number; targetPort: string }[];
    rules?: { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[];
  };
}

const folder = join(root, 'deploy/kubernetes');
const files = globSync('{base,example}/*.yaml', { cwd: folder });
const manifests = files
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) => parseAllDocuments(readFileSync(join(folder, file), 'utf8')))
  .map((document) => document.toJS() as Manifest);
const of = (kind: string) => manifests.filter((each) => each.kind === kind);
const workloads = [...of('Deployment'), ...of('Job')];

/** Part of what operators of Kubernetes have; the other tests need none. */
const kubectl = process.env['KUBECTL'] ?? spawnSync('which', ['kubectl'], { encoding: 'utf8' }).stdout.trim();

test.runIf(kubectl)('kustomize builds the example', () => {
  const { status, stdout, stderr } = spawnSync(kubectl, ['kustomize', join(folder, 'example')], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const built = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
  const images = built
    .filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
    .flatMap(({ spec }) => spec.template.spec.containers.map(({ image }) => image));
  expect(images.every((image) => /:\d+\.\d+[\w.-]*$/u.test(image))).toBe(true);
  const settings = built.find(({ kind }) => kind === 'ConfigMap')?.data;
  expect(settings).toMatchObject({ MALL_HOSTS: 'shop.example', MIGRATE_AT_START: '0' });
});

test('each manifest has the shape of its kind, and no field besides', async () => {
  // The package's own checks let unknown fields pass, as a cluster does not; its types refuse them.
  const data = join(root, 'tests/.test-data');
  await mkdir(data, { recursive: true });
  const folder = await mkdtemp(join(data, 'shapes-'));
  try {
    const code = manifests.flatMap(({ apiVersion, kind }, index) => [
      `import type { I${kind} as Shape${index} } from 'kubernetes-models/${apiVersion}/${kind}';`,
      `export const manifest${index}: Shape${index} = ${JSON.stringify(manifests[index])};`,
    ]);
    await writeFile(join(folder, 'manifests.ts'), code.join('\n'));
    const flags = '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --target esnext --types node';
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, ...flags.split(' '), join(folder, 'manifests.ts')], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('every container is hardened and bounded, and its secrets are references', () => {
  expect(workloads.map(({ metadata }) => metadata.name).toSorted()).toEqual(['gateway', 'mall', 'migrate', 'valkey']);
  for (const { spec } of workloads) {
    const { spec: pod } = spec.template;
    expect([pod.automountServiceAccountToken, pod.securityContext?.runAsNonRoot]).toEqual([false, true]);
    for (const { securityContext, resources, env = [] } of pod.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect([resources?.limits, resources?.requests]).not.toContain(undefined);
      for (const { value, valueFrom } of env)
        expect(valueFrom?.secretKeyRef?.name ?? (value?.includes('$(') && 'composed')).toMatch(
          /^(?:shop-secrets|composed)$/u,
        );
    }
  }
  expect(of('Secret')).toEqual([]);
});

test('gateway and mall have probes that start no process, more than one pod, and a budget', () => {
  for (const name of ['gateway', 'mall']) {
    const deployment = of('Deployment').find(({ metadata }) => metadata.name === name);
    const [container] = deployment?.spec.template.spec.containers ?? [];
    for (const probe of [container?.livenessProbe, container?.readinessProbe])
      expect(Object.keys(probe ?? {}).filter((key) => ['httpGet', 'tcpSocket', 'exec'].includes(key))[0]).toMatch(
        /httpGet|tcpSocket/u,
      );
    expect(deployment?.spec.replicas).toBeGreaterThan(1);
    const budget = of('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
    expect(budget?.spec).toEqual({ minAvailable: 1, selector: { matchLabels: { 'app.kubernetes.io/name': name } } });
  }
});

test('nothing is reachable but what a policy lists, and each pod has one', () => {
  const policies = of('NetworkPolicy');
  expect(policies.find(({ metadata }) => metadata.name === 'nothing')?.spec).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
  for (const { spec } of workloads) {
    const labels = spec.template.metadata.labels;
    const own = policies.filter(
      ({ spec: { podSelector } }) =>
        podSelector?.matchLabels?.['app.kubernetes.io/name'] === labels['app.kubernetes.io/name'],
    );
    expect(own).toHaveLength(1);
  }
});

test('services and ingress lead to ports that containers have, and the mall is reached from outside by two paths alone', () => {
  for (const { metadata, spec } of of('Service')) {
    const deployment = of('Deployment').find((each) => each.metadata.name === metadata.name);
    const names = deployment?.spec.template.spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name));
    for (const { targetPort } of spec.ports ?? []) expect(names).toContain(targetPort);
  }
  const paths = of('Ingress')
    .flatMap(({ spec }) => spec.rules ?? [])
    .flatMap(({ http }) => http.paths);
  expect(paths.filter(({ backend }) => backend.service.name === 'mall').map(({ path }) => path)).toEqual([
    '/api/v1/pg/toss',
    '/api/v1/pg/notify',
  ]);
});

test('both programs understand the settings, and a pod has the time to end', () => {
  const data = Object.assign({}, ...of('ConfigMap').map((each) => each.data)) as Record<string, string>;
  const secrets = { MALL_SECRET: 's'.repeat(32), FILE_STORE_KEY_ID: 'k', FILE_STORE_SECRET: 's' };
  const mall = readMallSettings({ ...data, ...secrets, DATABASE_URL: 'postgres://shop@database.example/shop' });
  expect([mall.unknown, mall.migratesAtStart, mall.hasDemoMembers]).toEqual([[], false, false]);
  const gateway = readGatewaySettings({ ...data, REDIS_URL: 'redis://:p@valkey:6379' });
  expect(gateway.unknown).toEqual([]);
  const graceOf = (name: string) =>
    of('Deployment').find(({ metadata }) => metadata.name === name)?.spec.template.spec.terminationGracePeriodSeconds;
  expect(Number(graceOf('gateway')) * 1000).toBeGreaterThan(gateway.UNREADY_MS + gateway.DRAIN_MS);
  // A mall finishes its requests within five seconds, and its jobs within five more.
  expect(Number(graceOf('mall')) * 1000).toBeGreaterThan(mall.unreadyMs + 10_000);
});
