import type { PageModule } from '../../shared/page/page-module.ts';

/** Where the pages are that most visits pass. Each name here costs every visit; the others are in seldom-pages.ts. */
export const often = import.meta.glob<{ page: PageModule }>(
  '../../routes/{home,intro,category,product}/{page,desktop-page,mobile-page}.ts',
);
