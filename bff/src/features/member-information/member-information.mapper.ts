import type { MemberProfile, WithdrawalCheck } from '../../graphql/__generated__/schema-types.ts';
import type { WirePasswordCheck, WireProfile, WireWithdrawalCheck } from './member-information.wire.ts';

export function toPasswordChecked({ checkToken }: WirePasswordCheck) {
  return { __typename: 'PasswordChecked' as const, checkToken };
}

export function toProfile(wire: WireProfile): MemberProfile {
  return {
    name: wire.memNm,
    loginId: wire.id,
    email: wire.email,
    mobile: wire.mobile,
    postalCode: wire.zipCd,
    roadAddress: wire.roadAddr,
    detailAddress: wire.dtlAddr,
    agreesToSms: wire.smsAgreeYn,
    agreesToEmail: wire.emailAgreeYn,
  };
}

export function toWithdrawalCheck(wire: WireWithdrawalCheck): WithdrawalCheck {
  return {
    isPossible: wire.possibleYn,
    blocks: (wire.blockList ?? []).map(({ tp, no, nm }) => ({ kind: tp, number: no, name: nm })),
    losses: (wire.lossList ?? []).map(({ tp, nm, value }) => ({ kind: tp, name: nm, value })),
  };
}
