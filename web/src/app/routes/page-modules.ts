import type { PageName } from '../../shop/addresses/page-name.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { eagerPages, isEager } from './eager-pages.ts';

/** The page's code. */
export async function loadPageModule(name: PageName): Promise<PageModule> {
  const load = isEager(name) ? eagerPages[name] : (await import('./lazy-pages.ts')).lazyPages[name];
  return (await load()).page;
}
