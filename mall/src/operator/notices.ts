import { and, count, desc, eq, ilike } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { containing } from '../db/rows.ts';
import { boards, type BoardType } from '../db/schema/boards.ts';
import { malls } from '../db/schema/malls.ts';
import { notFound } from '../http/refusal.ts';
import { toDts } from '../wire/dts.ts';
import { mallFaults, nextContentNumber, readMoment, refuseFaults } from './content-parts.ts';
import type { OperatorHandlers } from './operator-call.ts';

type Handlers = Pick<OperatorHandlers, 'listNotices' | 'writeNotice' | 'changeNotice' | 'removeNotice'>;

const notice: BoardType = 'CM00404';
const isNotice = (brdNo: number) => and(eq(boards.brdNo, brdNo), eq(boards.tp, notice));

async function pictureOf(db: Database, brdNo: number | undefined) {
  if (brdNo === undefined) return null;
  const { title, cntnHtml, fixYn, regDts } = boards;
  const [row] = await db
    .select({ brdNo: boards.brdNo, title, cntnHtml, fixYn, regDts })
    .from(boards)
    .where(isNotice(brdNo));
  return row ? { ...row, regDts: toDts(row.regDts) } : null;
}

export const noticeHandlers: Handlers = {
  async listNotices({ db }, { params: { mallId, kwd, page, size } }) {
    const wanted = and(
      eq(boards.tp, notice),
      mallId === undefined ? undefined : eq(boards.mallId, mallId),
      kwd === undefined ? undefined : ilike(boards.title, containing(kwd)),
    );
    const [total] = await db.select({ count: count() }).from(boards).where(wanted);
    const rows = await db
      .select({ board: boards, mallNm: malls.mallNm })
      .from(boards)
      .innerJoin(malls, eq(malls.mallId, boards.mallId))
      .where(wanted)
      .orderBy(desc(boards.regDts), desc(boards.brdNo))
      .limit(size)
      .offset((page - 1) * size);
    const list = rows.map(({ board: { brdNo, mallId, title, cntnHtml, fixYn, regDts, viewCnt }, mallNm }) => ({
      brdNo,
      mallId,
      mallNm,
      title,
      cntnHtml,
      fixYn,
      regDts: toDts(regDts),
      viewCnt,
    }));
    return { data: { totalCnt: total?.count ?? 0, list } };
  },
  writeNotice: {
    picture: ({ db }, _call, answer) => pictureOf(db, (answer as { brdNo: number } | undefined)?.brdNo),
    async act({ db, now }, { body: { mallId, title, cntnHtml, fixYn, fromDts = null } }) {
      const begins = fromDts === null ? { moment: now(), faults: [] } : readMoment('fromDts', fromDts, now());
      refuseFaults([...(await mallFaults(db, mallId)), ...begins.faults]);
      const brdNo = await nextContentNumber(db);
      await db
        .insert(boards)
        .values({ brdNo, mallId, tp: notice, title, cntnHtml, fixYn, regDts: begins.moment, fileList: [] });
      return { brdNo };
    },
  },
  changeNotice: {
    picture: ({ db }, { params: { brdNo } }) => pictureOf(db, brdNo),
    async act({ db, now }, { params: { brdNo }, body: { title, cntnHtml, fixYn, fromDts = null } }) {
      const begins = fromDts === null ? null : readMoment('fromDts', fromDts, now());
      refuseFaults(begins?.faults ?? []);
      const changed = await db
        .update(boards)
        .set({ title, cntnHtml, fixYn, ...(begins && { regDts: begins.moment }) })
        .where(isNotice(brdNo))
        .returning({ brdNo: boards.brdNo });
      if (changed.length === 0) throw notFound('공지사항을');
    },
  },
  removeNotice: {
    picture: ({ db }, { params: { brdNo } }) => pictureOf(db, brdNo),
    async act({ db }, { params: { brdNo } }) {
      const removed = await db.delete(boards).where(isNotice(brdNo)).returning({ brdNo: boards.brdNo });
      if (removed.length === 0) throw notFound('공지사항을');
    },
  },
};
