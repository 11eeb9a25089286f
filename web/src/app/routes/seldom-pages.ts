import type { PageModule } from '../../shared/page/page-module.ts';

/** Where the other pages are: fetched with the first of them. */
export const seldom = import.meta.glob<{ page: PageModule }>([
  '../../routes/*/{page,desktop-page,mobile-page}.ts',
  '!../../routes/{home,intro,category,product}/*.ts',
]);
