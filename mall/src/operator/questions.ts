import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { questions } from '../db/schema/questions.ts';
import { answerQuestion } from '../features/questions/answer.ts';
import { toQuestion } from '../features/questions/question.queries.ts';
import type { OperatorHandlers } from './operator-call.ts';
import { readStoredFile } from './stored-file.ts';

export const openQuestion = and(isNull(questions.ansDts), isNotNull(questions.memNo), isNotNull(questions.sealed));

export const questionHandlers: Pick<OperatorHandlers, 'listOpenQuestions' | 'readQuestionFile' | 'answerQuestion'> = {
  async listOpenQuestions({ db, keys }, { params: { page, size } }) {
    const [total] = await db.select({ count: count() }).from(questions).where(openQuestion);
    const rows = await db
      .select()
      .from(questions)
      .where(openQuestion)
      .orderBy(asc(questions.regDts), asc(questions.qstnNo))
      .limit(size)
      .offset((page - 1) * size);
    const list = rows.map((row) => {
      const { qstnNo, qstnTpNm, title, cntn, ordNo, gdsGrpNo, fileNoList, regDts } = toQuestion(keys, row);
      return { qstnNo, qstnTpNm, title, cntn, ordNo, gdsGrpNo, fileCnt: fileNoList.length, regDts };
    });
    return { data: { totalCnt: total?.count ?? 0, list }, people: rows.flatMap(({ memNo }) => memNo ?? []) };
  },
  async readQuestionFile(context, { params: { qstnNo, place } }) {
    const [row] = await context.db.select().from(questions).where(eq(questions.qstnNo, qstnNo));
    const data = await readStoredFile(context, row?.fileNoList[place - 1]);
    return { data, people: row?.memNo ? [row.memNo] : [] };
  },
  answerQuestion: {
    picture: async ({ db }, { params: { qstnNo } }) => {
      const [row] = await db.select().from(questions).where(eq(questions.qstnNo, qstnNo));
      return row ? { ansYn: row.ansDts === null ? 'N' : 'Y' } : null;
    },
    act: (context, { params: { qstnNo }, body }) => answerQuestion(context, qstnNo, body.ansCntn),
  },
};
