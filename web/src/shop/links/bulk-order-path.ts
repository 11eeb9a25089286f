import type { Device } from '../../__generated__/graphql.ts';
import { pathTo } from '../addresses/path-to.ts';

/** Name of the number in the address of a bulk order. */
export const bulkOrderParam = 'upldNo';

export function bulkOrderPath(mallUrl: string, device: Device, number: string): string {
  return `${pathTo('upload', { url: mallUrl }, device)}?${new URLSearchParams({ [bulkOrderParam]: number })}`;
}
