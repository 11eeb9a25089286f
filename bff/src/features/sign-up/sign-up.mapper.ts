import { isYes } from '../../upstream/wire.ts';
import type { WireCheckedId, WireNewMember, WireProvenMail } from './sign-up.wire.ts';

export function toCheckedId(wire: WireCheckedId) {
  return { __typename: 'LoginIdChecked' as const, isUsable: isYes(wire.usableYn ?? null) };
}

export function toSignedUp(wire: WireNewMember) {
  return { __typename: 'SignedUp' as const, memberNumber: wire.memNo };
}

export function toMailVerified({ email }: WireProvenMail) {
  return { __typename: 'SignUpMailVerified' as const, email };
}
