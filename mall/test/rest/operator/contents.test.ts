import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consents } from '../../../src/db/schema/accounts.ts';
import { operatorWrites } from '../../../src/db/schema/operators.ts';
import { storeConsents } from '../../../src/features/accounts/consents.ts';
import { toDts } from '../../../src/wire/dts.ts';
import { oneDatabase } from '../harness/databases.ts';
import { openDoor, type Door } from '../harness/operators.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface Listed<Row> {
  totalCnt: number;
  list: Row[];
}
interface Notice {
  brdNo: number;
  title: string;
  fixYn: string;
}
interface Version {
  infoNo: number;
  stat: string;
  fromDts: string;
}

const fieldsOf = (data: unknown) => (data as { field: string }[]).map(({ field }) => field);
const hour = 3600;
const day = 24 * hour;
const notice = { title: '연휴 배송 안내', cntnHtml: '<p>연휴 동안 배송을 쉬어요.</p>', fixYn: 'N' };
const faqItem = { qstn: '배송은 언제 시작하나요?', ansHtml: '<p>결제한 다음 날이에요.</p>', prir: 1 };
const line = {
  popType: 'DP01802',
  popHtml: '<p>연휴 배송 안내</p>',
  url: '/board/boardList?tp=CM00404&page=1',
  device: null,
  prir: 1,
};
const termsOfUse = 'ME0360101';

