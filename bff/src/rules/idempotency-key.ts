import { badInput } from '../errors/shopper-error.ts';

const form = /^[A-Za-z0-9_-]{8,64}$/u;

/** Whether a text is valid as an idempotency key. */
export function isIdempotencyKey(key: string): boolean {
  return form.test(key);
}

/** The key that names an intent, or BAD_INPUT: it travels in a header, which cannot hold everything. */
export function checkedKey(key: string): string {
  if (!isIdempotencyKey(key))
    throw badInput('idempotencyKey', '요청 번호는 영문, 숫자, -, _ 8자에서 64자까지예요.', 'FORMAT');
  return key;
}
