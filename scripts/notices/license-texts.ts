import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import standardTexts from 'spdx-license-list/full.js';
import type { InstalledPackage } from './installed-packages.ts';

/** The texts that a package brings, itself or in its build: licenses, notices, patents. */
export function ownTexts({ folder }: InstalledPackage): string[] {
  const names = /^(?:licen[cs]e|copying|notice|third.?party|patents|copyright)/iu;
  const texts = [folder, join(folder, 'dist')]
    .filter((each) => existsSync(each))
    .flatMap((each) => filesOf(each, names));
  return [...new Set(texts)];
}

/** What its README says of its license, for a package that brings no text. */
export function readmeSection({ folder }: InstalledPackage): string | null {
  const [readme = ''] = filesOf(folder, /^readme(?:\.|$)/iu);
  return /^#{1,4}[^\n]*\blicen[cs](?:e|ing)\b.*/imsu.exec(readme)?.[0].trim() ?? null;
}

function filesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name) && !/\.[cm]?[jt]s$/u.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
    .filter((text) => text !== '');
}

/** The standard licenses in an expression such as `(MIT OR Apache-2.0)`, with those that they build on. */
export function standardNames(expression: string): string[] {
  const names = expression.split(/[\s()]+|\b(?:AND|OR|WITH)\b/u).filter((name) => name in standardTexts);
  // The LGPL is a list of permissions that are added to the GPL.
  return names.flatMap((name) => (name.startsWith('LGPL-3.0') ? [name, 'GPL-3.0-only'] : [name]));
}

export function standardText(name: string): string {
  const found = standardTexts[name];
  if (!found) throw new Error(`SPDX has no license ${name}.`);
  return `${found.name}\n\n${found.licenseText.trim()}`;
}
