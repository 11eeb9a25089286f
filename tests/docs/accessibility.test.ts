import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';

const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');

// The items of KWCAG 2.2, by the numbers of the standard: guideline, and how many items it has.
const guidelines = {
  '5.1': 1,
  '5.2': 1,
  '5.3': 3,
  '5.4': 4,
  '6.1': 4,
  '6.2': 2,
  '6.3': 1,
  '6.4': 4,
  '6.5': 4,
  '7.1': 1,
  '7.2': 2,
  '7.3': 4,
  '8.1': 1,
  '8.2': 1,
};
const items = Object.entries(guidelines).flatMap(([guideline, count]) =>
  Array.from({ length: count }, (_, index) => `${guideline}.${index + 1}`),
);

test('each of the 33 items has its row, with how it is met and what checks it', () => {
  expect(items).toHaveLength(33);
  const rows = [...page.matchAll(/^\| \*\*([\d.]+) [가-힣 ]+\*\* \([^)]+\) \| (.{10,}) \| (.{4,}) \|$/gm)];
  expect(rows.map(([, number]) => number)).toEqual(items);
});

test('every file that it names exists', () => {
  const named = [...page.matchAll(/`([a-z]+\/[\w./-]+\.tsx?)`/g)].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
