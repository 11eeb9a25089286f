import type { Device } from '../../__generated__/graphql.ts';
import { pathTo } from '../addresses/path-to.ts';

/** The board of notices in an address: `tp`. */
export const noticesCode = 'CM00404';

/** The notices, which phones have on a page of their own. */
export function noticesPath(mallUrl: string, device: Device): string {
  if (device === 'MOBILE') return pathTo('notices', { url: mallUrl }, device);
  const board = pathTo('board', { url: mallUrl }, device, { boardName: 'boardList' });
  return `${board}?${new URLSearchParams({ tp: noticesCode, page: '1' })}`;
}

/** One of them. */
export function noticePath(mallUrl: string, device: Device, number: string): string {
  const board = pathTo('board', { url: mallUrl }, device, { boardName: 'boardDetail' });
  return `${board}?${new URLSearchParams({ tp: noticesCode, brdNo: number })}`;
}
