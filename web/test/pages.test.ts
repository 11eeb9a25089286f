import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const lists = ['eager-pages.ts', 'lazy-pages.ts'].map((file) => readFileSync(join(source, 'app/routes', file), 'utf8'));

test('the code of a page is in the folder of its name, and each such folder is a page', () => {
  const rows = [...lists.join('\n').matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('\.\.\/\.\.\/routes\/([^']+)'\)/gmu)];
  const pages = rows.map(([, name = '', file]) => ({ name, file }));
  expect(pages).toEqual(pages.map(({ name }) => ({ name, file: `${name}/page.tsx` })));

  const folders = readdirSync(join(source, 'routes')).filter((name) =>
    existsSync(join(source, 'routes', name, 'page.tsx')),
  );
  expect(pages.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});
