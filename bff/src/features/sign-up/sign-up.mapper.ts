import type { WireCheckedId, WireNewMember, WireProvenMail } from './sign-up.wire.ts';

export function toCheckedId(wire: WireCheckedId) {
  return { __typename: 'LoginIdChecked' as const, isUsable: wire.usableYn };
}

export function toSignedUp(wire: WireNewMember) {
  return { __typename: 'SignedUp' as const, memberNumber: wire.memNo };
}

export function toMailVerified({ email }: WireProvenMail) {
  return { __typename: 'SignUpMailVerified' as const, email };
}
