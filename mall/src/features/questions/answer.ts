import { and, eq, isNotNull } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { questions } from '../../db/schema/questions.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { conflict, notFound } from '../../http/refusal.ts';
import { seal } from '../../security/sealing.ts';
import { post } from '../../mail/outbox.ts';
import { mallAddress } from '../../mail/storefront.ts';
import { personOf } from '../../members/member-person.ts';
import { findMember } from '../../members/members.queries.ts';
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
  const found = row.memNo === null ? null : await findMember(context.db, row.memNo);
  if (!found) return;
  const { member, mallUrl, mallNm } = found;
  const person = personOf(context.keys, member);
  const sms = { channel: 'SMS', target: person.mobile } as const;
  const email = { channel: 'EMAIL', target: person.email } as const;
  const ways = row.rplyMthdCd === 'SMS' ? [sms, email] : [email, sms];
  for (const { channel, target } of ways) {
    if (!target) continue;
    const url = mallAddress(context.settings, mallUrl, `/myshop/listMyQuestion?number=${row.qstnNo}`);
    await post(context, {
      mallId: member.mallId,
      channel,
      target,
      kind: 'QUESTION_ANSWERED',
      subject: `[${mallNm}] 문의하신 내용에 답변을 드려요`,
      body: `${textsOf(context.keys, row).title}\n접수번호 ${row.qstnNo}\n\n${ansCntn}`,
      links: [{ label: '문의 보기', url }],
    });
    return;
  }
}
