import type { Device } from '../../__generated__/graphql.ts';
import { pathTo } from '../addresses/path-to.ts';

/** Actions on a phone order that have their own page. */
export type PhoneOrderAction = 'documents' | 'cancel' | 'withdraw';

/** What comes next, once a phone is ordered. */
export function phoneOrderCompletePath(mallUrl: string, device: Device, orderNumber: string): string {
  return pathTo('phone-order-complete', { url: mallUrl }, device, { orderNumber });
}

/** A member's order of a phone, or something that can be done with it. */
export function ownPhoneOrderPath(
  mallUrl: string,
  device: Device,
  orderNumber: string,
  action?: PhoneOrderAction,
): string {
  return pathTo('phone-order-detail', { url: mallUrl }, device, { orderNumber, '*': action });
}

/** The contract as a page to print. */
export function printPhoneOrderPath(
  mallUrl: string,
  device: Device,
  orderNumber: string,
  consent: string | null = null,
): string {
  const query = new URLSearchParams({ ordNo: orderNumber, ...(consent !== null && { consent }) });
  return `${pathTo('print-order', { url: mallUrl }, device)}?${query}`;
}
