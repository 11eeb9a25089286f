import { and, eq, isNotNull } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { questions } from '../../db/schema/questions.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { conflict, notFound } from '../../http/refusal.ts';
import { seal } from '../../security/sealing.ts';
import { noticeOf } from '../../mail/notices.ts';
import { postToMember } from '../../members/post-to-member.ts';
import { keepFiles } from './question-files.ts';
import { textsOf, type QuestionRow } from './question.queries.ts';

/** Answers an inquiry, once, and posts the answer to its member. Throws 1404, and STATE for a second answer. */
export function answerQuestion(context: MallContext, qstnNo: string, ansCntn: string): Promise<void> {
  return inTransaction(context, async (context) => {
    const { db, keys, now } = context;
    const waits = and(eq(questions.qstnNo, qstnNo), isNotNull(questions.memNo), isNotNull(questions.sealed));
    const [row] = await db.select().from(questions).where(waits).for('update');
    if (!row) throw notFound('문의를');
    if (row.ansDts) throw conflict('이미 답변한 문의예요.', { rsnCd: 'STATE', stat: 'ANSWERED' });
    const ansDts = now();
    await db
      .update(questions)
      .set({ sealedAns: seal(keys.personal, ansCntn), ansDts })
      .where(eq(questions.qstnNo, qstnNo));
    await keepFiles(db, row.fileNoList, ansDts);
    await postAnswer(context, row, ansCntn);
  });
}

/** By the way that the member chose, or by the other where the member has no number or address for it. */
async function postAnswer(context: TransactionContext, row: QuestionRow, ansCntn: string): Promise<void> {
  if (row.memNo === null) return;
  const { title } = textsOf(context.keys, row);
  const notice = {
    ...noticeOf('QUESTION_ANSWERED', { 문의: title, 접수번호: row.qstnNo, 답변: ansCntn }),
    path: `/myshop/listMyQuestion?number=${row.qstnNo}`,
    mailText: `${title}\n접수번호 ${row.qstnNo}\n\n${ansCntn}`,
  };
  await postToMember(context, row.memNo, notice, { prefersText: row.rplyMthdCd === 'SMS' });
}
