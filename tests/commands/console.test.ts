import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { ViteUserConfig } from 'vitest/config';
import { root } from '../../scripts/lib/paths.ts';

const { default: config } = await import('../../vitest.config.ts');
const projects = (config.test?.projects ?? []).map(String).map((project) => join(root, project));

test.each(projects)(
  'each test of a project may fail by what it lets others write to the console: %s',
  async (project) => {
    const file = statSync(project).isDirectory() ? join(project, 'vitest.config.ts') : project;
    const { default: ofProject } = (await import(file)) as { default: ViteUserConfig };
    const setup = [ofProject.test?.setupFiles ?? []].flat().find((path) => basename(path) === 'fail-on-console.ts');
    expect(existsSync(join(file, '..', setup ?? 'none'))).toBe(true);
  },
);

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

for (const method of methods)
  test.fails(`a test that lets something write by console.${method} fails`, () => {
    expect(console[method]('한 줄')).toBeUndefined();
  });
