import type { Device } from '../../__generated__/graphql.ts';
import { often } from '../routes/often-pages.ts';
import { fileIn } from '../routes/page-file.ts';
import type { PageName } from '../routes/page-name.ts';
import { seldom } from '../routes/seldom-pages.ts';

/** What the browser will want for a page, by the names of the build's manifest. */
export function pageSources(name: PageName, device: Device): string[] {
  const file = fileIn(often, name, device);
  if (file) return [inManifest(file)];
  const late = fileIn(seldom, name, device) ?? fileIn(seldom, 'coming-soon', device);
  return ['src/app/routes/seldom-pages.ts', ...(late ? [inManifest(late)] : [])];
}

function inManifest(file: string): string {
  return file.replace('../../', 'src/');
}
