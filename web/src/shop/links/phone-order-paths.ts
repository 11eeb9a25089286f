import type { Device } from '../../__generated__/graphql.ts';
import { pathTo } from '../addresses/path-to.ts';

export type PhoneOrderStep = 'selectJoin' | 'certPhone' | 'applyForm' | 'confirm';

/** A step of applying for a phone, with what is chosen so far. */
export function phoneOrderPath(mallUrl: string, device: Device, step: PhoneOrderStep, query: URLSearchParams): string {
  return `${pathTo('phone-order', { url: mallUrl }, device, { orderPage: step })}?${query}`;
}
