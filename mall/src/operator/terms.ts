import { and, asc, count, desc, eq } from 'drizzle-orm';
import { dayMs } from '../buying/durations.ts';
import type { Database } from '../db/database.ts';
import { malls } from '../db/schema/malls.ts';
import { terms } from '../db/schema/display.ts';
import { conflict, notFound, type FieldFault } from '../http/refusal.ts';
import { toDts } from '../wire/dts.ts';
import { mallFaults, nextContentNumber, readMoment, refuseFaults } from './content-parts.ts';
import type { OperatorHandlers } from './operator-call.ts';

type Handlers = Pick<OperatorHandlers, 'listTerms' | 'writeTerms' | 'removeTerms'>;
type Version = typeof terms.$inferSelect;

/** The terms of use promise to tell of a new version seven days before it holds. */
const noticeDays = 7;

async function pictureOf(db: Database, infoNo: number | undefined) {
  if (infoNo === undefined) return null;
  const [row] = await db.select().from(terms).where(eq(terms.infoNo, infoNo));
  return row ? { infoNo, mallId: row.mallId, code: row.code, fromDts: toDts(row.apprDts) } : null;
}

export const termsHandlers: Handlers = {
  async listTerms({ db, now }, { params: { mallId, code, page, size } }) {
    const wanted = and(
      eq(terms.apprStat, 'Y'),
      mallId === undefined ? undefined : eq(terms.mallId, mallId),
      code === undefined ? undefined : eq(terms.code, code),
    );
    const [total] = await db.select({ count: count() }).from(terms).where(wanted);
    const rows = await db
      .select({ version: terms, mallNm: malls.mallNm })
      .from(terms)
      .innerJoin(malls, eq(malls.mallId, terms.mallId))
      .where(wanted)
      .orderBy(asc(terms.mallId), asc(terms.code), desc(terms.apprDts))
      .limit(size)
      .offset((page - 1) * size);
    const holding = await holdingVersions(db, now());
    const list = rows.map(({ version, mallNm }) => ({
      infoNo: version.infoNo,
      mallId: version.mallId,
      mallNm,
      code: version.code,
      terms: version.terms,
      fromDts: toDts(version.apprDts),
      stat: version.apprDts > now() ? 'NEXT' : holding.has(version.infoNo) ? 'NOW' : 'PAST',
    }));
    return { data: { totalCnt: total?.count ?? 0, list } };
  },
  writeTerms: {
    picture: ({ db }, _call, answer) => pictureOf(db, (answer as { infoNo: number } | undefined)?.infoNo),
    async act({ db, now }, { body: { mallId, code, terms: text, fromDts } }) {
      const begins = readMoment('fromDts', fromDts, now());
      const faults: FieldFault[] = [...(await mallFaults(db, mallId)), ...begins.faults];
      if (begins.moment.getTime() - now().getTime() < noticeDays * dayMs)
        faults.push({ field: 'fromDts', reason: '7일 뒤부터의 시각을 입력해주세요.', rsnCd: 'RANGE' });
      refuseFaults(faults);
      const infoNo = await nextContentNumber(db);
      const written = await db
        .insert(terms)
        .values({ infoNo, mallId, code, terms: text, apprStat: 'Y', apprDts: begins.moment })
        .onConflictDoNothing()
        .returning({ infoNo: terms.infoNo });
      if (written.length === 0)
        refuseFaults([{ field: 'fromDts', reason: '그 시각에 시작하는 판이 이미 있어요.', rsnCd: 'REFUSED' }]);
      return { infoNo };
    },
  },
  removeTerms: {
    picture: ({ db }, { params: { infoNo } }) => pictureOf(db, infoNo),
    async act({ db, now }, { params: { infoNo } }) {
      const isIt = and(eq(terms.infoNo, infoNo), eq(terms.apprStat, 'Y'));
      const [version] = await db.select().from(terms).where(isIt).for('update');
      if (!version) throw notFound('약관을');
      // Members have agreed to it: it stays to be read.
      if (version.apprDts <= now())
        throw conflict('이미 시행한 판은 거둘 수 없어요. 새 판을 써 주세요.', { rsnCd: 'STATE', stat: 'BEGUN' });
      await db.delete(terms).where(isIt);
    },
  },
};

/** Numbers of the versions that hold now, one of each text of each mall. */
async function holdingVersions(db: Database, now: Date): Promise<ReadonlySet<number>> {
  const { infoNo, mallId, code, apprDts } = terms;
  const rows: Pick<Version, 'infoNo' | 'mallId' | 'code' | 'apprDts'>[] = await db
    .select({ infoNo, mallId, code, apprDts })
    .from(terms)
    .where(eq(terms.apprStat, 'Y'))
    .orderBy(asc(apprDts));
  const begun = rows.filter((version) => version.apprDts <= now);
  return new Set(new Map(begun.map((version) => [`${version.mallId} ${version.code}`, version.infoNo])).values());
}
