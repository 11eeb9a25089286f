import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedKeys, type Key } from '../../keys.ts';

/** A provider's notice (contract, section 8). */
export interface PaymentNotice {
  payNo: string;
  tid: string;
  eventTp: 'PAID' | 'DEPOSIT' | 'FAIL' | 'CANCEL' | 'REFUND';
  /** Won. */
  amt: number;
  dts: string;
}

/** Hex HMAC-SHA256 over the notice's fields with the provider's key. */
export function signNotice({ current }: Key, notice: PaymentNotice): string {
  return signatureOf(current, notice);
}

function signatureOf(key: Uint8Array, { payNo, tid, eventTp, amt, dts }: PaymentNotice): string {
  return createHmac('sha256', key).update([payNo, tid, eventTp, amt, dts].join('|')).digest('hex');
}

/** Compared in constant time, so that a signature cannot be guessed letter by letter. */
export function isSigned(key: Key, notice: PaymentNotice, sign: string): boolean {
  const given = Buffer.from(sign.toLowerCase());
  return acceptedKeys(key).some((each) => {
    const wanted = Buffer.from(signatureOf(each, notice));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
}
