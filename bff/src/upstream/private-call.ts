import { checkedKey } from '../rules/idempotency-key.ts';
import type { MallCall, UnsharedCall } from './call.ts';

type Parts = 'numbers' | 'body' | 'headers' | 'fields' | 'idempotencyKey';

interface PrivateCall<T> extends Pick<MallCall<T>, 'response' | Parts> {
  /** Path template below /api/v1/mall/. */
  path: string;
  method?: MallCall<T>['method'];
}

/** A call for one person: never shared, never sent twice. Throws BAD_INPUT for a key that no header can hold. */
export function privateCall<T>({
  path,
  method = 'POST',
  idempotencyKey,
  fields,
  ...rest
}: PrivateCall<T>): UnsharedCall<T> {
  const sent = { endpoint: `${method} ${path}`, method, path: `/api/v1/mall/${path}` };
  const call = { ...sent, isShared: false as const, ...rest };
  if (idempotencyKey === undefined) return fields ? { ...call, fields } : call;
  return {
    ...call,
    idempotencyKey: checkedKey(idempotencyKey),
    fields: { ...fields, 'X-Idempotency-Key': 'idempotencyKey' },
  };
}
