import type { Device } from '../../__generated__/graphql.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import type { PageName } from './page-name.ts';

const files = import.meta.glob<{ page: PageModule }>('../../routes/*/{page,desktop-page,mobile-page}.ts');

/**
 * The file of a page: routes/<name>/page.ts, or desktop-page.ts and mobile-page.ts where the two differ so much that
 * neither device should load the other's. A page that has none yet says so to the shopper.
 */
export function pageFile(name: PageName, device: Device): string {
  const own = device === 'DESKTOP' ? 'desktop-page' : 'mobile-page';
  const candidates = [`../../routes/${name}/${own}.ts`, `../../routes/${name}/page.ts`];
  return candidates.find((path) => path in files) ?? '../../routes/coming-soon/page.ts';
}

export async function loadPageModule(name: PageName, device: Device): Promise<PageModule> {
  const path = pageFile(name, device);
  const load = files[path];
  if (!load) throw new Error(`${path} is missing`);
  return (await load()).page;
}
