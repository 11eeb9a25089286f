import { questions } from '../../../src/db/schema/questions.ts';
import type { Shop } from '../harness/shop.ts';
import { aForm, aKey, dot } from './buying-calls.ts';
import type { GoodCalls } from './case.ts';

export const aQuestion = {
  qstnTpCd: 'QT00101',
  title: '언제 도착하나요?',
  cntn: '배송 예정일을\n알고 싶어요.',
  rplyMthdCd: 'SMS',
} as const;

/** The number of an uploaded picture for an inquiry. */
export async function aQuestionFile(shop: Shop, token: string, purpCd = 'QUESTION'): Promise<string> {
  const call = { token, params: aKey(), body: aForm(dot, '사진.png', purpCd) };
  return (await shop.ask<{ fileNo: string }>('uploadFile', call)).fileNo;
}

/** The number of the only inquiry of the member of good calls. A day has ten. */
export async function aQuestionNo(shop: Shop): Promise<string> {
  await forgetQuestions(shop);
  const call = { token: await shop.tokenOf(), params: aKey(), body: aQuestion };
  return (await shop.ask<{ qstnNo: string }>('createQuestion', call)).qstnNo;
}

export async function forgetQuestions({ context: { db } }: Shop): Promise<void> {
  await db.delete(questions);
}

export const questionCalls: GoodCalls = {
  listQuestionTypes: () => ({}),
  listQuestions: () => ({ params: { ansYn: 'N', fromDt: '20260401', toDt: '20260430' } }),
  createQuestion: async (shop) => {
    await forgetQuestions(shop);
    return { params: aKey(), body: aQuestion };
  },
  getQuestion: async (shop) => ({ params: { qstnNo: await aQuestionNo(shop) } }),
  updateQuestion: async (shop) => ({ params: { qstnNo: await aQuestionNo(shop) }, body: aQuestion }),
  deleteQuestion: async (shop) => ({ params: { qstnNo: await aQuestionNo(shop) } }),
};
