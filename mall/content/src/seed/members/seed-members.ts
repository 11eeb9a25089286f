import type { Database } from 'mall/db/database.ts';
import { couponIssues, coupons, pointEntries } from 'mall/db/schema/benefits.ts';
import { members, tidCodes, wishes } from 'mall/db/schema/members.ts';
import { insertRows } from 'mall/db/insert-rows.ts';
import type { Assortment } from '../malls/assortment.ts';
import type { MallSeed } from '../malls/mall-list.ts';
import { couponIssueRows, memberCouponRows, pointRows } from './benefit-rows.ts';
import { memberRows, tidRows, wishRows } from './member-rows.ts';

/** The demonstration's members of one mall, with what is theirs. */
export async function seedMembers(
  db: Database,
  mall: MallSeed,
  assortment: Assortment,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  await insertRows(db, members, memberRows(mall, hashes));
  await insertRows(db, tidCodes, tidRows(mall));
  await insertRows(db, coupons, memberCouponRows(mall));
  await insertRows(db, couponIssues, couponIssueRows(mall));
  await insertRows(db, pointEntries, pointRows(mall));
  await insertRows(db, wishes, wishRows(assortment));
}
