import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { popups, promotions, smartKeywords, type ShownOn } from '../../db/schema/display.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { toDts } from '../../wire/dts.ts';

/** Changing parts of every page: promotions, popups, suggested keywords. */
export function noticeHandlers(context: MallContext): Handlers {
  const getPromotions = (call: Call) => loadPromotions(context, call);
  const getPopups = (call: Call) => loadPopups(context, call);
  return {
    getPromotions,
    getPrePromotions: getPromotions,
    getPopups,
    getPrePopups: getPopups,
    getSmartKeywords: (call) => loadSmartKeywords(context, call),
  };
}

async function loadPromotions({ db, now }: MallContext, { mallId }: Call) {
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

async function loadPopups({ db, now }: MallContext, { mallId, params }: Call) {
  const runsNow = and(lte(popups.startDts, now()), gte(popups.endDts, now()));
  const onDevice = or(isNull(popups.device), eq(popups.device, params['device'] as ShownOn));
  return db
    .select({ popSeq: popups.popSeq, popType: popups.popType, popHtml: popups.popHtml, url: popups.url })
    .from(popups)
    .where(and(eq(popups.mallId, mallId), runsNow, onDevice))
    .orderBy(asc(popups.prir), asc(popups.popSeq));
}

async function loadSmartKeywords({ db }: MallContext, { mallId }: Call) {
  return db
    .select({ searchNo: smartKeywords.searchNo, srhName: smartKeywords.srhName, prir: smartKeywords.prir })
    .from(smartKeywords)
    .where(eq(smartKeywords.mallId, mallId))
    .orderBy(asc(smartKeywords.prir), asc(smartKeywords.searchNo));
}
