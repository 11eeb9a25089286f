import { and, count, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { popups } from '../db/schema/display.ts';
import { malls } from '../db/schema/malls.ts';
import { notFound, type FieldFault } from '../http/refusal.ts';
import { fromDts, toDts } from '../wire/dts.ts';
import { mallFaults, nextContentNumber, readMoment, refuseFaults } from './content-parts.ts';
import type { OperatorCalls, OperatorHandlers } from './operator-call.ts';

type Handlers = Pick<OperatorHandlers, 'listPopups' | 'writePopup' | 'changePopup' | 'removePopup'>;

async function pictureOf(db: Database, popSeq: number | undefined) {
  if (popSeq === undefined) return null;
  const [row] = await db.select().from(popups).where(eq(popups.popSeq, popSeq));
  return row ? { ...row, startDts: toDts(row.startDts), endDts: toDts(row.endDts) } : null;
}

export const popupHandlers: Handlers = {
  async listPopups({ db, now }, { params: { mallId, page, size } }) {
    const wanted = and(gte(popups.endDts, now()), mallId === undefined ? undefined : eq(popups.mallId, mallId));
    const [total] = await db.select({ count: count() }).from(popups).where(wanted);
    const rows = await db
      .select({ popup: popups, mallNm: malls.mallNm })
      .from(popups)
      .innerJoin(malls, eq(malls.mallId, popups.mallId))
      .where(wanted)
      .orderBy(desc(popups.startDts), desc(popups.popSeq))
      .limit(size)
      .offset((page - 1) * size);
    const list = rows.map(({ popup, mallNm }) => ({
      ...popup,
      mallNm,
      startDts: toDts(popup.startDts),
      endDts: toDts(popup.endDts),
    }));
    return { data: { totalCnt: total?.count ?? 0, list } };
  },
  writePopup: {
    picture: ({ db }, _call, answer) => pictureOf(db, (answer as { popSeq: number } | undefined)?.popSeq),
    async act({ db, now }, { body }) {
      const { values, faults } = read(body, now());
      refuseFaults([...(await mallFaults(db, body.mallId)), ...faults]);
      const popSeq = await nextContentNumber(db);
      await db.insert(popups).values({ popSeq, mallId: body.mallId, ...values });
      return { popSeq };
    },
  },
  changePopup: {
    picture: ({ db }, { params: { popSeq } }) => pictureOf(db, popSeq),
    async act({ db, now }, { params: { popSeq }, body }) {
      const { values, faults } = read(body, now());
      refuseFaults(faults);
      const isIt = eq(popups.popSeq, popSeq);
      const changed = await db.update(popups).set(values).where(isIt).returning({ popSeq: popups.popSeq });
      if (changed.length === 0) throw notFound('팝업을');
    },
  },
  removePopup: {
    picture: ({ db }, { params: { popSeq } }) => pictureOf(db, popSeq),
    async act({ db }, { params: { popSeq } }) {
      const removed = await db.delete(popups).where(eq(popups.popSeq, popSeq)).returning({ popSeq: popups.popSeq });
      if (removed.length === 0) throw notFound('팝업을');
    },
  },
};

function read({ popType, popHtml, url, device, prir, ...times }: OperatorCalls['changePopup']['body'], now: Date) {
  const start = readMoment('startDts', times.startDts, now);
  // A popup may run for good, so its end has no limit.
  const endDts = fromDts(times.endDts);
  const faults: FieldFault[] = [...start.faults];
  if (!(endDts > start.moment))
    faults.push({ field: 'endDts', reason: '시작보다 뒤의 시각을 입력해주세요.', rsnCd: 'RANGE' });
  return { values: { popType, popHtml, url, device, prir, startDts: start.moment, endDts }, faults };
}
