import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../drizzle');

/** The version before could not write rows any more, or not find what it reads. */
const breaking = [
  /\bDROP (?:TABLE|COLUMN|DEFAULT)\b/iu,
  /\bRENAME\b/iu,
  /\bSET NOT NULL\b/iu,
  /\bSET DATA TYPE\b/iu,
  /\bADD COLUMN "\w+" [^;]*\bNOT NULL\b(?![^;]*\bDEFAULT\b)[^;]*;/iu,
];

/** From before malls were replaced one after the other. */
const older = (name: string) => Number(name.slice(0, 4)) <= 38;

test('a migration only adds, so malls of the version before go on while malls are replaced, and after a way back', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(files.length).toBeGreaterThan(30);
  const isBreaking = (name: string) => {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(/DEFAULT [^;]*NOT NULL/giu, 'DEFAULT 0');
    return breaking.some((pattern) => pattern.test(text));
  };
  expect(files.filter(older).filter(isBreaking).length).toBeGreaterThan(0);
  expect(files.filter((name) => !older(name) && isBreaking(name))).toEqual([]);
});
