import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { questions } from '../../db/schema/questions.ts';
import type { Keys } from '../../keys.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { toDts } from '../../wire/dts.ts';
import { questionTypeName } from './question-types.ts';

export type QuestionRow = typeof questions.$inferSelect;

interface Texts {
  title: string;
  cntn: string;
}

type PersonalKey = Pick<Keys, 'personal'>;

/** The member's inquiry; null for those of others and for deleted ones. */
export async function findQuestion(db: Database, memNo: string, qstnNo: string): Promise<QuestionRow | null> {
  const [row] = await db.select().from(questions).where(ofMember(memNo, qstnNo));
  return row ?? null;
}

/** How many of the member's inquiries have no answer yet. */
export async function countWaitingQuestions(db: Database, memNo: string): Promise<number> {
  const waiting = and(eq(questions.memNo, memNo), isNotNull(questions.sealed), isNull(questions.ansDts));
  const [row] = await db.select({ count: count() }).from(questions).where(waiting);
  return row?.count ?? 0;
}

/** As `findQuestion`, and locks it, so that it is not answered meanwhile. */
export async function lockQuestion(db: Transaction, memNo: string, qstnNo: string): Promise<QuestionRow | null> {
  const [row] = await db.select().from(questions).where(ofMember(memNo, qstnNo)).for('update');
  return row ?? null;
}

function ofMember(memNo: string, qstnNo: string) {
  return and(eq(questions.qstnNo, qstnNo), eq(questions.memNo, memNo), isNotNull(questions.sealed));
}

export function sealTexts({ personal }: PersonalKey, { title, cntn }: Texts): string {
  return seal(personal, JSON.stringify({ title, cntn }));
}

export function textsOf({ personal }: PersonalKey, { qstnNo, sealed }: QuestionRow): Texts {
  const text = sealed && unseal(personal, sealed);
  if (!text) throw new Error(`The inquiry ${qstnNo} was deleted, or sealed with another secret.`);
  return JSON.parse(text) as Texts;
}

/** A row of the list. */
export function toListed(keys: PersonalKey, row: QuestionRow) {
  const { qstnNo, qstnTpCd, regDts, ansDts } = row;
  return {
    qstnNo,
    qstnTpCd,
    qstnTpNm: questionTypeName(qstnTpCd),
    title: textsOf(keys, row).title,
    ansYn: ansDts ? 'Y' : 'N',
    regDts: toDts(regDts),
    ansDts: ansDts && toDts(ansDts),
  };
}

/** An inquiry in full. */
export function toQuestion(keys: PersonalKey, row: QuestionRow) {
  const { ordNo, gdsGrpNo, fileNoList, rplyMthdCd, sealedAns } = row;
  const { cntn } = textsOf(keys, row);
  const ansCntn = sealedAns && unseal(keys.personal, sealedAns);
  return { ...toListed(keys, row), ordNo, gdsGrpNo, cntn, fileNoList, rplyMthdCd, ansCntn };
}
