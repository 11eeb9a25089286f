import type { PageName } from '../../shop/addresses/page-name.ts';
import type { PageModule } from '../../shop/page/page-module.ts';

export type LoadPage = () => Promise<{ page: PageModule }>;

/** The pages of most visits. Every visit pays for each name here; lazy-pages.ts lists the others. */
export const eagerPages = {
  category: () => import('../../routes/category/page.tsx'),
  home: () => import('../../routes/home/page.tsx'),
  intro: () => import('../../routes/intro/page.tsx'),
  product: () => import('../../routes/product/page.tsx'),
} as const satisfies Partial<Record<PageName, LoadPage>>;

export type EagerPage = keyof typeof eagerPages;

export function isEager(name: PageName): name is EagerPage {
  return name in eagerPages;
}
