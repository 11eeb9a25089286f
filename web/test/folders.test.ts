import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** From the top to the bottom. Each imports only from those below; the folders of one may import each other in no circle. */
const layers = ['client.tsx', 'server.tsx', 'app', 'routes', 'catalog', 'features', 'shared', '__generated__'];

interface Import {
  from: string;
  to: string;
}

const imports: Import[] = globSync(join(source, '**/*.{ts,tsx}'))
  .filter((file) => !file.includes('__generated__') && !/\.test\.tsx?$/u.test(file))
  .flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/gu)].map(([, path = '']) => ({
      from,
      to: join(dirname(from), path),
    })),
  );

function layerOf(file: string): string {
  return relative(source, file).split('/')[0] ?? '';
}

/** A folder of a layer, such as `features/goods`. */
function folderOf(file: string): string {
  return relative(source, file).split('/').slice(0, 2).join('/');
}

/** The nodes that lead back to themselves. */
function circles(edges: readonly Import[]): string[] {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const { to } of targets.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  return [...targets.keys()].filter((node) => reached(node).has(node));
}

test('every import stays in its layer or leads to one below', () => {
  const wrong = imports.filter(({ from, to }) => layers.indexOf(layerOf(from)) > layers.indexOf(layerOf(to)));
  expect(wrong.map(({ from, to }) => `${relative(source, from)} -> ${relative(source, to)}`)).toEqual([]);
});

test.each(['routes', 'catalog', 'features'])('the folders of %s import each other in no circle', (layer) => {
  const between = imports
    .filter(({ from, to }) => layerOf(from) === layer && layerOf(to) === layer)
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
    .filter(({ from, to }) => from !== to);
  expect(circles(between)).toEqual([]);
});