describe.each(oneDatabase)('what the shop says of itself, written at the door, on %s', (kind) => {
  let shop: Shop;
  let door: Door;
  let mallId: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    door = await openDoor(shop);
    const [mall] = await door.ask<{ mallId: string }[]>('listMalls');
    mallId = mall?.mallId ?? '';
  });
  afterAll(async () => {
    await door.close();
    await shop.close();
  });

  const inSeconds = (seconds: number) => toDts(new Date(shop.context.now().getTime() + seconds * 1000));
  const shown = async (keyword: string) =>
    (await shop.ask<Listed<Notice>>('listPreBoards', { params: { mallId, tp: 'CM00404', keyword } })).list;
  const read = (brdNo: number) => shop.send('getPreBoard', { params: { mallId, brdNo } });
  const writesOf = async (operation: string) =>
    shop.context.db.select().from(operatorWrites).where(eq(operatorWrites.operation, operation));

  test('a notice is read at once, changed and removed, and its number is never given again', async () => {
    const { brdNo } = await door.ask<{ brdNo: number }>('writeNotice', { body: { mallId, ...notice } });
    expect(await shown('연휴 배송')).toMatchObject([{ brdNo, title: notice.title, newYn: 'Y' }]);
    expect((await read(brdNo)).data).toMatchObject({ cntnHtml: notice.cntnHtml });
    await door.ask('changeNotice', { params: { brdNo }, body: { ...notice, title: '연휴 배송과 상담', fixYn: 'Y' } });
    expect(await shown('연휴 배송')).toMatchObject([{ brdNo, title: '연휴 배송과 상담', fixYn: 'Y' }]);
    const found = await door.ask<Listed<Notice>>('listNotices', { params: { mallId, kwd: '배송과 상담' } });
    expect(found).toMatchObject({ totalCnt: 1, list: [{ brdNo, viewCnt: 1 }] });
    await door.ask('removeNotice', { params: { brdNo } });
    expect([await shown('연휴 배송'), (await read(brdNo)).status]).toEqual([[], 404]);
    const next = await door.ask<{ brdNo: number }>('writeNotice', { body: { mallId, ...notice } });
    expect(next.brdNo).toBeGreaterThan(brdNo);
    expect(await writesOf('writeNotice')).toMatchObject([
      { before: null, after: { brdNo, title: notice.title } },
      { after: { brdNo: next.brdNo } },
    ]);
    expect(await writesOf('changeNotice')).toMatchObject([
      { target: String(brdNo), before: { title: notice.title }, after: { title: '연휴 배송과 상담' } },
    ]);
    expect(await writesOf('removeNotice')).toMatchObject([{ before: { brdNo }, after: null }]);
  });

  test('a repeat with its key writes no second notice', async () => {
    const headers = { 'X-Idempotency-Key': 'write-once-1' };
    const body = { mallId, ...notice, title: '한 번만 쓰는 글' };
    const first = await door.send('writeNotice', { body, headers });
    expect((await door.send('writeNotice', { body, headers })).data).toEqual(first.data);
    expect(await shown('한 번만')).toHaveLength(1);
  });

  test('a notice of later is listed at the door and nowhere else until its moment', async () => {
    const body = { mallId, ...notice, title: '다음 주 새 소식', fromDts: inSeconds(2 * hour) };
    const { brdNo } = await door.ask<{ brdNo: number }>('writeNotice', { body });
    const { brdNo: older } = await door.ask<{ brdNo: number }>('writeNotice', {
      body: { mallId, ...notice, title: '그 앞의 소식' },
    });
    expect([await shown('다음 주'), (await read(brdNo)).status]).toEqual([[], 404]);
    expect((await read(older)).data).toMatchObject({ next: null });
    expect(await door.ask('listNotices', { params: { kwd: '다음 주' } })).toMatchObject({ totalCnt: 1 });
    shop.pass(2 * hour + 1);
    expect(await shown('다음 주')).toMatchObject([{ brdNo }]);
    expect((await read(older)).data).toMatchObject({ next: { brdNo } });
  });

  test('a frequent question is found in its category, changed and removed', async () => {
    const [mall] = await door.ask<{ faqCtgList: { faqCtgCd: string }[] }[]>('listMalls');
    const [first, second] = mall?.faqCtgList.map(({ faqCtgCd }) => faqCtgCd) ?? [];
    const { faqNo } = await door.ask<{ faqNo: number }>('writeFaqItem', {
      body: { mallId, faqCtgCd: first, ...faqItem },
    });
    const inCategory = async (faqCtgCd: string | undefined) =>
      (await shop.ask<{ list: { faqNo: number }[] }>('listPreFaqs', { params: { mallId, faqCtgCd: faqCtgCd ?? '' } }))
        .list;
    expect(await inCategory(first)).toContainEqual(expect.objectContaining({ faqNo, qstn: faqItem.qstn }));
    await door.ask('changeFaqItem', { params: { faqNo }, body: { ...faqItem, faqCtgCd: second, prir: 9 } });
    expect((await inCategory(second)).map((row) => row.faqNo)).toContain(faqNo);
    expect((await inCategory(first)).map((row) => row.faqNo)).not.toContain(faqNo);
    expect(await door.ask('listFaqItems', { params: { mallId, kwd: '다음 날이에요' } })).toMatchObject({
      list: [{ faqNo, faqCtgCd: second, prir: 9 }],
    });
    await door.ask('removeFaqItem', { params: { faqNo } });
    expect((await inCategory(second)).map((row) => row.faqNo)).not.toContain(faqNo);
    expect(await writesOf('changeFaqItem')).toMatchObject([
      { before: { faqCtgCd: first }, after: { faqCtgCd: second } },
    ]);
    const wrong = await door.send('writeFaqItem', { body: { mallId, faqCtgCd: 'NONE', ...faqItem } });
    expect(fieldsOf(wrong.data)).toEqual(['faqCtgCd']);
  });

  test('a popup runs from its beginning to its end, on the devices that it names', async () => {
    const times = { startDts: inSeconds(hour), endDts: inSeconds(3 * hour) };
    const { popSeq } = await door.ask<{ popSeq: number }>('writePopup', { body: { mallId, ...line, ...times } });
    const isShown = async (device: string) =>
      (await shop.ask<{ popSeq: number }[]>('getPrePopups', { params: { mallId, device } })).some(
        (popup) => popup.popSeq === popSeq,
      );
    expect([await isShown('PC'), await isShown('MO')]).toEqual([false, false]);
    const listed = await door.ask<Listed<{ popSeq: number }>>('listPopups', { params: { mallId, size: 100 } });
    expect(listed.list[0]).toMatchObject({ popSeq });
    shop.pass(hour + 1);
    expect([await isShown('PC'), await isShown('MO')]).toEqual([true, true]);
    await door.ask('changePopup', { params: { popSeq }, body: { ...line, ...times, device: 'PC' } });
    expect([await isShown('PC'), await isShown('MO')]).toEqual([true, false]);
    shop.pass(2 * hour + 1);
    expect(await isShown('PC')).toBe(false);
    const ended = await door.ask<Listed<{ popSeq: number }>>('listPopups', { params: { mallId, size: 100 } });
    expect(ended.list.map((popup) => popup.popSeq)).not.toContain(popSeq);
    await door.ask('removePopup', { params: { popSeq } });
    expect(await writesOf('removePopup')).toMatchObject([{ before: { popSeq }, after: null }]);
    const backwards = { ...line, startDts: inSeconds(hour), endDts: inSeconds(hour) };
    expect(fieldsOf((await door.send('writePopup', { body: { mallId, ...backwards } })).data)).toEqual(['endDts']);
    const strange = { ...line, ...times, endDts: inSeconds(9 * hour), url: 'javascript:alert(1)' };
    expect(fieldsOf((await door.send('writePopup', { body: { mallId, ...strange } })).data)).toEqual(['url']);
  });

  test('a new version of terms holds from its date on: shown from then, agreed to from then', async () => {
    const fromDts = inSeconds(8 * day);
    const body = { mallId, code: termsOfUse, terms: '<p>#{mallNm} 새 판</p>', fromDts };
    const { infoNo } = await door.ask<{ infoNo: number }>('writeTerms', { body });
    const versions = async () =>
      (await shop.ask<{ infoNo: number }[]>('getTerms', { params: { mallId, code: termsOfUse } })).map(
        (each) => each.infoNo,
      );
    const listed = async () =>
      (await door.ask<Listed<Version>>('listTerms', { params: { mallId, code: termsOfUse } })).list.map(
        (each) => each.stat,
      );
    const agreedTo = async (memNo: string) => {
      const member = { memNo, mallId };
      await storeConsents(shop.context as never, member, [termsOfUse]);
      const [row] = await shop.context.db.select().from(consents).where(eq(consents.memNo, memNo));
      await shop.context.db.delete(consents).where(eq(consents.memNo, memNo));
      return row?.infoNo;
    };
    const { memNo } = await shop.ask<{ memNo: string }>('getUserInfo', { token: (await shop.signIn()).accessToken });
    const before = await versions();
    expect(before).not.toContain(infoNo);
    expect((await listed()).slice(0, 2)).toEqual(['NEXT', 'NOW']);
    expect(await agreedTo(memNo)).toBe(before[0]);
    shop.pass(8 * day + 1);
    expect((await versions())[0]).toBe(infoNo);
    expect((await listed()).slice(0, 2)).toEqual(['NOW', 'PAST']);
    expect(await agreedTo(memNo)).toBe(infoNo);
    expect(await door.send('removeTerms', { params: { infoNo } })).toMatchObject({
      code: '1409',
      data: { rsnCd: 'STATE', stat: 'BEGUN' },
    });
  });

  test('terms are told of seven days ahead, once for each moment, and can be taken back until then', async () => {
    const body = { mallId, code: termsOfUse, terms: '<p>판</p>', fromDts: inSeconds(6 * day) };
    expect(fieldsOf((await door.send('writeTerms', { body })).data)).toEqual(['fromDts']);
    const later = { ...body, fromDts: inSeconds(9 * day) };
    const { infoNo } = await door.ask<{ infoNo: number }>('writeTerms', { body: later });
    expect(fieldsOf((await door.send('writeTerms', { body: later })).data)).toEqual(['fromDts']);
    await door.ask('removeTerms', { params: { infoNo } });
    await door.ask('writeTerms', { body: later });
  });

  test.each([
    ['writeNotice', { ...notice }],
    ['writePopup', { ...line, startDts: '20261201000000', endDts: '20261231000000' }],
    ['writeTerms', { code: termsOfUse, terms: '<p>판</p>', fromDts: '20270101000000' }],
  ] as const)('%s refuses an unknown mall', async (operation, body) => {
    const { data } = await door.send(operation, { body: { mallId: 'M9999', ...body } });
    expect(data).toContainEqual(expect.objectContaining({ field: 'mallId', rsnCd: 'NOT_FOUND' }));
  });

  test.each([
    ['changeNotice', { brdNo: 999 }, notice],
    ['removeNotice', { brdNo: 999 }, undefined],
    ['changeFaqItem', { faqNo: 999_999 }, { ...faqItem, faqCtgCd: 'FQ01' }],
    ['removeFaqItem', { faqNo: 999_999 }, undefined],
    ['changePopup', { popSeq: 999_999 }, { ...line, startDts: '20261201000000', endDts: '20271231000000' }],
    ['removePopup', { popSeq: 999_999 }, undefined],
    ['removeTerms', { infoNo: 999_999 }, undefined],
  ] as const)('%s refuses a number of nothing', async (operation, params, body) => {
    expect((await door.send(operation, { params, body })).status).toBe(404);
  });
});
