import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { popups, promotions, smartKeywords } from '../../db/schema/display.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { toDts } from '../../wire/dts.ts';

/** Changing parts of every page: promotions, popups, suggested keywords. */
export const noticeHandlers = {
  getPromotions,
  getPrePromotions: getPromotions,
  getPopups,
  getPrePopups: getPopups,
  getSmartKeywords,
} satisfies Partial<Handlers>;

async function getPromotions({ db, now }: MallContext, { mallId }: Call<'getPromotions' | 'getPrePromotions'>) {
  const runsNow = and(lte(promotions.startDts, now()), gte(promotions.endDts, now()));
  const rows = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.mallId, mallId), runsNow))
    .orderBy(asc(promotions.prir), asc(promotions.promNo));
  return rows.map(({ mallId: _mallId, ...row }) => ({
    ...row,
    startDts: toDts(row.startDts),
    endDts: toDts(row.endDts),
  }));
}

async function getPopups({ db, now }: MallContext, { mallId, params }: Call<'getPopups' | 'getPrePopups'>) {
  const runsNow = and(lte(popups.startDts, now()), gte(popups.endDts, now()));
  const onDevice = or(isNull(popups.device), eq(popups.device, params.device));
  return db
    .select({ popSeq: popups.popSeq, popType: popups.popType, popHtml: popups.popHtml, url: popups.url })
    .from(popups)
    .where(and(eq(popups.mallId, mallId), runsNow, onDevice))
    .orderBy(asc(popups.prir), asc(popups.popSeq));
}

async function getSmartKeywords({ db }: MallContext, { mallId }: Call<'getSmartKeywords'>) {
  return db
    .select({ searchNo: smartKeywords.searchNo, srhName: smartKeywords.srhName, prir: smartKeywords.prir })
    .from(smartKeywords)
    .where(eq(smartKeywords.mallId, mallId))
    .orderBy(asc(smartKeywords.prir), asc(smartKeywords.searchNo));
}
