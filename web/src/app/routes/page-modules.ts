import type { Device } from '../../__generated__/graphql.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { often } from './often-pages.ts';
import { fileIn } from './page-file.ts';
import type { PageName } from './page-name.ts';

/** The page's code. One that has no file yet says so to the shopper. */
export async function loadPageModule(name: PageName, device: Device): Promise<PageModule> {
  const load = often[fileIn(often, name, device) ?? ''] ?? (await seldomPage(name, device));
  return (await load()).page;
}

async function seldomPage(name: PageName, device: Device): Promise<() => Promise<{ page: PageModule }>> {
  const { seldom } = await import('./seldom-pages.ts');
  const load = seldom[fileIn(seldom, name, device) ?? fileIn(seldom, 'coming-soon', device) ?? ''];
  if (!load) throw new Error(`${name} is missing`);
  return load;
}
