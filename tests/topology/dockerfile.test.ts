import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { readSettings } from '../../mall/src/config.ts';
import { root } from '../../scripts/lib/paths.ts';
import { gatewayFlags, mallFlags } from '../../scripts/lib/service.ts';
import { demonstration, dockerfileText, gatewayAlone, stagesOfDockerfile } from '../harness/topology-files.ts';

const stages = stagesOfDockerfile();

test('the linter reports nothing', () => {
  expect(validate(dockerfileText).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

test('it builds on the runtime and package manager that the project names', () => {
  const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    config: { node: string; pnpm: string };
  };
  const images = stages.map(({ image }) => image).filter((image) => image !== 'workspace');
  expect(new Set(images)).toEqual(new Set(['${NODE_IMAGE}']));
  expect(dockerfileText).toContain(`ARG NODE_IMAGE=node:${config.node}-bookworm-slim\n`);
  expect(dockerfileText).toContain(`pnpm@${config.pnpm}`);
});

test('every image that the containers are built from is a stage of it', () => {
  const services = [demonstration, gatewayAlone].flatMap((compose) => Object.values(compose.services));
  const targets = services.flatMap(({ build }) => (build ? [build.target] : []));
  expect(new Set(targets)).toEqual(new Set(['gateway', 'mall']));
  expect(targets.filter((target) => !stages.some(({ name }) => name === target))).toEqual([]);
});

test.each(['gateway', 'mall'])('%s runs without root, without tools to build with, without secrets', (name) => {
  const lines = stages.find((stage) => stage.name === name)?.lines ?? [];
  const of = (...keywords: string[]) =>
    lines.filter(({ keyword }) => keywords.includes(keyword)).map(({ text }) => text);
  expect(of('USER')).toEqual(['node']);
  expect(of('RUN', 'ADD')).toEqual([]);
  expect(of('HEALTHCHECK')).toHaveLength(1);
  const folder = name === 'gateway' ? 'bff' : 'mall/content';
  const flags = name === 'gateway' ? gatewayFlags : mallFlags;
  expect(of('CMD').map((text) => JSON.parse(text) as unknown)).toEqual([['node', ...flags, `${folder}/src/main.ts`]]);
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  expect(scripts.start.split(' ')).toEqual(['node', ...flags, 'src/main.ts']);
  expect(of('ENV', 'ARG').filter((text) => /secret|password|token|_url/iu.test(text))).toEqual([]);
});

test('the mall may write its files where its volume is, and nowhere else', () => {
  const owned = dockerfileText.match(/^COPY .*--chown=.*$/gmu);
  expect(owned).toEqual(['COPY --from=mall-packages --chown=node:node /app/data data']);
  expect(demonstration.services['mall']?.volumes).toEqual(['files:/app/data']);
  expect(readSettings({}).dataDir).toBe(join(root, 'data'));
});

test.each(['gateway', 'mall'])('the image of the %s carries its notices', (name) => {
  const copied = stages.find((stage) => stage.name === name)?.lines.map(({ text }) => text);
  expect(copied).toContain(`/app/notices/${name}.txt third-party-notices.txt`);
});

test.each([
  ['gateway', 'bff'],
  ['mall', 'mall-content'],
])('the image of the %s carries its version, its commit and a list of its packages', (name, program) => {
  const lines = stages.find((stage) => stage.name === name)?.lines ?? [];
  expect(lines.map(({ text }) => text)).toContain('/app/sbom.json sbom.json');
  const label = lines.find(({ keyword }) => keyword === 'LABEL')?.text ?? '';
  expect(label).toContain(`title="family-mall-${name}"`);
  expect(label).toMatch(/image\.version="\$\{VERSION\}".*image\.revision="\$\{REVISION\}"/u);
  const packages = stages.find((stage) => stage.name === `${name}-packages`)?.lines.map(({ text }) => text) ?? [];
  expect(packages.some((text) => text.includes(`pnpm sbom --lockfile-only --prod --filter ${program}...`))).toBe(true);
  const script = readFileSync(join(root, 'deploy/build-images.sh'), 'utf8');
  expect(script).toContain('--build-arg "VERSION=$TAG" --build-arg "REVISION=$REVISION"');
  const builds = [demonstration, gatewayAlone].flatMap(({ services }) =>
    Object.values(services).flatMap(({ build }) => build ?? []),
  );
  for (const { args = {} } of builds) expect(Object.keys(args)).toEqual(['VERSION', 'REVISION']);
});

test('the script for buildah says what room it takes, and does not begin without', () => {
  const { status, stderr } = spawnSync('sh', [join(root, 'deploy/build-images.sh')], {
    env: { PATH: process.env['PATH'] ?? '', HOME: '/', ROOM_GB: '999999' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('The images take 999999 GB')]);
});

test('the certificate of a registry is mounted for the steps that need it, and is in no image', () => {
  const runs = stages.flatMap(({ lines }) => lines.filter(({ keyword }) => keyword === 'RUN').map(({ text }) => text));
  const fetching = runs.filter((text) => /\binstall\b/u.test(text));
  expect(fetching).toHaveLength(4);
  expect(fetching.filter((text) => !text.includes('/run/secrets/ca'))).toEqual([]);
  expect(dockerfileText.match(/--mount=type=secret,id=ca /gu)).toHaveLength(fetching.length);
  const script = readFileSync(join(root, 'deploy/build-images.sh'), 'utf8');
  expect(script).toContain('--secret "id=ca,src=$CA_FILE"');
});

test('the script for buildah builds every image, by the name and version that the containers ask for', () => {
  const script = readFileSync(join(root, 'deploy/build-images.sh'), 'utf8');
  const [, built = ''] = /^for target in (.*); do$/mu.exec(script) ?? [];
  expect(built.split(' ')).toEqual(['gateway', 'mall']);
  expect(script).toContain('--tag "family-mall-$target:$TAG"');
});

test('what is copied exists, and no file with secrets can slip into the build', () => {
  const copies = stages.flatMap(({ lines }) =>
    lines.filter(({ keyword, text }) => keyword === 'COPY' && !text.startsWith('/app')),
  );
  const sources = copies.flatMap(({ text }) => text.split(/\s+/u).slice(0, -1));
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(ignored[0]).toBe('**');
  expect(ignored).toEqual(expect.arrayContaining(['**/.env*', '**/data', '**/node_modules']));
});
