import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { filesOfTheProject, fingerprintsOf, mayRead, programs, type Program } from '../../scripts/lib/programs.ts';

const files = filesOfTheProject() ?? [];
const isOfTheProject = new Set(files);
const code = /\.(?:ts|tsx|mts|js|mjs|graphql)$/u;
const quoted = /['"`]([^'"`\n$]+)['"`]/gu;

/** Files that a file names: relative to itself, as imports do, or below the project's folder. */
function namedIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const paths = [...text.matchAll(quoted)].map(([, path = '']) => path);
  return paths
    .map((path) => normalize(path.startsWith('.') ? join(dirname(file), path) : path))
    .filter((path) => isOfTheProject.has(path));
}

/** A program's files of code, and the code that they lead to. */
function read(program: Program): Set<string> {
  const folder = `${program.name}/`;
  const others = programs.filter(({ name }) => name.startsWith(folder)).map(({ name }) => `${name}/`);
  const own = files.filter((file) => file.startsWith(folder) && !others.some((other) => file.startsWith(other)));
  const seen = new Set(own.filter((file) => code.test(file)));
  for (const file of seen) for (const named of namedIn(file)) if (code.test(named)) seen.add(named);
  return seen;
}

describe.each(programs)('the fingerprint of $name', (program) => {
  test('holds all files that its own files name, and what these name', () => {
    const own = [...read(program)];
    expect(own.length).toBeGreaterThan(100);
    const missed = own.flatMap((file) =>
      namedIn(file)
        .filter((named) => !mayRead(program, named))
        .map((named) => `${file} names ${named}`),
    );
    expect(missed).toEqual([]);
  });

  test('changes with a file of its own, and not with one that it never reads', () => {
    const own = files.find((file) => file.startsWith(`${program.name}/`)) ?? '';
    const foreign = 'tests/journeys/order.test.ts';
    const hashes = [own, foreign].map((file) => ({ file, hash: 'as it was' }));
    const changed = (name: string) => hashes.map((each) => (each.file === name ? { ...each, hash: 'new' } : each));
    const before = fingerprintsOf(hashes)[program.name];
    expect(fingerprintsOf(changed(own))[program.name]).not.toBe(before);
    expect(fingerprintsOf(changed(foreign))[program.name]).toBe(before);
  });
});
