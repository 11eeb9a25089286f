import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** A part of the project whose tests are left out of the quick tier while nothing has changed that they may read. */
export interface Program {
  name: string;
  /** Folders and configurations of Vitest. */
  projects: readonly string[];
  /** Beginnings of paths that neither it nor its tests read. All else counts: what is forgotten here costs time, and no proof. */
  apart: readonly string[];
  /** What it reads of folders that are apart. */
  yet?: RegExp;
}

/** No test of a program reads these. */
const nobodys = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',

  'SECURITY.md',
  'deploy/',
  'docs/decisions/',
  'findings/',
];
const ofTests = ['docs/testing.md', 'tests/'];
const harness = /^tests\/harness\/(?:https-server|silent-proxy|axe-options|every-page|devices)\.ts$/u;

export const programs: readonly Program[] = [
  {
    name: 'mall/content',
    projects: ['mall/content'],
    apart: [
      ...nobodys,
      ...ofTests,
      'bff/',
      'docs/',
      'mall/drizzle/',
      'mall/openapi',
      'mall/src/',
      'mall/test/',
      'packages/',
      'schema',
      'web/',
    ],
  },
  { name: 'mall', projects: ['mall'], apart: [...nobodys, ...ofTests, 'bff/', 'schema', 'web/'], yet: harness },
  {
    name: 'bff',
    projects: ['bff', 'bff/vitest.plain.config.ts', 'bff/vitest.contract.config.ts', 'bff/vitest.mocked.config.ts'],
    apart: [...nobodys, ...ofTests, 'web/'],
    yet: new RegExp(`${harness.source}|^web/(?:codegen/|src/shop/(?:addresses|session)/|src/.*\\.graphql$)`, 'u'),
  },
  {
    name: 'web',
    projects: ['web', 'web/vitest.node.config.ts', 'web/vitest.mocked.config.ts'],
    apart: [...nobodys, ...ofTests, 'bff/', 'docs/', 'mall/', 'packages/'],
    yet: harness,
  },
];

/** What spans the programs always runs. */
export const spanning = ['tests'];

export function mayRead({ apart, yet }: Program, file: string): boolean {
  return yet?.test(file) === true || !apart.some((beginning) => file.startsWith(beginning));
}

/** What each program may read, as a hash by the program's name. */
export type Fingerprints = Record<string, string>;

const passedFile = join(root, 'tests/passed.json');

/** Null outside of a repository: then everything runs. */
export function fingerprints(): Fingerprints | null {
  const files = filesOfTheProject();
  return files && fingerprintsOf(files.map((file) => ({ file, hash: hashOf(readFileSync(join(root, file))) })));
}

export function fingerprintsOf(hashes: readonly { file: string; hash: string }[]): Fingerprints {
  return Object.fromEntries(
    programs.map((program) => [
      program.name,
      hashOf(hashes.flatMap(({ file, hash }) => (mayRead(program, file) ? `${file} ${hash}\n` : [])).join('')),
    ]),
  );
}

/** The programs whose tests passed with all that they may read as it is now. */
export function unchangedPrograms(now = fingerprints()): Program[] {
  const passed = passedFingerprints();
  return programs.filter(({ name }) => now !== null && passed[name] === now[name]);
}

/** Keeps what has passed, for the next run and the next commit. */
export function keepPassed(names: readonly string[], now: Fingerprints | null): void {
  if (!now || names.length === 0) return;
  const passed = { ...passedFingerprints(), ...Object.fromEntries(names.map((name) => [name, now[name]])) };
  const text = `${JSON.stringify(passed, undefined, 2)}\n`;
  if (text !== readPassed()) writeFileSync(passedFile, text);
}

function passedFingerprints(): Partial<Fingerprints> {
  return JSON.parse(readPassed()) as Partial<Fingerprints>;
}

function readPassed(): string {
  return existsSync(passedFile) ? readFileSync(passedFile, 'utf8') : '{}';
}

/** All that git would keep, with what is not yet committed. */
export function filesOfTheProject(): string[] | null {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 24,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(join(root, file))).toSorted();
  } catch {
    return null;
  }
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
