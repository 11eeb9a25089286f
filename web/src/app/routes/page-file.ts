import type { Device } from '../../__generated__/graphql.ts';

/**
 * The file of a page among those at hand: routes/<name>/page.ts, or desktop-page.ts and mobile-page.ts where the two
 * differ so much that neither device should load the other's. Undefined: it has none among them.
 */
export function fileIn(files: Readonly<Record<string, unknown>>, name: string, device: Device): string | undefined {
  const own = device === 'DESKTOP' ? 'desktop-page' : 'mobile-page';
  return [`../../routes/${name}/${own}.ts`, `../../routes/${name}/page.ts`].find((path) => path in files);
}
