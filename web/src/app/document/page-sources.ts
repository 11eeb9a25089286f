import { eagerPages } from '../routes/eager-pages.ts';
import { lazyPages } from '../routes/lazy-pages.ts';
import { pageFile, type PageName } from '../routes/page-name.ts';

/** The modules that the browser fetches for a page, by their names in the build's manifest. */
export function pageSources(name: PageName): string[] {
  const file = pageFile(name);
  if (file in eagerPages) return [inManifest(file)];
  return ['src/app/routes/lazy-pages.ts', inManifest(file in lazyPages ? file : pageFile('coming-soon'))];
}

function inManifest(file: string): string {
  return file.replace('../../', 'src/');
}
