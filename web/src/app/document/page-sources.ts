import type { PageName } from '../../shop/addresses/page-name.ts';
import { isEager } from '../routes/eager-pages.ts';

/** The modules that the browser fetches for a page, by their names in the build's manifest. */
export function pageSources(name: PageName): string[] {
  if (isEager(name)) return [pageFile(name)];
  return ['src/app/routes/lazy-pages.ts', pageFile(name)];
}

/** A page's folder has its name. */
function pageFile(name: PageName): string {
  return `src/routes/${name}/page.tsx`;
}
