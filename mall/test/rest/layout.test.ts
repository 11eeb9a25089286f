import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewCounts } from '../../src/db/schema/display.ts';
import { members } from '../../src/db/schema/members.ts';
import { signMemNo } from '../../src/features/mail-links/unsubscribe.ts';
import { eq } from 'drizzle-orm';
import { memNoOf } from './harness/builders.ts';
import { oneDatabase } from './harness/databases.ts';
import { openShop, type Shop } from './harness/shop.ts';
import { elsewhere, home } from './harness/world.ts';

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    token = (await shop.signIn()).accessToken;
  });
  afterAll(() => shop.close());

  const layout = async (mallUrl?: string) =>
    shop.ask<{ adMall: { mallId: string }; endPoint: string }>('getLoginLayout', { params: { mallUrl } });
  const cornersOn = async (device: string) =>
    (await shop.ask<{ cornerNo: string }[]>('getPreMainCorners', { params: { mallId: home, device } })).map(
      ({ cornerNo }) => cornerNo,
    );
  const popupsOn = async (device: string) =>
    (await shop.ask<{ popSeq: number }[]>('getPopups', { token, params: { device } })).map(({ popSeq }) => popSeq);
  const titles = async (params: Record<string, string | number>) =>
    (
      await shop.ask<{ list: { title: string }[] }>('listBoards', { token, params: { tp: 'CM00404', ...params } })
    ).list.map(({ title }) => title);
  const openSecondPost = () => shop.ask<{ viewCnt: number }>('getBoard', { token, params: { brdNo: 2 } });

  test('the default mall answers to an empty and to an absent address', async () => {
    expect((await layout('')).adMall.mallId).toBe(home);
    expect((await layout()).adMall.mallId).toBe(home);
    expect((await layout('bizhanbit')).adMall.mallId).toBe(elsewhere);
  });

  test('the image host is the gateway, or the one that is set', async () => {
    expect((await layout()).endPoint).toBe('http://localhost:4000');
    const other = await openShop(kind, { IMAGE_HOST: 'https://images.example.com/' });
    expect(await other.ask('getLoginLayout')).toHaveProperty('endPoint', 'https://images.example.com');
    await other.close();
  });

  test('the menu has two levels in their order', async () => {
    const menu = await shop.ask<{ ctgNo: string; gdCtgSub: { ctgNo: string }[] }[]>('getMenu', { token });
    expect(menu.map(({ ctgNo, gdCtgSub }) => [ctgNo, gdCtgSub.map((sub) => sub.ctgNo)])).toEqual([
      ['100', []],
      ['200', ['201']],
      ['300', []],
    ]);
  });

  test('what is not for mobile is absent there', async () => {
    const menu = await shop.ask<{ ctgNo: string }[]>('getPreMenu', { params: { mallId: home, device: 'MO' } });
    expect(menu.map(({ ctgNo }) => ctgNo)).toEqual(['100', '200']);
  });

  test('the main page has other corners on mobile', async () => {
    expect(await cornersOn('PC')).toEqual(['C1', 'C2']);
    expect(await cornersOn('MO')).toEqual(['C3']);
  });

  test('a corner holds contents of its type, in order', async () => {
    const corners = await shop.ask<{ contents: unknown[] }[]>('getMainCorners', { token });
    expect(corners.map(({ contents }) => contents)).toEqual([
      [{ imgPath: '/images/banner/1.svg', altText: '봄', url: '/goods/phone?ctgNo=100' }],
      [
        { gdsGrpNo: 'GD0001', prir: 1 },
        { gdsGrpNo: 'HP0001', prir: 2 },
      ],
    ]);
  });

  test('the corners of one area come for members and, with a mall, for visitors', async () => {
    const params = { dispArea: '014001', device: 'PC' };
    const ofMember = await shop.ask('getAreaCorners', { token, params });
    expect(ofMember).toMatchObject([{ cornerNo: 'C4', contents: [{ html: '<p>안내</p>' }] }]);
    expect(await shop.ask('getAreaCorners', { params: { ...params, mallId: home } })).toEqual(ofMember);
  });

  test('only what runs now is shown, first things first', async () => {
    const promotions = await shop.ask<{ promNo: string; startDts: string }[]>('getPromotions', { token });
    expect(promotions.map(({ promNo }) => promNo)).toEqual(['P1', 'P2']);
    expect(promotions[0]?.startDts).toBe('20260401090000');
    expect(await shop.ask('getSmartKeywords', { token })).toMatchObject([{ srhName: '주전자' }, { srhName: '냄비' }]);
  });

  test('popups are of their device', async () => {
    expect(await popupsOn('PC')).toEqual([1, 2]);
    expect(await popupsOn('MO')).toEqual([2]);
  });

  test('terms come in their approved versions, newest first, placeholders untouched', async () => {
    expect(await shop.ask('getTerms', { params: { code: 'ME0360101', mallId: home } })).toEqual([
      { infoNo: 2, terms: '<p>#{mallNm} 2판</p>', apprDts: '20260101090000' },
      { infoNo: 1, terms: '<p>#{mallNm} 1판</p>', apprDts: '20250101090000' },
    ]);
  });

  test('views of a category are counted, none lost when many come at once', async () => {
    const body = { contentsId: '201', contentsType: 'CATEGORY' };
    await Promise.all(Array.from({ length: 20 }, () => shop.ask('countView', { params: { mallId: home }, body })));
    const counts = await shop.context.db.select().from(viewCounts).where(eq(viewCounts.contentsId, '201'));
    expect(counts).toEqual([{ mallId: home, contentsType: 'CATEGORY', contentsId: '201', cnt: 20 }]);
  });

  test('a mail link ends advertising mail for that member alone', async () => {
    const memNo = memNoOf(home);
    const agree = async (number: string) =>
      (await shop.context.db.select({ yn: members.emailAgreeYn }).from(members).where(eq(members.memNo, number)))[0]
        ?.yn;
    expect(await agree(memNo)).toBe('Y');
    await shop.ask('unsubscribe', { body: { memNo: signMemNo(shop.context.keys, memNo) } });
    expect(await agree(memNo)).toBe('N');
    expect(await agree(memNoOf(elsewhere))).toBe('Y');
  });

  describe('boards', () => {
    test('list pinned ones first, then the newest', async () => {
      expect(await titles({})).toEqual(['100% 환불 안내', '새 공지', '오래된 공지']);
      expect(await titles({ size: 1, page: 3 })).toEqual(['오래된 공지']);
    });

    test('are searched for the exact text', async () => {
      expect(await titles({ keyword: '공지' })).toEqual(['새 공지', '오래된 공지']);
      expect(await titles({ keyword: '%' })).toEqual(['100% 환불 안내']);
    });

    test('mark what is new', async () => {
      const { list } = await shop.ask<{ list: { newYn: string }[] }>('listBoards', {
        token,
        params: { tp: 'CM00404' },
      });
      expect(list.map(({ newYn }) => newYn)).toEqual(['N', 'Y', 'N']);
    });

    test('tell alone what their list tells of them', async () => {
      const { list } = await shop.ask<{ list: Record<string, unknown>[] }>('listBoards', {
        token,
        params: { tp: 'CM00404' },
      });
      for (const entry of list) {
        const alone = await shop.ask('getBoard', { token, params: { brdNo: Number(entry['brdNo']) } });
        expect(alone).toMatchObject({ ...entry, viewCnt: Number(entry['viewCnt']) + 1 });
      }
    });

    test('count a view and know the neighbors', async () => {
      const first = await openSecondPost();
      expect(await openSecondPost()).toMatchObject({
        viewCnt: first.viewCnt + 1,
        prev: { brdNo: 1, title: '오래된 공지' },
        next: { brdNo: 3, title: '새 공지' },
      });
    });
  });

  test('questions are narrowed by category and by text of question or answer', async () => {
    const questions = async (params: Record<string, string>) =>
      (await shop.ask<{ list: { faqNo: number }[] }>('listFaqs', { token, params })).list.map(({ faqNo }) => faqNo);
    expect(await questions({})).toEqual([1, 2]);
    expect(await questions({ faqCtgCd: 'FAQ02' })).toEqual([2]);
    expect(await questions({ keyword: '배송' })).toEqual([2]);
    const { categories } = await shop.ask<{ categories: unknown[] }>('listPreFaqs', { params: { mallId: home } });
    expect(categories).toEqual([
      { faqCtgCd: 'FAQ01', faqCtgNm: '주문' },
      { faqCtgCd: 'FAQ02', faqCtgNm: '배송' },
    ]);
  });
});
