import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { broken, mutants, sourceOf } from './mutants.ts';

test('each rule that the simulation is to see broken stands in its file, once', () => {
  for (const mutant of mutants) {
    const source = readFileSync(sourceOf(mutant), 'utf8');
    expect({ ...mutant, isBroken: broken(mutant, source) !== source }).toMatchObject({ isBroken: true });
  }
});

test('there are thirty of them and more, each with a name of its own', () => {
  const names = mutants.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(30);
  expect(new Set(names).size).toBe(names.length);
});
