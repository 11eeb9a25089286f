import type { members } from '../db/schema/members.ts';
import type { Keys } from '../keys.ts';
import { sealJson, unsealJson } from '../security/sealed-json.ts';
import { hashTargetOrNull } from '../security/target-hash.ts';
import { guestName } from './guest-name.ts';

export type Member = typeof members.$inferSelect;

/** Who a member is, and how they are reached: what their row holds sealed. */
export interface MemberPerson {
  memNm: string;
  email: string | null;
  /** Digits only. */
  mobile: string | null;
  zipCd: string | null;
  roadAddr: string | null;
  dtlAddr: string | null;
}

type SealedPerson = Pick<Member, 'sealed' | 'emailHash' | 'mobileHash' | keyof typeof noPlain>;

/** Sealed, or never given: nothing is left in the clear. */
const noPlain = {
  plainNm: null,
  plainEmail: null,
  plainMobile: null,
  plainZipCd: null,
  plainRoadAddr: null,
  plainDtlAddr: null,
} as const;

type PlainPerson = Pick<Member, keyof typeof noPlain | 'guestYn'>;

const leftName = '탈퇴회원';

/** The columns of a member's row for a person. */
export function sealPerson(keys: Keys, mallId: string, person: MemberPerson): SealedPerson {
  const { memNm, email, mobile, zipCd, roadAddr, dtlAddr } = person;
  return {
    ...noPlain,
    sealed: sealJson(keys, { memNm, email, mobile, zipCd, roadAddr, dtlAddr } satisfies MemberPerson),
    emailHash: hashTargetOrNull(keys, mallId, email),
    mobileHash: hashTargetOrNull(keys, mallId, mobile),
  };
}

/** The columns of a former member: nothing identifies the person. */
export const noPerson: SealedPerson = { ...noPlain, sealed: null, emailHash: null, mobileHash: null };

/** The person of a row; also of one that a mall of an earlier version wrote meanwhile. */
export function personOf(keys: Pick<Keys, 'personal'>, member: PlainPerson & Pick<Member, 'sealed'>): MemberPerson {
  return member.sealed === null ? plainPersonOf(member) : unsealJson<MemberPerson>(keys, member.sealed);
}

export function plainPersonOf(row: PlainPerson): MemberPerson {
  return {
    memNm: row.plainNm ?? (row.guestYn === 'Y' ? guestName : leftName),
    email: row.plainEmail,
    mobile: row.plainMobile,
    zipCd: row.plainZipCd,
    roadAddr: row.plainRoadAddr,
    dtlAddr: row.plainDtlAddr,
  };
}
