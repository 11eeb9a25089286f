import type { PageModule } from '../../shop/page/page-module.ts';
import { eagerPages } from './eager-pages.ts';
import { pageFile, type PageName } from './page-name.ts';

/** The page's code. A page without a file shows that it is coming soon. */
export async function loadPageModule(name: PageName): Promise<PageModule> {
  const load = eagerPages[pageFile(name)] ?? (await lazyPage(name));
  return (await load()).page;
}

async function lazyPage(name: PageName): Promise<() => Promise<{ page: PageModule }>> {
  const { lazyPages } = await import('./lazy-pages.ts');
  const load = lazyPages[pageFile(name)] ?? lazyPages[pageFile('coming-soon')];
  if (!load) throw new Error(`${name} is missing`);
  return load;
}
