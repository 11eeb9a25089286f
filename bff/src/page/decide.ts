import type { MallModel } from '../features/mall/mall.model.ts';
import type { Device } from '../graphql/__generated__/schema-types.ts';
import type { PageMatch } from './renderer.ts';

/** What becomes of a page that exists in a mall that exists. */
export type Decision = { redirect: string } | { status: 200 | 404 };

/** The mall of the table's root rows is led to its first page; the path's device gives way to the shopper's. */
export function decide(match: PageMatch, mall: MallModel, userAgentDevice: Device): Decision {
  const device = userAgentDevice === 'MOBILE' && mall.supportsMobile ? 'MOBILE' : 'DESKTOP';
  if (mall.salesType === 'ERROR') return { status: 404 };
  if (match.page === 'start') return { redirect: firstPage(mall, device) };
  if (match.device !== null && match.device !== device && match.twinPath !== null) return { redirect: match.twinPath };
  const isOpen = match.area === null || mall.openAreas.includes(match.area);
  if (!isOpen) return { status: 404 };
  // A phone that is shown the pages for desktops; a desktop on a page for phones is told so by the page itself.
  if (match.device === 'MOBILE' && userAgentDevice === 'MOBILE' && device === 'DESKTOP')
    return { redirect: firstPage(mall, device) };
  return { status: match.page === 'unknown-path' ? 404 : 200 };
}

/** Home on a desktop, intro on a phone, the upload desk in a mall that is nothing else. */
export function firstPage({ url, salesType }: Pick<MallModel, 'url' | 'salesType'>, device: Device): string {
  const segment = encodeURIComponent(url);
  if (salesType === 'UPLOAD') return `/${segment}/upload`;
  return device === 'MOBILE' ? `/m/${segment}/intro` : `/${segment}/home`;
}
