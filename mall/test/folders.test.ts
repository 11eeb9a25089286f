import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** The floors from the top; each imports only from floors below. Features have an order of their own. */
const floors = [
  ['main.ts', 'run.ts', 'server.ts', 'app.ts', 'mount-operations.ts', 'housekeeping.ts'],
  ['features'],
  ['security'],
  ['http', 'db/seed'],
  ['buying'],
  ['search', 'phone-contract', 'pictures', 'wire'],
  ['context.ts', 'log.ts'],
  ['keys.ts', 'db'],
  ['config.ts'],
];

/** A folder of `features`, the seed, another folder, or a file that lies in none. */
function placeOf(path: string): string {
  const [first = '', second = ''] = relative(source, path).split('/');
  const isDivided = first === 'features' || (first === 'db' && second === 'seed');
  return isDivided ? `${first}/${second}` : first;
}

function floorOf(place: string): number {
  return floors.findIndex((names) => names.includes(place) || names.includes(place.split('/')[0] ?? ''));
}

const imports = new Map<string, Set<string>>();
for (const file of globSync(join(source, '**/*.ts'))) {
  const from = placeOf(file);
  const targets = imports.get(from) ?? new Set();
  imports.set(from, targets);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/gu)) {
    const to = placeOf(join(dirname(file), path));
    if (to !== from) targets.add(to);
  }
}

test('every import leads to a floor below, or to another feature', () => {
  const wrong = [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => !(from.startsWith('features/') && to.startsWith('features/')))
      .filter((to) => !(floorOf(from) === 0 && floorOf(to) === 0))
      .filter((to) => floorOf(to) <= floorOf(from))
      .map((to) => `${from} -> ${to}`),
  );
  expect([...imports.keys()].filter((place) => floorOf(place) === -1)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('folders import one another in no circle', () => {
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of imports.get(from) ?? []) {
      if (!seen.has(to)) reached(to, seen.add(to));
    }
    return seen;
  };
  expect([...imports.keys()].filter((place) => reached(place).has(place))).toEqual([]);
});
