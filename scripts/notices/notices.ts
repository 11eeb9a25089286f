import { join } from 'node:path';
import { root } from '../lib/paths.ts';
import { dependenciesOf, installedPackages, type InstalledPackage } from './installed-packages.ts';
import { ownTexts, readmeSection, standardNames, standardText } from './license-texts.ts';

/** Packages bundled into the explorer at /sandbox. The gateway itself does not need them. */
const sandboxPackages = ['@graphiql/react', '@graphiql/toolkit', 'graphiql', 'react', 'react-dom'];

/** Packages bundled into the desk of the operator's door. The mall itself does not need them. */
const deskPackages = ['@mantine/core', '@mantine/hooks', 'get-nonce', 'react', 'react-dom', 'react-router-dom'];

const storefront = () => installedPackages(join(root, 'web'), dependenciesOf(join(root, 'web')));

/** Distributed parts, and the third-party packages in them. */
export const carriers = {
  storefront,
  gateway: () => {
    const folder = join(root, 'bff');
    return [...installedPackages(folder, [...dependenciesOf(folder), ...sandboxPackages]), ...storefront()];
  },
  mall: () => {
    const folder = join(root, 'mall/content');
    const ofDesk = installedPackages(join(root, 'mall'), deskPackages);
    return [...installedPackages(folder, dependenciesOf(folder)), ...ofDesk];
  },
} as const satisfies Record<string, () => InstalledPackage[]>;

/** Notices of these packages. Throws when one of them neither names a license nor brings a text. */
export function noticesOf(packages: readonly InstalledPackage[]): string {
  const each = [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()];
  const without = each.filter((one) => !hasLicense(one));
  if (without.length > 0) throw new Error(`No license is known of ${without.map(({ name }) => name).join(', ')}.`);
  const standard = new Set(each.filter((one) => ownTexts(one).length === 0).flatMap(namesOf));
  return [
    'Third-party software in this program, with its licenses. This file is made from the installed packages.',
    ...each.map(notice),
    ...[...standard].toSorted().map((name) => `${name}: ${standardText(name)}`),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

function namesOf({ license }: InstalledPackage): string[] {
  return standardNames(license ?? '');
}

function hasLicense(one: InstalledPackage): boolean {
  return ownTexts(one).length > 0 || namesOf(one).length > 0;
}

function notice(one: InstalledPackage): string {
  const { name, version, license, author, homepage } = one;
  const own = ownTexts(one);
  const texts = own.length > 0 ? own : [`The text of ${namesOf(one).join(', ')} is below.`, readmeSection(one) ?? ''];
  const head = [`${name} ${version}`, `License: ${license ?? 'see below'}`, author && `By: ${author}`, homepage];
  return [head.filter(Boolean).join('\n'), ...texts].filter(Boolean).join('\n\n');
}
