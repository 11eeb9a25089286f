import { describe, expect, test } from 'vitest';
import { cornerRows } from '../../src/seed/content/corner-rows.ts';
import { popupRows } from '../../src/seed/content/popup-rows.ts';
import { promotionRows } from '../../src/seed/content/promotion-rows.ts';
import type { SubCategoryName } from '../../src/seed/catalog/categories.ts';
import { allGoods } from '../../src/seed/goods/all-goods.ts';
import { categoryNumber, categoryRows } from '../../src/seed/malls/category-rows.ts';
import { mallList } from '../../src/seed/malls/mall-list.ts';
import { assortmentOf } from '../../src/seed/malls/assortment.ts';
import { allPhones } from '../../src/seed/phones/all-phones.ts';
import { daysBefore } from '../../src/seed/seed-dates.ts';
import { drawPicture } from '../../src/pictures/draw-picture.ts';
import { parsePicturePath } from '../../src/pictures/parse-picture-path.ts';

const catalog = [...allGoods(), ...allPhones()];

/** First banner of each mall: its theme's character, in a category of the mall. */
const opensWith: Record<string, SubCategoryName> = {
  familyshop: '5G 스마트폰',
  bizpartner: '5G 스마트폰',
  familyshopplus: '이불·침구',
  groupwarelab: '이불·침구',
  familyshopdesk: '이불·침구',
  familyshopyoung: '헤드폰',
  familyshopab: '스킨케어',
  bizshowroom: '폴더블·플립',
  familyshopfresh: '과일',
  groupwarecare: '과일',
  familyshopprime: '스마트워치',
  groupware: '스마트워치',
  bizupload: '폴더블·플립',
};

