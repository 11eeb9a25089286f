import { toInstant } from '../../rules/korean-time.ts';
import { MallError } from '../../errors/mall-error.ts';
import type { WirePhoneCertified, WirePhoneStart } from './phone-certification.wire.ts';

export function toPhoneStart(wire: WirePhoneStart, returnUrl: string) {
  return {
    __typename: 'PhoneCertificationStart' as const,
    requestNumber: wire.certReqNo,
    url: agencyAddress(wire.certUrl, returnUrl),
    parameters: Object.entries(wire.params ?? {}).map(([name, value]) => ({ name, value })),
  };
}

/** A page below the origin that the person returns to, or an https agency. Names and numbers are sent nowhere else. */
function agencyAddress(certUrl: string, returnUrl: string): string {
  const url = /^(?:https?:\/\/|\/(?!\/))/u.test(certUrl) ? URL.parse(certUrl, returnUrl) : null;
  const isSafe =
    url !== null && url.username === '' && (url.protocol === 'https:' || url.origin === new URL(returnUrl).origin);
  if (!isSafe)
    throw new MallError('bad-answer', 'POST pre/cert/phone/request', { detail: 'no address to send a person to' });
  return url.href;
}

export function toPhoneCertified(wire: WirePhoneCertified) {
  return {
    __typename: 'PhoneCertified' as const,
    certificationNumber: wire.certNo,
    name: wire.memNm,
    mobile: wire.mobile,
    isAdult: wire.adultYn,
    expiresAt: toInstant(wire.expDts),
  };
}
