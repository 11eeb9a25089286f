import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { files } from '../../../src/db/schema/files.ts';
import { sealPerson } from '../../../src/members/member-person.ts';
import { members } from '../../../src/db/schema/members.ts';
import { questions } from '../../../src/db/schema/questions.ts';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { eraseMember } from '../../../src/features/accounts/erase-member.ts';
import { answerQuestion } from '../../../src/features/questions/answer.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { aKey } from '../cases/buying-calls.ts';
import { aQuestion, aQuestionFile } from '../cases/question-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aNewMember, memberRow, messagesTo } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface Question {
  qstnNo: string;
  title: string;
  ansYn: string;
}

interface Change {
  qstnNo: string;
  qstn: Question | null;
}

const daySeconds = 86_400;

describe.each(oneDatabase)('an inquiry on %s', (kind) => {
  let shop: Shop;
  let member: Awaited<ReturnType<typeof aNewMember>>;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    member = await aNewMember(shop);
    token = (await shop.signIn({ id: member.loginId })).accessToken;
  });

  const send = (change: object = {}) =>
    shop.send('createQuestion', { token, params: aKey(), body: { ...aQuestion, ...change } });
  const create = async (change: object = {}) => (await send(change)).data as Change;
  const remove = (qstnNo: string) => shop.send('deleteQuestion', { token, params: { qstnNo } });
  const list = (params: Record<string, string | number> = {}) =>
    shop.ask<{ list: Question[]; totalCnt: number }>('listQuestions', { token, params });

  test('comes back as it was asked, with a number and the name of its kind', async () => {
    const fileNoList = [await aQuestionFile(shop, token)];
    const { qstnNo, qstn } = await create({ gdsGrpNo: 'GD0001', fileNoList, rplyMthdCd: 'EMAIL' });
    const asked = { ...aQuestion, gdsGrpNo: 'GD0001', ordNo: null, fileNoList, rplyMthdCd: 'EMAIL', qstnTpNm: '배송' };
    expect(qstn).toMatchObject({ ...asked, qstnNo, ansYn: 'N', ansCntn: null, ansDts: null });
    expect(await shop.ask('getQuestion', { token, params: { qstnNo } })).toEqual(qstn);
  });

  test('is stored so that the database reveals nothing of it', async () => {
    const { qstnNo } = await create();
    await answerQuestion(shop.context, qstnNo, '내일 도착해요.');
    const stored = JSON.stringify(await shop.context.db.select().from(questions));
    for (const text of [aQuestion.title, '배송 예정일', '내일 도착해요']) expect(stored).not.toContain(text);
  });

  test('is listed latest first, by pages, and by whether it is answered', async () => {
    const numbers: string[] = [];
    for (const title of ['하나', '둘', '셋']) {
      numbers.unshift((await create({ title })).qstnNo);
      shop.pass(1);
    }
    await answerQuestion(shop.context, numbers[1] ?? '', '네.');
    const numbersOf = async (params: Record<string, string | number>) =>
      (await list(params)).list.map(({ qstnNo }) => qstnNo);
    expect(await numbersOf({})).toEqual(numbers);
    expect(await numbersOf({ size: 2, page: 2 })).toEqual([numbers[2]]);
    expect(await numbersOf({ ansYn: 'Y' })).toEqual([numbers[1]]);
    expect(await numbersOf({ ansYn: 'N' })).toEqual([numbers[0], numbers[2]]);
    expect(await list({ toDt: '20200101' })).toMatchObject({ list: [], totalCnt: 0 });
  });

  test('counts for its day in Korea, deleted or not, and no longer the next day', async () => {
    const { qstnNo } = await create();
    await remove(qstnNo);
    for (let index = 1; index < 10; index += 1) await create();
    const refused = await send();
    expect([refused.code, refused.data]).toEqual(['1409', { rsnCd: 'LIMIT', max: 10 }]);
    expect((await list()).totalCnt).toBe(9);
    shop.pass(daySeconds);
    token = (await shop.signIn({ id: member.loginId })).accessToken;
    expect((await send()).code).toBe('0000');
  });

  test('asked fourteen times at once is written ten times', async () => {
    const codes = (await Promise.all(Array.from({ length: 14 }, () => send()))).map(({ code }) => code);
    expect(codes.filter((code) => code === '0000')).toHaveLength(10);
  });

  test('can be changed until it is answered, and gives up pictures that it no longer has', async () => {
    const [kept, dropped] = [await aQuestionFile(shop, token), await aQuestionFile(shop, token)];
    const { qstnNo } = await create({ fileNoList: [kept, dropped] });
    const change = { token, params: { qstnNo }, body: { ...aQuestion, title: '바꾼 제목', fileNoList: [kept] } };
    expect((await shop.ask<Change>('updateQuestion', change)).qstn).toMatchObject({
      title: '바꾼 제목',
      fileNoList: [kept],
    });
    expect((await shop.send('getFile', { token, params: { fileNo: dropped } })).code).toBe('1404');
    await sweep(shop.context);
    expect(await shop.context.fileStore.get(dropped)).toBeNull();
    expect(await shop.context.fileStore.get(kept)).not.toBeNull();

    await answerQuestion(shop.context, qstnNo, '네.');
    for (const operation of ['updateQuestion', 'deleteQuestion']) {
      const { code, data } = await shop.send(
        operation,
        operation === 'updateQuestion' ? change : { token, params: { qstnNo } },
      );
      expect([code, data]).toEqual(['1409', { rsnCd: 'STATE', stat: 'ANSWERED' }]);
    }
  });

  test('is erased with its pictures once it is deleted', async () => {
    const fileNo = await aQuestionFile(shop, token);
    const { qstnNo } = await create({ fileNoList: [fileNo] });
    expect((await remove(qstnNo)).data).toEqual({ qstnNo, qstn: null });
    const [row] = await shop.context.db.select().from(questions).where(eq(questions.qstnNo, qstnNo));
    expect(row).toMatchObject({ sealed: null, fileNoList: [], ordNo: null });
    shop.pass(daySeconds);
    await sweep(shop.context);
    expect(await shop.context.fileStore.get(fileNo)).toBeNull();
    expect(await shop.context.db.$count(questions, eq(questions.qstnNo, qstnNo))).toBe(0);
  });

  test.each([
    ['SMS', 'SMS', {}],
    ['EMAIL', 'EMAIL', {}],
    ['SMS', 'EMAIL', { mobile: null }],
    ['EMAIL', 'SMS', { email: null }],
  ] as const)('wanted by %s is answered once, by %s (%j)', async (rplyMthdCd, channel, change) => {
    const asker = member;
    const { qstnNo } = await create({ rplyMthdCd });
    const person = sealPerson(shop.context.keys, asker.mallId, { ...asker, ...change });
    await shop.context.db.update(members).set(person).where(eq(members.memNo, asker.memNo));
    const answers = await Promise.allSettled(
      Array.from({ length: 3 }, () => answerQuestion(shop.context, qstnNo, '내일\n도착해요.')),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shop.ask('getQuestion', { token, params: { qstnNo } })).toMatchObject({
      ansYn: 'Y',
      ansCntn: '내일\n도착해요.',
    });
    const target = channel === 'SMS' ? asker.mobile : asker.email;
    const messages = (await messagesTo(shop, target)).filter(({ kind }) => kind === 'QUESTION_ANSWERED');
    expect(messages.map((message) => message.channel)).toEqual([channel]);
    expect(messages[0]?.body).toContain(qstnNo);
    expect(messages[0]?.body).toContain('도착해요.');
  });

  test('of a member who left is kept for three years apart, with its pictures, and then deleted', async () => {
    const fileNo = await aQuestionFile(shop, token);
    const { qstnNo } = await create({ fileNoList: [fileNo] });
    shop.pass(30 * daySeconds);
    await answerQuestion(shop.context, qstnNo, '네.');
    const left = await memberRow(shop, member.memNo);
    if (!left) throw new Error('The member is there.');
    await inTransaction(shop.context, ({ db }) => eraseMember(db, left));
    const rows = () => shop.context.db.select().from(questions).where(eq(questions.qstnNo, qstnNo));

    shop.pass((3 * 365 - 1) * daySeconds);
    await sweep(shop.context);
    expect(await rows()).toMatchObject([{ memNo: null }]);
    expect(await shop.context.fileStore.get(fileNo)).not.toBeNull();
    shop.pass(3 * daySeconds);
    await sweep(shop.context);
    expect(await rows()).toEqual([]);
    expect(await shop.context.db.$count(files, eq(files.fileNo, fileNo))).toBe(0);
  });
});
