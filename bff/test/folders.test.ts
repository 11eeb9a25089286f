import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** The floors from the top; each imports only from floors below. Features have an order of their own. */
const floors = [
  ['main.ts', 'run.ts', 'server.ts', 'metrics.ts', 'engine.ts'],
  ['page', 'sandbox'],
  ['http'],
  ['graphql'],
  ['features'],
  ['request'],
  ['session'],
  ['upstream'],
  ['rules'],
  ['log.ts'],
  ['errors'],
  ['fast-path', 'shared', 'tracing'],
  ['log-portions.ts'],
  ['config.ts'],
  ['settings'],
  ['generated types'],
];

/** A folder of `features`, another folder, or a file that lies in none. */
function placeOf(path: string): string {
  if (path.includes('__generated__')) return 'generated types';
  const [first = '', second = ''] = relative(source, path).split('/');
  return first === 'features' ? `${first}/${second}` : first;
}

function floorOf(place: string): number {
  return floors.findIndex((names) => names.includes(place) || names.includes(place.split('/')[0] ?? ''));
}

interface Import {
  from: string;
  to: string;
}

const files = globSync(join(source, '**/*.ts')).filter((file) => !file.includes('__generated__'));
const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/gu)].map(([, path = '']) => ({
    from,
    to: join(dirname(from), path),
  })),
);

/** The nodes that lead back to themselves. */
function circles(edges: readonly Import[]): string[] {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const { to } of targets.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  return [...targets.keys()].filter((node) => reached(node).has(node));
}

const betweenPlaces = imports
  .map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to) }))
  .filter(({ from, to }) => from !== to);

function isAllowed({ from, to }: Import): boolean {
  const areFeatures = from.startsWith('features/') && to.startsWith('features/');
  const areOnTop = floorOf(from) === 0 && floorOf(to) === 0;
  return areFeatures || areOnTop || floorOf(to) > floorOf(from);
}

test('every import leads to a floor below, or to another feature', () => {
  const wrong = betweenPlaces.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} -> ${to}`);
  expect([...new Set(betweenPlaces.map(({ from }) => from))].filter((place) => floorOf(place) === -1)).toEqual([]);
  expect([...new Set(wrong)]).toEqual([]);
});

test('folders import one another in no circle', () => {
  expect(circles(betweenPlaces)).toEqual([]);
});

test('files import one another in no circle', () => {
  expect(circles(imports).map((file) => relative(source, file))).toEqual([]);
});
