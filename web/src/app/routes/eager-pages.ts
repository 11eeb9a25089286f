import type { PageModule } from '../../shop/page/page-module.ts';

/** The pages of most visits. Every visit pays for each name here; lazy-pages.ts lists the others. */
export const eagerPages = import.meta.glob<{ page: PageModule }>('../../routes/{home,intro,category,product}/page.tsx');
