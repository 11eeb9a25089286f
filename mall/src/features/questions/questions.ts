import { and, count, eq, getTableColumns, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import { questionRule, startOfCount } from '../../buying/question-rules.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { descending, rowOrder, toAftrKey } from '../../http/row-keys.ts';
import { mallProducts } from '../../db/schema/categories.ts';
import { questions } from '../../db/schema/questions.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { dayRange } from '../../http/day-range.ts';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { ownsOrder } from '../order-list/orders.ts';
import { forgetFiles, replaceFiles } from './question-files.ts';
import { questionTypes } from './question-types.ts';
import { findQuestion, lockQuestion, sealTexts, toListed, toQuestion, type QuestionRow } from './question.queries.ts';

type QuestionRequest = Call<'createQuestion' | 'updateQuestion'>['body'];

export const questionHandlers = {
  listQuestionTypes: () => Promise.resolve(questionTypes),
  listQuestions,
  createQuestion,
  getQuestion,
  updateQuestion: (context, call) => inTransaction(context, (context) => updateQuestion(context, call)),
  deleteQuestion: (context, call) => inTransaction(context, (context) => deleteQuestion(context, call)),
} satisfies Partial<Handlers>;

/** Inquiries of the member, latest first. */
async function listQuestions({ db, keys }: MallContext, call: Call<'listQuestions'>) {
  const { memNo } = memberOf(call);
  const { ansYn, fromDt, toDt, page, size } = call.params;
  const order = rowOrder(
    [descending(questions.regDts, 'timestamptz'), descending(questions.qstnNo, 'text')],
    call.params,
  );
  const { from, until } = dayRange(fromDt, toDt);
  const shown = and(
    eq(questions.memNo, memNo),
    isNotNull(questions.sealed),
    ansYn && (ansYn === 'Y' ? isNotNull(questions.ansDts) : isNull(questions.ansDts)),
    from ? gte(questions.regDts, from) : undefined,
    until ? lt(questions.regDts, until) : undefined,
  );
  const totalCnt = await db.$count(questions, shown);
  const rows = await db
    .select({ ...getTableColumns(questions), key: order.key })
    .from(questions)
    .where(and(shown, order.behind))
    .orderBy(...order.orderBy)
    .limit(size)
    .offset(order.offset);
  const list = rows.map(({ key, ...row }) => ({ ...toListed(keys, row), aftrKey: toAftrKey(key) }));
  return { list, totalCnt, page, size };
}

async function getQuestion({ db, keys }: MallContext, call: Call<'getQuestion'>) {
  const { memNo } = memberOf(call);
  return toQuestion(keys, found(await findQuestion(db, memNo, call.params.qstnNo)));
}

async function createQuestion(context: TransactionContext, call: Call<'createQuestion'>) {
  const { db, keys, now } = context;
  const { memNo } = memberOf(call);
  await lockCaller(db, memNo);
  const today = and(eq(questions.memNo, memNo), gte(questions.regDts, startOfCount(now())));
  const [asked] = await db.select({ count: count() }).from(questions).where(today);
  const max = questionRule.mostADay;
  if ((asked?.count ?? 0) >= max) throw conflict(`문의는 하루에 ${max}개까지 남길 수 있어요.`, { rsnCd: 'LIMIT', max });
  await checkSubject(context, call);
  const { fileNoList, ...values } = toValues(context, call.body);
  await replaceFiles(context, memNo, [], fileNoList);
  const row = { qstnNo: newNumber('QN', now()), memNo, ...values, fileNoList, regDts: now() };
  const [written] = await db.insert(questions).values(row).returning();
  return changed(keys, found(written ?? null));
}

async function updateQuestion(context: TransactionContext, call: Call<'updateQuestion'>) {
  const { db, keys } = context;
  const before = await lockOpen(context, call);
  await checkSubject(context, call);
  const values = toValues(context, call.body);
  await replaceFiles(context, memberOf(call).memNo, before.fileNoList, values.fileNoList);
  const { qstnNo } = before;
  const [written] = await db.update(questions).set(values).where(eq(questions.qstnNo, qstnNo)).returning();
  return changed(keys, found(written ?? null));
}

/** Erases it at once. Its empty row counts for its day. */
async function deleteQuestion(context: TransactionContext, call: Call<'deleteQuestion'>) {
  const { db } = context;
  const { qstnNo, fileNoList } = await lockOpen(context, call);
  await forgetFiles(db, fileNoList);
  const empty = { sealed: null, ordNo: null, gdsGrpNo: null, fileNoList: [] };
  await db.update(questions).set(empty).where(eq(questions.qstnNo, qstnNo));
  return { qstnNo, qstn: null };
}

/** The inquiry of the call, which nobody answers meanwhile. Throws 1404, and STATE once it is answered. */
async function lockOpen(
  { db }: TransactionContext,
  call: Call<'updateQuestion' | 'deleteQuestion'>,
): Promise<QuestionRow> {
  const { memNo } = memberOf(call);
  await lockCaller(db, memNo);
  const row = found(await lockQuestion(db, memNo, call.params.qstnNo));
  if (row.ansDts) {
    throw conflict('답변이 등록된 문의는 바꾸거나 지울 수 없어요.', { rsnCd: 'STATE', stat: 'ANSWERED' });
  }
  return row;
}

/** Throws 1400 for an unknown kind, and 1404 for an order of others or a product of another mall. */
async function checkSubject({ db }: TransactionContext, call: Call<'createQuestion' | 'updateQuestion'>) {
  const { qstnTpCd, ordNo, gdsGrpNo } = call.body;
  if (!questionTypes.some((type) => type.qstnTpCd === qstnTpCd)) {
    throw invalid([{ field: 'qstnTpCd', reason: '문의 유형을 선택해주세요.' }]);
  }
  if (ordNo && !(await ownsOrder(db, memberOf(call).memNo, ordNo))) throw notFound('주문을', 'ordNo');
  if (gdsGrpNo) {
    const here = and(eq(mallProducts.mallId, call.mallId), eq(mallProducts.gdsGrpNo, gdsGrpNo));
    if ((await db.$count(mallProducts, here)) === 0) throw notFound('상품을', 'gdsGrpNo');
  }
}

function toValues({ keys }: TransactionContext, body: QuestionRequest) {
  const { qstnTpCd, ordNo, gdsGrpNo, title, cntn, fileNoList, rplyMthdCd } = body;
  return {
    qstnTpCd,
    ordNo: ordNo || null,
    gdsGrpNo: gdsGrpNo || null,
    sealed: sealTexts(keys, { title, cntn }),
    fileNoList: fileNoList ?? [],
    rplyMthdCd,
  };
}

function changed(keys: MallContext['keys'], row: QuestionRow) {
  return { qstnNo: row.qstnNo, qstn: toQuestion(keys, row) };
}

function found(row: QuestionRow | null): QuestionRow {
  if (!row) throw notFound('문의를', 'qstnNo');
  return row;
}
