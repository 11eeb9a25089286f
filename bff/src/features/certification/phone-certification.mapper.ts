import { formTarget } from '../../rules/form-target.ts';
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

/** Names and numbers go to no other address. */
function agencyAddress(certUrl: string, returnUrl: string): string {
  const target = formTarget(certUrl, returnUrl);
  if (target === null)
    throw new MallError('bad-answer', 'POST pre/cert/phone/request', { detail: 'no address to send a person to' });
  return target;
}

export function toPhoneCertified(wire: WirePhoneCertified) {
  return {
    __typename: 'PhoneCertified' as const,
    certificationNumber: wire.certNo,
    name: wire.memNm,
    mobile: wire.mobile,
    isAdult: wire.adultYn,
    age: wire.age,
    expiresAt: toInstant(wire.expDts),
  };
}
