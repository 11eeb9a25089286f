import type { Device } from '../../__generated__/graphql.ts';
import { pathTo } from '../addresses/path-to.ts';

/** Name of the number in the address of a bulk order. */
export const bulkOrderParam = 'upldNo';

export function bulkOrderPath(mallUrl: string, device: Device, number: string): string {
  return `${pathTo('upload', { url: mallUrl }, device)}?${new URLSearchParams({ [bulkOrderParam]: number })}`;
}

/** In the address of a bulk order: its estimate or statement, made for paper. */
export const statementParam = 'document';

export function bulkOrderStatementPath(mallUrl: string, device: Device, number: string): string {
  return `${bulkOrderPath(mallUrl, device, number)}&${statementParam}=1`;
}
