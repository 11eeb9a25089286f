import type { PageName } from '../../shop/addresses/page-name.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { eagerPages, isEager } from './eager-pages.ts';

/** The page's code. */
export async function loadPageModule(name: PageName): Promise<PageModule> {
  if (isEager(name)) return (await eagerPages[name]()).page;
  const { lazyPages } = await import('./lazy-pages.ts');
  return (await lazyPages[name]()).page;
}
