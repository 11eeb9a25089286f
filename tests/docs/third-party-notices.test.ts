import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { dependenciesOf, installedPackages } from '../../scripts/notices/installed-packages.ts';
import { carriers, noticesOf } from '../../scripts/notices/notices.ts';

test("the built storefront carries its packages' notices, with the font's copyright and license", () => {
  const built = readFileSync(join(root, 'web/dist/client/third-party-notices.txt'), 'utf8');
  expect(built).toBe(`${noticesOf(carriers.storefront())}\n`);
  expect(built).toContain('with Reserved Font Name Pretendard');
  expect(built).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(built).toContain('Meta Platforms, Inc. and affiliates');
});

test('the image of the mall carries the notices of sharp and of the libraries inside its binary', () => {
  const notices = noticesOf(carriers.mall());
  expect(notices).toMatch(/^@img\/sharp-libvips-[\w-]+ [\d.]+\nLicense: LGPL-3\.0-or-later$/mu);
  expect(notices).toMatch(/^\| libvips +\| LGPLv3 +\|$/mu);
  expect(notices).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  expect(notices).toContain('GNU GENERAL PUBLIC LICENSE');
});

test('the image of the gateway carries those of the storefront and of the sandbox too', () => {
  const names = carriers.gateway().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['express', 'graphiql', 'monaco-editor', 'pretendard', 'react-dom']));
});

describe.each([
  ['storefront', 'web'],
  ['gateway', 'bff'],
  ['mall', 'mall'],
] as const)('the notices of the %s', (carrier, folder) => {
  test('name every package that it needs, and what those need', () => {
    const packages = carriers[carrier]();
    const names = new Set(packages.map(({ name }) => name));
    const needed = packages.flatMap((one) => dependenciesOf(one.folder));
    expect(packages.length).toBeGreaterThan(30);
    const left = [...dependenciesOf(join(root, folder)), ...needed].filter((name) => !names.has(name));
    expect(left).toEqual(carrier === 'storefront' ? [] : ['settings']); // a package of the project's own
  });
});

test('a package without any license stops the notices, and so does one that is not installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'family-mall-notices-'));
  const add = (name: string, manifest: object) => {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(
      join(folder, 'node_modules', name, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', ...manifest }),
    );
  };
  add('licensed', { license: 'MIT', dependencies: { bare: '1' } });
  add('bare', { optionalDependencies: { 'of-another-platform': '1' } });
  expect(() => noticesOf(installedPackages(folder, ['licensed']))).toThrow('No license is known of bare.');
  add('bare', { license: 'UNLICENSED' });
  expect(() => noticesOf(installedPackages(folder, ['licensed']))).toThrow('No license is known of bare.');
  writeFileSync(join(folder, 'node_modules/bare/LICENSE'), 'Use it well.');
  expect(noticesOf(installedPackages(folder, ['licensed']))).toMatch(/Use it well\.[^]*Permission is hereby granted/u);
  expect(() => installedPackages(folder, ['nowhere'])).toThrow('nowhere is not installed');
  rmSync(folder, { recursive: true });
});
