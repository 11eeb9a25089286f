import { and, count, eq, getTableColumns, gt, gte, lt, lte, sum } from 'drizzle-orm';
import { dayMs } from '../../buying/durations.ts';
import { pointRule } from '../../buying/points.ts';
import type { MallContext } from '../../context.ts';
import { descending, rowOrder, toAftrKey } from '../../http/row-keys.ts';
import { pointEntries } from '../../db/schema/benefits.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { dayRange } from '../../http/day-range.ts';
import { toDts } from '../../wire/dts.ts';
import { expirePointsOf, heldPoints } from './points.ts';

/** Points that expire within these days have a sum of their own. */
const soonDays = 30;

export const pointHandlers = { listPoints } satisfies Partial<Handlers>;

/** The ledger of a member, latest first, with the sums of today. */
async function listPoints(context: MallContext, call: Call<'listPoints'>) {
  const { db } = context;
  const { memNo } = memberOf(call);
  const { fromDt, toDt, page, size } = call.params;
  const { from, until } = dayRange(fromDt, toDt);
  const order = rowOrder([descending(pointEntries.seq, 'integer')], call.params);
  const now = context.now();
  const ofMember = eq(pointEntries.memNo, memNo);
  const unspent = and(ofMember, gt(pointEntries.leftPnt, 0));
  // Expired points are recorded first, so that the entries add up to the balance.
  const expired = db
    .select({ seq: pointEntries.seq })
    .from(pointEntries)
    .where(and(unspent, lte(pointEntries.expDts, now)));
  if ((await expired.limit(1)).length > 0) await expirePointsOf(db, memNo, now);

  const shown = and(
    ofMember,
    from ? gte(pointEntries.regDts, from) : undefined,
    until ? lt(pointEntries.regDts, until) : undefined,
  );
  const soon = lte(pointEntries.expDts, new Date(now.getTime() + soonDays * dayMs));
  const [expiring] = await db
    .select({ pnt: sum(pointEntries.leftPnt) })
    .from(pointEntries)
    .where(and(unspent, soon));
  const [total] = await db.select({ count: count() }).from(pointEntries).where(shown);
  const rows = await db
    .select({ ...getTableColumns(pointEntries), key: order.key })
    .from(pointEntries)
    .where(and(shown, order.behind))
    .orderBy(...order.orderBy)
    .limit(size)
    .offset(order.offset);
  const list = rows.map(({ pntTp, pnt, ordNo, regDts, expDts, key }) => {
    const aftrKey = toAftrKey(key);
    return { pntTp, pnt, ordNo, regDts: toDts(regDts), expDts: expDts && toDts(expDts), aftrKey };
  });
  const hldPnt = await heldPoints(db, memNo, now);
  return { hldPnt, expPnt: Number(expiring?.pnt ?? 0), ...pointRule, list, totalCnt: total?.count ?? 0, page, size };
}
