import { randomUUID } from 'node:crypto';
import { answerQuestion } from '../../../src/features/questions/answer.ts';
import { aNewMember } from '../harness/people.ts';
import type { Sent, Shop } from '../harness/shop.ts';
import { elsewhere } from '../harness/world.ts';
import { aKey, buyingCalls } from './buying-calls.ts';
import { aCase, type Case, type GoodCall } from './case.ts';
import { aQuestion, aQuestionFile, aQuestionNo, forgetQuestions, questionCalls } from './question-calls.ts';

const changed =
  (operation: string, change: (sent: Sent, shop: Shop) => Sent | Promise<Sent>): GoodCall =>
  async (shop) => {
    const sent = (await questionCalls[operation]?.(shop)) ?? {};
    return { token: await shop.tokenOf(), ...(await change(sent, shop)) };
  };

const asking = (operation: string, change: object | ((shop: Shop) => Promise<object>)) =>
  changed(operation, async (sent, shop) => {
    const fields = typeof change === 'function' ? await change(shop) : change;
    return { ...sent, body: { ...(sent.body as object), ...fields } };
  });

/** A token of somebody else in the same mall. */
async function tokenOfAnother(shop: Shop): Promise<string> {
  const { loginId } = await aNewMember(shop);
  return (await shop.signIn({ id: loginId })).accessToken;
}

async function orderOfAnother(shop: Shop): Promise<string> {
  const sent = await buyingCalls['getOrder']?.(shop);
  return String(sent?.params?.['ordNo']);
}

const written = ['createQuestion', 'updateQuestion'] as const;
const ofOwn = ['getQuestion', 'updateQuestion', 'deleteQuestion'] as const;

export const questionCases: Case[] = [
  ...[undefined, '1234567', 'a key with spaces'].map((key) =>
    aCase(
      'createQuestion',
      '1400',
      `the idempotency key is ${key ?? 'missing'}`,
      changed('createQuestion', ({ body }) => ({ body, ...(key && { headers: { 'X-Idempotency-Key': key } }) })),
      ['X-Idempotency-Key'],
    ),
  ),
  aCase(
    'listQuestions',
    '1400',
    'a day that no calendar has',
    changed('listQuestions', () => ({ params: { fromDt: '20260230' } })),
    ['fromDt'],
  ),
  aCase(
    'listQuestions',
    '1400',
    'neither answered nor not',
    changed('listQuestions', () => ({ params: { ansYn: 'X', page: 0 } })),
    ['ansYn', 'page'],
  ),
  ...written.flatMap((operation) => [
    ...(
      [
        ['nothing', { qstnTpCd: null, title: null, cntn: null, rplyMthdCd: null }, 'cntn qstnTpCd rplyMthdCd title'],
        ['an unknown kind', { qstnTpCd: 'QT00199' }, 'qstnTpCd'],
        ['a blank title', { title: ' \u3000 ' }, 'title'],
        ['a title of 101 letters', { title: '😀'.repeat(101) }, 'title'],
        ['a text of 2,001 letters', { cntn: '가'.repeat(2001) }, 'cntn'],
        ['a text with a null character', { cntn: '가\u0000나' }, 'cntn'],
        ['another way to reply', { rplyMthdCd: 'POST' }, 'rplyMthdCd'],
        ['six pictures', { fileNoList: Array.from({ length: 6 }, () => randomUUID()) }, 'fileNoList'],
        ['a picture twice', { fileNoList: ['FL1', 'FL1'] }, 'fileNoList'],
      ] as const
    ).map(([name, change, fields]) => aCase(operation, '1400', name, asking(operation, change), fields.split(' '))),
    aCase(
      operation,
      '1400',
      'a picture of a claim',
      asking(operation, async (shop) => ({ fileNoList: [await aQuestionFile(shop, await shop.tokenOf(), 'CLAIM')] })),
      ['fileNoList'],
    ),
    aCase(
      operation,
      '1400',
      'a picture of another inquiry',
      async (shop) => {
        const sent = await asking(operation, {})(shop);
        const token = await shop.tokenOf();
        const fileNoList = [await aQuestionFile(shop, token)];
        await shop.ask('createQuestion', { token, params: aKey(), body: { ...aQuestion, fileNoList } });
        return { ...sent, body: { ...(sent.body as object), fileNoList } };
      },
      ['fileNoList'],
    ),
    aCase(
      operation,
      '1404',
      "another member's picture",
      asking(operation, async (shop) => ({ fileNoList: [await aQuestionFile(shop, await tokenOfAnother(shop))] })),
    ),
    aCase(operation, '1404', 'an unknown order', asking(operation, { ordNo: 'ORnone' })),
    aCase(operation, '1404', "another mall's product", asking(operation, { gdsGrpNo: 'GD0009' })),
  ]),
  aCase('createQuestion', '1404', "another member's order", async (shop) => ({
    token: await tokenOfAnother(shop),
    params: aKey(),
    body: { ...aQuestion, ordNo: await orderOfAnother(shop) },
  })),
  aCase('createQuestion', '1409', 'the eleventh of a day', async (shop) => {
    await forgetQuestions(shop);
    const token = await shop.tokenOf();
    for (let index = 0; index < 10; index += 1) {
      await shop.ask('createQuestion', { token, params: aKey(), body: aQuestion });
    }
    return { token, params: aKey(), body: aQuestion };
  }),
  ...ofOwn.flatMap((operation) => [
    aCase(
      operation,
      '1400',
      'a number of another form',
      changed(operation, (sent) => ({ ...sent, params: { qstnNo: 'a b' } })),
      ['qstnNo'],
    ),
    aCase(
      operation,
      '1404',
      'an unknown inquiry',
      changed(operation, (sent) => ({ ...sent, params: { qstnNo: 'QNnone' } })),
    ),
    aCase(
      operation,
      '1404',
      "another member's inquiry",
      changed(operation, async (sent, shop) => ({ ...sent, token: await tokenOfAnother(shop) })),
    ),
    aCase(
      operation,
      '1404',
      "another mall's inquiry",
      changed(operation, async (sent, shop) => ({ ...sent, token: await shop.tokenOf({ mallId: elsewhere }) })),
    ),
    aCase(operation, '1404', 'a deleted inquiry', async (shop) => {
      const qstnNo = await aQuestionNo(shop);
      const token = await shop.tokenOf();
      await shop.ask('deleteQuestion', { token, params: { qstnNo } });
      return { token, params: { qstnNo }, ...(operation === 'updateQuestion' && { body: aQuestion }) };
    }),
  ]),
  ...(['updateQuestion', 'deleteQuestion'] as const).map((operation) =>
    aCase(
      operation,
      '1409',
      'it is answered',
      changed(operation, async (sent, shop) => {
        await answerQuestion(shop.context, String(sent.params?.['qstnNo']), '내일 도착해요.');
        return sent;
      }),
    ),
  ),
];
