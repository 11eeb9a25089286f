import type { Database } from '../../db/database.ts';
import { forbidden } from '../../http/refusal.ts';
import { findMember } from './members.queries.ts';

/** For what belongs to members alone: throws 1403 for a guest of a marketing mall. */
export async function refuseGuest(db: Database, memNo: string): Promise<void> {
  if ((await findMember(db, memNo))?.member.guestYn === 'Y') throw forbidden('회원만 이용할 수 있어요.');
}
