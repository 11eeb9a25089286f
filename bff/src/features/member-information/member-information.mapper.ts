import { toInstant } from '../../rules/korean-time.ts';
import type {
  MemberProfile,
  OwnData,
  SignedInDevice,
  WithdrawalCheck,
} from '../../graphql/__generated__/schema-types.ts';
import type {
  WireOwnData,
  WirePasswordCheck,
  WireProfile,
  WireSessions,
  WireWithdrawalCheck,
} from './member-information.wire.ts';

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

/** Null when the mall has none, for instance since it is of another maker. */
export function toOwnData({ fileNm, cntn }: WireOwnData): OwnData | null {
  return cntn === null ? null : { fileName: fileNm ?? 'data.json', content: cntn };
}

export function toDevices({ sesList }: WireSessions): SignedInDevice[] | null {
  return (
    sesList &&
    sesList.map(({ sesNo, dvcNm, strtDts, lastDts, curYn }) => ({
      number: sesNo,
      name: dvcNm,
      signedInAt: toInstant(strtDts),
      lastUsedAt: toInstant(lastDts),
      isCurrent: curYn === true,
    }))
  );
}

export function toWithdrawalCheck(wire: WireWithdrawalCheck): WithdrawalCheck {
  return {
    isPossible: wire.possibleYn,
    blocks: (wire.blockList ?? []).map(({ tp, no, nm }) => ({ kind: tp, number: no, name: nm })),
    losses: (wire.lossList ?? []).map(({ tp, nm, value }) => ({ kind: tp, name: nm, value })),
  };
}
