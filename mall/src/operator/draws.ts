import { and, asc, count, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { EntryAnswer } from '../buying/entry-answers.ts';
import type { TransactionContext } from '../context.ts';
import { exhibitionEntries, exhibitions, type Winner } from '../db/schema/exhibitions.ts';
import { members } from '../db/schema/members.ts';
import { postWon } from '../features/exhibitions/event-mail.ts';
import { conflict, invalid, notFound, type FieldFault } from '../http/refusal.ts';
import { personOf } from '../members/member-person.ts';
import { maskName } from '../security/masking.ts';
import { unsealText } from '../security/sealed-text.ts';
import { toDts } from '../wire/dts.ts';
import type { OperatorHandlers } from './operator-call.ts';

type Handlers = Pick<OperatorHandlers, 'listDraws' | 'listEntries' | 'writeWinners'>;

export const drawHandlers: Handlers = {
  async listDraws({ db }, { params: { page, size } }) {
    const ofExhibition = eq(exhibitionEntries.exhbNo, exhibitions.exhbNo);
    const entries = db.select({ entryNo: exhibitionEntries.entryNo }).from(exhibitionEntries).where(ofExhibition);
    const isOpen = and(isNull(exhibitions.winList), exists(entries));
    const [total] = await db.select({ count: count() }).from(exhibitions).where(isOpen);
    const rows = await db
      .select({
        exhibition: exhibitions,
        entryCnt: sql<number>`(select count(*) from ${exhibitionEntries} where ${ofExhibition})`.mapWith(Number),
      })
      .from(exhibitions)
      .where(isOpen)
      .orderBy(asc(exhibitions.endDts), asc(exhibitions.exhbNo))
      .limit(size)
      .offset((page - 1) * size);
    const list = rows.map(({ exhibition: { exhbNo, mallId, exhbNm, endDts, winDts, prizeList }, entryCnt }) => ({
      exhbNo,
      mallId,
      exhbNm,
      endDts: toDts(endDts),
      winDts: winDts && toDts(winDts),
      entryCnt,
      prizeList,
    }));
    return { data: { totalCnt: total?.count ?? 0, list } };
  },
  async listEntries({ db, keys, now }, { params: { exhbNo, page, size } }) {
    const [exhibition] = await db.select().from(exhibitions).where(eq(exhibitions.exhbNo, exhbNo));
    checkEnded(exhibition, now());
    const ofExhibition = eq(exhibitionEntries.exhbNo, exhbNo);
    const [total] = await db.select({ count: count() }).from(exhibitionEntries).where(ofExhibition);
    const rows = await db
      .select({ entry: exhibitionEntries, member: members })
      .from(exhibitionEntries)
      .innerJoin(members, eq(members.memNo, exhibitionEntries.memNo))
      .where(ofExhibition)
      .orderBy(asc(exhibitionEntries.entryDts), asc(exhibitionEntries.entryNo))
      .limit(size)
      .offset((page - 1) * size);
    const list = rows.map(({ entry: { entryNo, entryDts, sealedAnswers }, member }) => {
      const answers = unsealText(keys, sealedAnswers);
      return {
        entryNo,
        maskNm: maskName(personOf(keys, member).memNm),
        entryDts: toDts(entryDts),
        answerList:
          answers &&
          (JSON.parse(answers) as EntryAnswer[]).map(({ qNo, val }) => ({ qNo, ansCntn: [val].flat().join(', ') })),
      };
    });
    return { data: { totalCnt: total?.count ?? 0, list }, people: rows.map(({ member }) => member.memNo) };
  },
  writeWinners: {
    picture: async ({ db }, { params: { exhbNo } }) => {
      const [row] = await db.select().from(exhibitions).where(eq(exhibitions.exhbNo, exhbNo));
      return row ? { winCnt: row.winList?.length ?? null } : null;
    },
    async act(context, { params: { exhbNo }, body: { winList } }) {
      const { db, now } = context;
      const [row] = await db.select().from(exhibitions).where(eq(exhibitions.exhbNo, exhbNo)).for('update');
      const exhibition = checkEnded(row, now());
      if (exhibition.winList !== null)
        throw conflict('이미 당첨자를 정한 이벤트예요.', { rsnCd: 'STATE', stat: 'WIN' });
      const winners = await winnersOf(context, exhibition, winList);
      const winDts = exhibition.winDts ?? now();
      await db.update(exhibitions).set({ winList: winners, winDts }).where(eq(exhibitions.exhbNo, exhbNo));
      await tellWinners(context, exhibition, winList);
    },
  },
};

/** A winner has one entry, so each gets one message. */
async function tellWinners(
  context: TransactionContext,
  exhibition: Exhibition,
  winList: readonly { entryNo: string; prizeNm: string }[],
): Promise<void> {
  const { entryNo, memNo } = exhibitionEntries;
  const numbers = winList.map((winner) => winner.entryNo);
  const rows = await context.db.select({ entryNo, memNo }).from(exhibitionEntries).where(inArray(entryNo, numbers));
  for (const winner of winList) {
    const row = rows.find((each) => each.entryNo === winner.entryNo);
    if (row) await postWon(context, exhibition, { memNo: row.memNo, prizeNm: winner.prizeNm });
  }
}

type Exhibition = typeof exhibitions.$inferSelect;

function checkEnded(exhibition: Exhibition | undefined, now: Date): Exhibition {
  if (!exhibition) throw notFound('이벤트를');
  if (exhibition.endDts > now) throw conflict('아직 끝나지 않은 이벤트예요.', { rsnCd: 'STATE', stat: 'RUN' });
  return exhibition;
}

/** The masked names of winners. Refuses entries of other events, entries twice, unknown prizes, and more of one than there are. */
async function winnersOf(
  { db, keys }: TransactionContext,
  { exhbNo, prizeList }: Exhibition,
  wanted: readonly { entryNo: string; prizeNm: string }[],
): Promise<Winner[]> {
  const numbers = wanted.map(({ entryNo }) => entryNo);
  const rows = await db
    .select({ entryNo: exhibitionEntries.entryNo, member: members })
    .from(exhibitionEntries)
    .innerJoin(members, eq(members.memNo, exhibitionEntries.memNo))
    .where(and(eq(exhibitionEntries.exhbNo, exhbNo), inArray(exhibitionEntries.entryNo, numbers)));
  const names = new Map(rows.map(({ entryNo, member }) => [entryNo, maskName(personOf(keys, member).memNm)]));
  const left = new Map(prizeList.map(({ prizeNm, winCnt }) => [prizeNm, winCnt]));
  const faults: FieldFault[] = [];
  const winners: Winner[] = [];
  for (const [index, { entryNo, prizeNm }] of wanted.entries()) {
    const maskNm = names.get(entryNo);
    const isRepeated = numbers.indexOf(entryNo) < index;
    const pieces = left.get(prizeNm);
    if (maskNm === undefined)
      faults.push({ field: `winList[${index}].entryNo`, reason: '이 이벤트의 응모가 아니에요.', rsnCd: 'NOT_FOUND' });
    else if (isRepeated)
      faults.push({
        field: `winList[${index}].entryNo`,
        reason: '한 응모는 한 번만 당첨될 수 있어요.',
        rsnCd: 'REFUSED',
      });
    if (pieces === undefined)
      faults.push({ field: `winList[${index}].prizeNm`, reason: '이 이벤트의 경품이 아니에요.', rsnCd: 'NOT_FOUND' });
    else if (pieces === 0)
      faults.push({ field: `winList[${index}].prizeNm`, reason: '경품 수보다 당첨자가 많아요.', rsnCd: 'RANGE' });
    else left.set(prizeNm, pieces - 1);
    if (maskNm !== undefined) winners.push({ maskNm, prizeNm });
  }
  if (faults.length > 0) throw invalid(faults);
  return winners;
}
