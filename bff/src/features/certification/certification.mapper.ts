import { toInstant } from '../../rules/korean-time.ts';
import type { WireCertification, WireCodeSent } from './certification.wire.ts';

export function toCodeSent(wire: WireCodeSent) {
  return {
    __typename: 'CertificationCodeSent' as const,
    requestNumber: wire.certReqNo,
    expiresAt: toInstant(wire.expDts),
  };
}

export function toCertification(wire: WireCertification) {
  return { __typename: 'Certification' as const, certificationNumber: wire.certNo };
}
