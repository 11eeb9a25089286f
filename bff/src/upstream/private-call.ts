import { checkedKey } from '../rules/idempotency-key.ts';
import type { MallCall } from './call.ts';

type Parts = 'numbers' | 'body' | 'headers' | 'fields' | 'idempotencyKey';

interface PrivateCall<T> extends Pick<MallCall<T>, 'response' | Parts> {
  /** Below /api/v1/mall/, as the contract writes it. */
  path: string;
  method?: MallCall<T>['method'];
}

/** A call for one person only: never shared with an identical one, never sent twice. Throws BAD_INPUT for a key that no header can hold. */
export function privateCall<T>({
  path,
  method = 'POST',
  idempotencyKey,
  fields,
  ...rest
}: PrivateCall<T>): MallCall<T> {
  const call = { endpoint: `${method} ${path}`, method, path: `/api/v1/mall/${path}`, isShared: false, ...rest };
  if (idempotencyKey === undefined) return fields ? { ...call, fields } : call;
  return {
    ...call,
    idempotencyKey: checkedKey(idempotencyKey),
    fields: { ...fields, 'X-Idempotency-Key': 'idempotencyKey' },
  };
}
