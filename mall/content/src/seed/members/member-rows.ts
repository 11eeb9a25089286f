import { hash } from '@node-rs/argon2';
import type { members, tidCodes, wishes } from 'mall/db/schema/members.ts';
import type { MallSeed } from '../malls/mall-list.ts';
import { daysBefore } from '../seed-dates.ts';
import type { Assortment } from '../malls/assortment.ts';
import { accounts, tidCodesOf, type Account } from './account-list.ts';

type MemberRow = typeof members.$inferInsert;

/** Hashes by password. The salt comes from the password, so that all seeds are equal: these passwords are published anyway. */
export async function hashPasswords(): Promise<ReadonlyMap<string, string>> {
  const passwords = [...new Set(accounts.map(({ password }) => password))];
  const entries = await Promise.all(
    passwords.map(async (password) => [password, await hash(password, { salt: saltOf(password) })] as const),
  );
  return new Map(entries);
}

function saltOf(password: string): Buffer {
  return Buffer.from(`seed:${password}`.padEnd(16, '.').slice(0, 16), 'utf8');
}

export function memberRows(mall: MallSeed, hashes: ReadonlyMap<string, string>): MemberRow[] {
  return accounts.map((account, index) => memberRow(mall, account, index + 1, hashes.get(account.password) ?? ''));
}

export function memberNumber(mall: MallSeed, turn: number): string {
  return `MB${mall.mallId.slice(-2)}${String(turn).padStart(4, '0')}`;
}

function memberRow(mall: MallSeed, { id, memNm, kind }: Account, turn: number, passwordHash: string): MemberRow {
  const hasNoEmail =
    kind === 'NO_EMAIL' || kind === 'DORMANT_WITHOUT_EMAIL' || kind === 'NO_EMAIL_AND_INITIAL_PASSWORD';
  const row: MemberRow = {
    memNo: memberNumber(mall, turn),
    mallId: mall.mallId,
    loginId: id,
    passwordHash,
    plainNm: memNm,
    plainEmail: hasNoEmail ? null : `${id}@${mall.mallUrl}.example`,
    emailCertYn: hasNoEmail ? 'N' : 'Y',
    // The second id is the first member's.
    plainMobile: mobileNumber(mall, kind === 'SECOND_ID' ? 1 : turn),
    memStat: kind === 'DORMANT' || kind === 'DORMANT_WITHOUT_EMAIL' ? 'DORMANT' : 'NORMAL',
    initPwdYn: kind === 'INITIAL_PASSWORD' || kind === 'NO_EMAIL_AND_INITIAL_PASSWORD' ? 'Y' : 'N',
    tmpPwdYn: kind === 'TEMPORARY_PASSWORD' ? 'Y' : 'N',
    guestYn: 'N',
    emailAgreeYn: turn % 2 === 0 ? 'Y' : 'N',
    smsAgreeYn: turn % 3 === 0 ? 'Y' : 'N',
    plainZipCd: '00000',
    plainRoadAddr: '서울특별시 중구 가온길 24',
    plainDtlAddr: `${turn}01호`,
    joinDts: daysBefore(400 - turn * 20),
  };
  return kind === 'WITHDRAWN' ? { ...row, ...left } : row;
}

/** A former member; only the id is kept, to be recognized. */
const left = {
  memStat: 'WITHDRAWN',
  passwordHash: null,
  plainEmail: null,
  emailCertYn: 'N',
  plainMobile: null,
  emailAgreeYn: 'N',
  smsAgreeYn: 'N',
  plainZipCd: null,
  plainRoadAddr: null,
  plainDtlAddr: null,
} as const;

function mobileNumber(mall: MallSeed, turn: number): string {
  return `0100000${mall.mallId.slice(-2)}${String(turn).padStart(2, '0')}`;
}

export function tidRows(mall: MallSeed): (typeof tidCodes.$inferInsert)[] {
  return tidCodesOf(mall.mallUrl).map((tid) => ({
    tid,
    mallId: mall.mallId,
    memNo: memberNumber(mall, 1),
    expiresAt: null,
    usedAt: null,
  }));
}

/** Some recommended products are favorites of the first member. */
export function wishRows({ mall, carried }: Assortment): (typeof wishes.$inferInsert)[] {
  return carried
    .slice(0, 200)
    .filter((_, index) => index % 25 === 0)
    .map(({ product }, index) => ({
      memNo: memberNumber(mall, 1),
      gdsGrpNo: product.gdsGrpNo,
      createdAt: daysBefore(index + 1),
    }));
}
