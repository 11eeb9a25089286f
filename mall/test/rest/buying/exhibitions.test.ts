import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coupons } from '../../../src/db/schema/benefits.ts';
import { exhibitionEntries } from '../../../src/db/schema/exhibitions.ts';
import { entryAgreements } from '../../../src/features/exhibitions/entry-agreements.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { aKey } from '../cases/buying-calls.ts';
import { aCouponKind } from '../harness/benefits.ts';
import { oneDatabase } from '../harness/databases.ts';
import { anEntry, openEvent } from '../harness/exhibitions.ts';
import { aNewMember } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

interface Detail {
  stat: string;
  entryYn: string;
  entryDts: string | null;
  nowDts: string;
  corners: { cornerNo: string; totalCnt: number; contents: { gdsGrpNo: string }[] }[];
  winList: object[];
}

const day = 86_400;

describe.each(oneDatabase)('exhibitions on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  const aToken = async () => (await shop.signIn({ id: (await aNewMember(shop)).loginId })).accessToken;
  const visit = (exhbNo: string, params: object = {}) =>
    shop.ask<Detail>('getPreExhibition', { params: { exhbNo, mallId: home, ...params } });
  const enter = (token: string, exhbNo: string, key = aKey()) =>
    shop.send('enterExhibition', { token, params: { exhbNo, ...key }, body: anEntry });
  const entriesOf = (exhbNo: string) =>
    shop.context.db.select().from(exhibitionEntries).where(eq(exhibitionEntries.exhbNo, exhbNo));
  const listed = async (stat: string) => {
    const params = { stat, mallId: home };
    const { list } = await shop.ask<{ list: { exhbNo: string; stat: string }[] }>('listPreExhibitions', { params });
    return list.map(({ exhbNo, stat }) => `${exhbNo} ${stat}`);
  };

  test('go from running through their end to the winners, and answer all the time', async () => {
    await openEvent(shop, { exhbNo: 'EX-way' });
    const seen = async () => {
      const { stat, entryYn, winList } = await visit('EX-way-page');
      return { stat, entryYn, winners: winList.length, listed: (await listed(stat)).includes(`EX-way ${stat}`) };
    };
    expect(await seen()).toEqual({ stat: 'ING', entryYn: 'Y', winners: 0, listed: true });
    shop.pass(5 * day);
    expect(await seen()).toEqual({ stat: 'END', entryYn: 'N', winners: 0, listed: true });
    shop.pass(5 * day);
    expect(await seen()).toEqual({ stat: 'WIN', entryYn: 'N', winners: 1, listed: true });
    expect((await visit('EX-way')).corners).toHaveLength(2);
  });

  const numbers = async (params?: object) =>
    (await visit('EX-corner', params)).corners.map(({ totalCnt, contents }) => [
      totalCnt,
      ...contents.map(({ gdsGrpNo }) => gdsGrpNo),
    ]);

  test('show what their corners still have, in the order asked for, 20 a page', async () => {
    await openEvent(shop, { exhbNo: 'EX-corner' });
    expect(await numbers()).toEqual([
      [2, 'GD0002', 'GD0001'],
      [1, 'HP0001'],
    ]);
    expect(await numbers({ corner: 'EC1', sort: 'PRICE_DESC' })).toEqual([[2, 'GD0001', 'GD0002']]);
    expect(await numbers({ corner: 'EC1', page: 2 })).toEqual([[2]]);
    expect(await numbers({ corner: 'none' })).toEqual([]);
  });

  test('offer coupons, which are null until taken, and tell how many are left', async () => {
    const { db } = shop.context;
    await db
      .insert(coupons)
      .values([
        aCouponKind(shop.context, { cpnNo: 'CP-event', maxIsuCnt: 10 }),
        aCouponKind(shop.context, { cpnNo: 'CP-secret', cpnCodeHash: 'x' }),
      ]);
    await openEvent(shop, { exhbNo: 'EX-coupon', cpnNos: ['CP-event', 'CP-secret', 'CP-none'] });
    const token = await aToken();
    const offered = async () =>
      (await shop.ask<{ cpnList: object[] }>('getExhibition', { token, params: { exhbNo: 'EX-coupon' } })).cpnList;
    expect(await offered()).toMatchObject([{ cpnNo: 'CP-event', cpnIsuNo: null, rmnCnt: 10 }]);
    const { data } = await shop.send('downloadCoupon', { token, params: { cpnNo: 'CP-event', ...aKey() } });
    const { cpnIsuNo } = data as { cpnIsuNo: string };
    expect(await offered()).toMatchObject([{ cpnNo: 'CP-event', cpnIsuNo, stat: 'USABLE', rmnCnt: 9 }]);
    const [row] = await db.select().from(coupons).where(eq(coupons.cpnNo, 'CP-event'));
    expect(row).toMatchObject({ maxIsuCnt: 10, isuCnt: 1 });
    expect(await visit('EX-coupon')).toMatchObject({ cpnList: [{ cpnIsuNo: null, rmnCnt: 9 }] });
  });

  test('list running ones that end first in front', async () => {
    await openEvent(shop, { exhbNo: 'EX-late' });
    await openEvent(shop, { exhbNo: 'EX-soon', endDts: new Date(shop.context.now().getTime() + 60_000) });
    const found = await listed('ING');
    expect(found.indexOf('EX-soon ING')).toBeLessThan(found.indexOf('EX-late ING'));
  });

  test('of 20 entries at once one is taken, and a repeat of its key is answered alike', async () => {
    await openEvent(shop, { exhbNo: 'EX-once' });
    const token = await aToken();
    const keys = Array.from({ length: 20 }, () => aKey());
    const ends = await Promise.all(keys.map((key) => enter(token, 'EX-once', key)));
    expect(ends.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(new Set(ends.flatMap(({ data }) => (data as { rsnCd?: string }).rsnCd ?? []))).toEqual(
      new Set(['DUPLICATE']),
    );
    const won = ends.findIndex(({ code }) => code === '0000');
    expect((await enter(token, 'EX-once', keys[won])).data).toEqual(ends[won]?.data);
    expect(await entriesOf('EX-once')).toHaveLength(1);
    const own = await shop.ask<Detail>('getExhibition', { token, params: { exhbNo: 'EX-once' } });
    expect(own).toMatchObject({ entryYn: 'Y', entryDts: own.nowDts });
    expect(await visit('EX-once')).toMatchObject({ entryDts: null });
  });

  test('an entry answers the exhibition as its page shows it', async () => {
    await openEvent(shop, { exhbNo: 'EX-answer' });
    const token = await aToken();
    const { data } = await enter(token, 'EX-answer');
    const page = await shop.ask<Detail>('getExhibition', { token, params: { exhbNo: 'EX-answer' } });
    expect(data).toMatchObject({ entryDts: page.entryDts, exhb: page });
  });

  test('answers are sealed, and erased 30 days after the winners', async () => {
    await openEvent(shop, { exhbNo: 'EX-kept' });
    await enter(await aToken(), 'EX-kept');
    const [entry] = await entriesOf('EX-kept');
    expect(entry?.sealedAnswers).toEqual(expect.not.stringContaining('벚꽃'));
    shop.pass(39 * day);
    await sweep(shop.context);
    expect(await entriesOf('EX-kept')).toMatchObject([{ sealedAnswers: expect.any(String) }]);
    shop.pass(2 * day);
    await sweep(shop.context);
    expect(await entriesOf('EX-kept')).toMatchObject([{ sealedAnswers: null }]);
  });
});

test('advertising is no condition of an entry', () => {
  const required = entryAgreements.filter(({ reqYn }) => reqYn === 'Y');
  expect(required.filter(({ title, cntnHtml }) => /광고|알림|혜택|홍보/u.test(title + cntnHtml))).toEqual([]);
  expect(required.every(({ cntnHtml }) => /수집 항목.*이용 목적.*보유 기간/u.test(cntnHtml))).toBe(true);
});
