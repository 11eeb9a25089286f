import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { gatewayFlags } from '../../scripts/lib/service.ts';
import { dockerfileText, services, stagesOfDockerfile } from '../harness/topology-files.ts';

const stages = stagesOfDockerfile();

test('the linter reports nothing', () => {
  expect(validate(dockerfileText).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

test('it builds on the runtime and package manager that the project names', () => {
  const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    config: { node: string; pnpm: string };
  };
  const images = stages.map(({ image }) => image).filter((image) => image !== 'workspace');
  expect(new Set(images)).toEqual(new Set([`node:${config.node}-bookworm-slim`]));
  expect(dockerfileText).toContain(`pnpm@${config.pnpm}`);
});

test('every image that the containers are built from is a stage of it', () => {
  const targets = services.flatMap(([, { build }]) => (build ? [build.target] : []));
  expect(targets).toEqual(['gateway', 'gateway', 'mall']);
  expect(targets.filter((target) => !stages.some(({ name }) => name === target))).toEqual([]);
});

test.each(['gateway', 'mall'])('%s runs without root, without tools to build with, without secrets', (name) => {
  const lines = stages.find((stage) => stage.name === name)?.lines ?? [];
  const of = (...keywords: string[]) =>
    lines.filter(({ keyword }) => keywords.includes(keyword)).map(({ text }) => text);
  expect(of('USER')).toEqual(['node']);
  expect(of('RUN', 'ADD')).toEqual([]);
  expect(of('HEALTHCHECK')).toHaveLength(1);
  const folder = name === 'gateway' ? 'bff' : 'mall';
  const flags = name === 'gateway' ? gatewayFlags : [];
  expect(of('CMD').map((text) => JSON.parse(text) as unknown)).toEqual([['node', ...flags, `${folder}/src/main.ts`]]);
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  expect(scripts.start.split(' ')).toEqual(['node', ...flags, 'src/main.ts']);
  expect(of('ENV', 'ARG').filter((text) => /secret|password|token|_url/iu.test(text))).toEqual([]);
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
