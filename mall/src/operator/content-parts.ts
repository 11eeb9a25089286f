import { eq, sql } from 'drizzle-orm';
import { dayMs } from '../buying/durations.ts';
import type { Database, Transaction } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { malls } from '../db/schema/malls.ts';
import { invalid, type FieldFault } from '../http/refusal.ts';
import { fromDts } from '../wire/dts.ts';

const mostDaysAhead = 366;

/** A number that nothing had before. */
export async function nextContentNumber(db: Transaction): Promise<number> {
  const [row] = await rowsOf<{ number: string | number }>(db, sql`select nextval('content_numbers') as number`);
  return Number(row?.number);
}

export async function mallFaults(db: Database, mallId: string): Promise<FieldFault[]> {
  const [row] = await db.select({ mallId: malls.mallId }).from(malls).where(eq(malls.mallId, mallId));
  return row ? [] : [{ field: 'mallId', reason: '없는 쇼핑몰이에요.', rsnCd: 'NOT_FOUND' }];
}

/** The instant of a text; a fault for a day that no calendar has, and for one that is more than a year ahead. */
export function readMoment(field: string, dts: string, now: Date): { moment: Date; faults: FieldFault[] } {
  const moment = fromDts(dts);
  const isFar = !(moment.getTime() - now.getTime() <= mostDaysAhead * dayMs);
  return { moment, faults: isFar ? [{ field, reason: '1년 안의 시각을 입력해주세요.', rsnCd: 'RANGE' }] : [] };
}

/** Throws 1400 if there is any. */
export function refuseFaults(faults: readonly FieldFault[]): void {
  if (faults.length > 0) throw invalid(faults);
}
