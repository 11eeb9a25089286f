import type { Device } from '../../__generated__/graphql.ts';
import { pathTo, type MallOf } from '../addresses/path-to.ts';
import { bulkOrderPath } from './bulk-order-path.ts';

/** In the address of a purchase: its estimate or statement, made for paper. */
export const statementParam = 'document';

export function bulkOrderStatementPath(mallUrl: string, device: Device, number: string): string {
  return `${bulkOrderPath(mallUrl, device, number)}&${statementParam}=1`;
}

export function orderStatementPath(mall: MallOf<'order-detail'>, device: Device, number: string): string {
  const order = pathTo('order-detail', mall, device, { orderNumber: number });
  return `${order}?${statementParam}=1`;
}

/** Of lines of the cart. */
export function cartStatementPath(mall: MallOf<'cart'>, device: Device, lineNumbers: readonly string[]): string {
  return `${pathTo('cart', mall, device)}?${new URLSearchParams({ [statementParam]: lineNumbers.join(',') })}`;
}

/** The lines of such an address. */
export function statementLines(param: string): string[] {
  return param.split(',').filter((number) => number !== '');
}
