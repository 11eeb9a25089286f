import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingNames as ofGateway } from '../../bff/src/config.ts';
import { settingNames as ofMall } from '../../mall/src/config.ts';
import { root } from '../../scripts/lib/paths.ts';
import { accountTable, english, korean, mallTable } from './readme-tables.ts';

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe.each([english, korean])('$file', (words) => {
  const readme = textOf(words.file);
  const between = (name: string) => readme.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? '';

  test('lists the malls and accounts that the seed makes', () => {
    expect(between('malls')).toContain(mallTable(words));
    expect(between('accounts')).toContain(accountTable(words));
  });

  test.each([
    { program: 'the mall', names: ofMall },
    { program: 'the gateway', names: ofGateway },
  ])('names every setting of $program', ({ names }) => {
    expect(names.length).toBeGreaterThan(10);
    const table = between('settings');
    expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });

  test('gives commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/(?:`|^)(?:\w+=\S+ )?npm (?:run )?([a-z:-]+)/gm)].map(([, name]) => name ?? '');
    expect(named).toContain('start');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('the READMEs state the same facts', () => {
  const [inEnglish, inKorean] = [english, korean].map(({ file }) => factsOf(textOf(file)));
  expect(inEnglish?.settings.length).toBeGreaterThan(30);
  expect(inKorean).toEqual(inEnglish);
});

/** What needs no translation: the order of settings, numbers and names in code, commands, links and folders. */
function factsOf(readme: string) {
  const settings = readme.split('<!-- settings -->')[1]?.split('<!-- /settings -->')[0] ?? '';
  const rows = settings.split('\n').filter((line) => line.startsWith('| `'));
  return {
    settings: rows.map((row) => {
      const [names, defaults = ''] = row.split(' | ');
      return { names, values: (defaults.match(/`[^`]+`|\d[\d.]*/gu) ?? []).toSorted() };
    }),
    blocks: readme.match(/^```sh\n.*?^```/gmsu)?.map((block) => block.replaceAll(/#.*/gu, '').replaceAll(/ +$/gmu, '')),
    links: [...readme.matchAll(/\]\((docs\/[^)]+)\)/gu)].map(([, link]) => link),
    folders: [...readme.matchAll(/^([\w./]+) {2,}\S/gmu)].map(([, folder]) => folder),
    sections: readme.match(/^## /gmu)?.length,
  };
}

test('every relative link of the documents has a target', () => {
  const documents = [
    english.file,
    korean.file,
    ...globSync('docs/**/*.md', { cwd: root, exclude: ['**/node_modules/**'] }),
  ];
  const broken = documents.flatMap((document) => {
    const links = [...readFileSync(join(root, document), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)];
    return links.map(([, link]) => join(dirname(document), link ?? '')).filter((path) => !existsSync(join(root, path)));
  });
  expect(broken).toEqual([]);
});