describe.each(mallList)('in $mallUrl', (mall) => {
  const assortment = assortmentOf(mall, catalog);
  const { corners, contents } = cornerRows(assortment);
  const bannersIn = (area: string, shape: string) =>
    contents.filter(
      ({ cornerNo, imgPath }) =>
        imgPath?.includes(`/banner/${shape}/`) &&
        corners.some((corner) => corner.cornerNo === cornerNo && corner.dispArea === area),
    );
  const heroes = bannersIn('012001', 'hero');
  const heroesOfPhones = bannersIn('013001', 'hero-mobile');

  test('the first hero belongs to the character of the theme, on desktops and phones', () => {
    expect(heroes[0]?.url).toMatch(new RegExp(`ctgNo=${categoryNumber(opensWith[mall.mallUrl]!)}$`, 'u'));
    expect(heroesOfPhones[0]?.url).toBe(heroes[0]?.url);
  });

  test('a hero leads to the exhibitions and events that run, where there are some', () => {
    const count = mall.mallSalesType === 'UPLOAD' ? 0 : 1;
    for (const row of [heroes, heroesOfPhones])
      expect(row.slice(0, 5).filter(({ url }) => url === '/exhibition/listExhibition')).toHaveLength(count);
  });

  test('every hero is of another product, and there are two or more', () => {
    for (const row of [heroes, heroesOfPhones]) {
      const kinds = row.map(({ imgPath }) => imgPath!.split('/')[5]);
      expect(kinds.length).toBeGreaterThanOrEqual(2);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });

  test('the heroes of a winter day are composed in three ways or more', () => {
    const shown = heroes.filter(({ months }) => months == null || months.includes(12)).slice(0, 5);
    const moulds = shown.map(({ imgPath }) => {
      const picture = parsePicturePath(imgPath);
      return picture?.is === 'banner' ? (picture.mould ?? 'theme') : null;
    });
    expect(new Set(moulds).size).toBeGreaterThanOrEqual(Math.min(3, shown.length));
  });

  test('banners, promotions and notices link to categories that have goods', () => {
    const withGoods = new Set(assortment.categoryProducts.map(({ ctgNo }) => ctgNo));
    const open = new Set(
      categoryRows(mall)
        .filter(({ ctgNo, upCtgNo }) =>
          upCtgNo === null
            ? [...withGoods].some((filled) => filled.slice(0, 2) === ctgNo.slice(0, 2))
            : withGoods.has(ctgNo),
        )
        .map(({ ctgNo }) => ctgNo),
    );
    const urls = [...contents, ...promotionRows(mall, daysBefore(0)), ...popupRows(mall, 1, daysBefore(0))].flatMap(
      ({ url }) => /ctgNo=(\d+)/u.exec(url ?? '')?.[1] ?? [],
    );
    expect(urls.length).toBeGreaterThan(3);
    expect(urls.filter((ctgNo) => !open.has(ctgNo))).toEqual([]);
  });

  test('alternative texts repeat the lettering, and the lettering is drawn whole', () => {
    const banners = contents.filter(({ imgPath }) => imgPath);
    expect(banners.length).toBeGreaterThan(4);
    for (const { imgPath, altText } of banners) {
      const picture = parsePicturePath(imgPath);
      if (picture?.is !== 'banner') throw new Error(`No banner: ${imgPath}`);
      const words = [picture.eyebrow, picture.title, picture.subtitle].join(' ').replaceAll('\n', ' ');
      expect(altText).toBe(words);
      const drawn = [...drawPicture(imgPath!)!.matchAll(/<text[^>]*>([^<]*)<\/text>/gu)]
        .map(([, line]) => line)
        .join(' ');
      expect(drawn).toBe(words);
    }
  });
});

test('each theme starts with something else: menu, hero, tile, promotion, line and notice', () => {
  const firsts = ['familyshop', 'familyshopplus', 'familyshopfresh', 'familyshopyoung', 'familyshopprime'].map(
    (mallUrl) => {
      const mall = mallList.find((each) => each.mallUrl === mallUrl)!;
      const { contents } = cornerRows(assortmentOf(mall, catalog));
      const first = (shape: string) => contents.find(({ imgPath }) => imgPath?.includes(`/banner/${shape}/`))?.altText;
      const [line, , notice] = popupRows(mall, 1, daysBefore(0));
      return [
        categoryRows(mall)[0]?.ctgNm,
        first('hero'),
        first('tile'),
        promotionRows(mall, daysBefore(0))[0]?.promNm,
        line?.popHtml,
        notice?.popHtml,
      ];
    },
  );
  for (const part of [0, 1, 2, 3, 4, 5]) expect(new Set(firsts.map((all) => all[part])).size).toBe(5);
});

test.each(['familyshop', 'familyshopplus', 'familyshopyoung', 'familyshopfresh', 'familyshopprime'])(
  'in winter it snows on a banner of %s, and in summer on none',
  (mallUrl) => {
    const { contents } = cornerRows(
      assortmentOf(
        mallList.find((mall) => mall.mallUrl === mallUrl)!,
        catalog,
      ),
    );
    const snowy = contents.filter(({ imgPath }) => imgPath?.includes('-snow/'));
    expect(snowy.filter(({ months }) => months?.includes(12))).not.toEqual([]);
    expect(snowy.filter(({ months }) => months == null || months.includes(7))).toEqual([]);
  },
);

const winterMonths = [11, 12, 1, 2];
const summerMonths = [6, 7, 8];

/** Words of goods that a month has no use for. */
function outOfSeason(month: number): RegExp | null {
  if (winterMonths.includes(month)) return /여름|냉감|쿨 티셔츠|반팔|선풍기|서큘레이터|제습기|물총|워터파크|냉면|참외/u;
  return summerMonths.includes(month) ? /겨울 준비|온열|가습기|패딩|플리스|구스 이불|감귤/u : null;
}

test.each(mallList)('no corner of $mallUrl is empty in a month, and none shows what is out of season', (mall) => {
  const assortment = assortmentOf(mall, catalog);
  const { corners, contents } = cornerRows(assortment);
  const names = new Map(assortment.carried.map(({ product }) => [product.gdsGrpNo, product.name]));
  for (let month = 1; month <= 12; month += 1)
    for (const { cornerNo, shownCnt } of corners) {
      const all = contents.filter((content) => content.cornerNo === cornerNo);
      const inSeason = all.filter(({ months }) => months == null || months.includes(month));
      expect(inSeason.length).toBeGreaterThanOrEqual(Math.min(all.length, shownCnt ?? 1) / 2);
      const shown = inSeason.map(({ gdsGrpNo }) => names.get(gdsGrpNo ?? '') ?? '');
      expect(shown.filter((name) => outOfSeason(month)?.test(name))).toEqual([]);
    }
});
