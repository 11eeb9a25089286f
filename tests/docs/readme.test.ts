import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { accountTable, mallTable } from './readme-tables.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const between = (name: string) => readme.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? '';

describe('the README', () => {
  test('lists the malls and accounts that the seed makes', () => {
    expect(between('malls')).toContain(mallTable());
    expect(between('accounts')).toContain(accountTable());
  });

  test.each(['mall/src/config.ts', 'bff/src/config.ts'])('names every setting of %s', (file) => {
    const settings = readFileSync(join(root, file), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm);
    const names = [...settings].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    const table = between('settings');
    expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });

  test('gives commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/(?:`|^)(?:\w+=\S+ )?npm (?:run )?([a-z-]+)/gm)].map(([, name]) => name ?? '');
    expect(named).toContain('start');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('every relative link of the documents leads somewhere', () => {
  const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root, exclude: ['**/node_modules/**'] })];
  const broken = documents.flatMap((document) => {
    const links = [...readFileSync(join(root, document), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)];
    return links.map(([, link]) => join(dirname(document), link ?? '')).filter((path) => !existsSync(join(root, path)));
  });
  expect(broken).toEqual([]);
});
