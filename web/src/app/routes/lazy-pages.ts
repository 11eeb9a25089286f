import type { PageModule } from '../../shop/page/page-module.ts';

/** The other pages. The browser fetches this list with the first of them. */
export const lazyPages = import.meta.glob<{ page: PageModule }>([
  '../../routes/*/page.tsx',
  '!../../routes/{home,intro,category,product}/page.tsx',
]);
