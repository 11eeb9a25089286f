import { and, asc, count, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { goods } from '../db/schema/products.ts';
import { subscriptions } from '../db/schema/subscriptions.ts';
import { runningStates } from '../features/subscriptions/rises.ts';

interface CycleRow {
  cyclCd: string;
  prc: number;
  runCnt: number;
  riseList: { prc: number; fromDt: string; askedCnt: number; agreedCnt: number }[];
}

/** Cycles of products that are sold by subscription, with the running ones and the rises that were announced to them. */
export async function cyclesOf(db: Database, numbers: readonly string[]): Promise<Map<string, CycleRow[]>> {
  const offers = await db
    .select({ subsNo: goods.gdsGrpNo, subs: goods.subs })
    .from(goods)
    .where(and(inArray(goods.gdsGrpNo, [...numbers]), isNotNull(goods.subs)));
  const { subsNo, cyclCd, chgPrc, chgFromDt, stat, agreeYn } = subscriptions;
  const running = await db
    .select({
      subsNo,
      cyclCd,
      prc: chgPrc,
      fromDt: chgFromDt,
      cnt: count(),
      agreedCnt: sql<number>`count(*) filter (where ${agreeYn} = 'Y')`.mapWith(Number),
    })
    .from(subscriptions)
    .where(
      and(
        inArray(
          subsNo,
          offers.map((offer) => offer.subsNo),
        ),
        inArray(stat, [...runningStates]),
      ),
    )
    .groupBy(subsNo, cyclCd, chgPrc, chgFromDt)
    .orderBy(asc(chgFromDt));
  const toCycle = (ofProduct: string, cycle: { cyclCd: string; prc: number }): CycleRow => {
    const all = running.filter((row) => row.subsNo === ofProduct && row.cyclCd === cycle.cyclCd);
    const riseList = all.flatMap(({ prc, fromDt, cnt, agreedCnt }) =>
      prc === null || fromDt === null ? [] : [{ prc, fromDt, askedCnt: cnt, agreedCnt }],
    );
    return { ...cycle, runCnt: all.reduce((sum, { cnt }) => sum + cnt, 0), riseList };
  };
  return new Map(
    offers.map((offer) => [offer.subsNo, (offer.subs?.cyclList ?? []).map((cycle) => toCycle(offer.subsNo, cycle))]),
  );
}
