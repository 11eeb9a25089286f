import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** A package as it is installed. */
export interface InstalledPackage {
  name: string;
  version: string;
  folder: string;
  /** As the package says, by the names of SPDX; null: it says nothing. */
  license: string | null;
  author: string | null;
  homepage: string | null;
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  author?: string | { name?: string };
  homepage?: string;
  repository?: string | { url?: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** These packages, as a workspace folder sees them, and all that they need to run, without the project's own. By name, then version. */
export function installedPackages(from: string, names: readonly string[]): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const visit = (folder: string, name: string, isOptional: boolean) => {
    const own = folderOf(folder, name);
    if (own === null) {
      // Another platform's binary.
      if (isOptional) return;
      throw new Error(`${name} is not installed for ${folder}.`);
    }
    if (found.has(own)) return;
    const manifest = manifestOf(own);
    found.set(own, describe(own, manifest));
    const { dependencies = {}, optionalDependencies = {} } = manifest;
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(own, each, each in optionalDependencies);
  };
  for (const name of names) visit(from, name, false);
  const byName = (a: InstalledPackage, b: InstalledPackage) =>
    a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en', { numeric: true });
  return [...found.values()].filter(({ folder }) => !isOwn(folder)).toSorted(byName);
}

/** The names that a workspace folder needs to run. */
export function dependenciesOf(folder: string): string[] {
  return Object.keys(manifestOf(folder).dependencies ?? {});
}

/** A workspace package is a link to a folder outside of `node_modules`. */
function isOwn(folder: string): boolean {
  return !folder.split(sep).includes('node_modules');
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** As Node looks for it: in this folder, then in those above. */
function folderOf(from: string, name: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  return dirname(from) === from ? null : folderOf(dirname(from), name);
}

function describe(folder: string, manifest: Manifest): InstalledPackage {
  const { name, version, license, licenses = [], author, homepage, repository } = manifest;
  const named = typeof license === 'string' ? license : license?.type;
  const older = licenses.flatMap(({ type }) => type ?? []).join(' OR ');
  return {
    name,
    version,
    folder,
    license: (named ?? older) || null,
    author: (typeof author === 'string' ? author : author?.name) ?? null,
    homepage: homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? null,
  };
}
