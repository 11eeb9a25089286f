import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { MallContext } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { withdrawals } from '../db/schema/accounts.ts';
import { malls, type MallSalesType } from '../db/schema/malls.ts';
import { members } from '../db/schema/members.ts';
import { notSignedIn } from '../http/refusal.ts';
import { hashesOfTarget } from '../security/target-hash.ts';
import type { CertRequest } from './cert-person.ts';
import { hashesOfLeftId } from './left-ids.ts';
import { personOf, type Member } from './member-person.ts';

/** A member with the mall's data for tokens and messages. */
export interface MemberInMall {
  member: Member;
  mallUrl: string;
  mallNm: string;
  salesType: MallSalesType;
}

async function findOne(db: Database, condition: SQL | undefined): Promise<MemberInMall | null> {
  const [found] = await db
    .select({ member: members, mallUrl: malls.mallUrl, mallNm: malls.mallNm, salesType: malls.mallSalesType })
    .from(members)
    .innerJoin(malls, eq(malls.mallId, members.mallId))
    .where(condition)
    .limit(1);
  return found ?? null;
}

export function findMember(db: Database, memNo: string): Promise<MemberInMall | null> {
  return findOne(db, eq(members.memNo, memNo));
}

export function findMemberById(db: Database, mallId: string, id: string): Promise<MemberInMall | null> {
  return findOne(db, and(eq(members.mallId, mallId), eq(members.loginId, id.toLowerCase())));
}

/** Members whose name and number, or certified address, are those of the proof; in order of joining. */
export async function findMembersOf(
  { db, keys }: Pick<MallContext, 'db' | 'keys'>,
  { mallId, kind, memNm, target }: CertRequest,
): Promise<Member[]> {
  if (memNm === null || target === null) return [];
  const hashes = hashesOfTarget(keys, mallId, target);
  const reachedThere =
    kind === 'EMAIL'
      ? and(inArray(members.emailHash, hashes), eq(members.emailCertYn, 'Y'))
      : inArray(members.mobileHash, hashes);
  const present = inArray(members.memStat, ['NORMAL', 'DORMANT']);
  const found = await db
    .select()
    .from(members)
    .where(and(eq(members.mallId, mallId), reachedThere, present, eq(members.guestYn, 'N')))
    .orderBy(asc(members.joinDts), asc(members.memNo));
  return found.filter((member) => personOf(keys, member).memNm === memNm);
}

/** Whether an id is free: no present or former member has it. */
export async function isIdFree(
  { db, keys }: Pick<MallContext, 'db' | 'keys'>,
  mallId: string,
  id: string,
): Promise<boolean> {
  if ((await findMemberById(db, mallId, id)) !== null) return false;
  const mine = and(eq(withdrawals.mallId, mallId), inArray(withdrawals.idHash, hashesOfLeftId(keys, mallId, id)));
  const left = await db.select({ mallId: withdrawals.mallId }).from(withdrawals).where(mine).limit(1);
  return left.length === 0;
}

/** Serializes writes of a member until the transaction ends, so that counted limits hold. */
export async function lockMember(db: Transaction, memNo: string): Promise<void> {
  await lockMembers(db, [memNo]);
}

/** Likewise many, always in the same order. */
export async function lockMembers(db: Transaction, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  const wanted = inArray(members.memNo, [...new Set(numbers)]);
  await db.select({ memNo: members.memNo }).from(members).where(wanted).orderBy(asc(members.memNo)).for('update');
}

/**
 * As `lockMember`, for the call of a member. Throws 1401 if the member left while the call was on its way, so that nothing of
 * theirs is written afterwards.
 */
export async function lockCaller(db: Transaction, memNo: string): Promise<Member> {
  const present = and(eq(members.memNo, memNo), eq(members.memStat, 'NORMAL'));
  const [member] = await db.select().from(members).where(present).for('update');
  if (!member) throw notSignedIn();
  return member;
}
