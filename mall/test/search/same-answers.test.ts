// Full tier: both ways to search, question by question; the quick tier searches by the indexes.
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { convertHangulToQwerty } from 'es-hangul';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { categories, mallProducts } from '../../src/db/schema/categories.ts';
import { smartKeywords } from '../../src/db/schema/display.ts';
import { products } from '../../src/db/schema/products.ts';
import { categoryScope } from '../../src/features/products/category.ts';
import { listProducts, type ListWish } from '../../src/features/products/listing.ts';
import { findProducts } from '../../src/features/products/search.ts';
import { compact, compactWords, initialsOf } from '../../src/search/letters.ts';
import { oneDatabase } from '../rest/harness/databases.ts';
import { openSeededDatabase } from '../rest/harness/seeded-database.ts';
import { plainSearch } from './plain/plain-search.ts';
import { listProducts as plainList } from './plain/plain-listing.ts';

const hostile = [
  '',
  '%',
  '_',
  '\\',
  "' or 1=1 --",
  '[가나다',
  '.*',
  '😀',
  'ㅏ',
  'ㄱㅏ',
  'ㄳ',
  'a',
  '7',
  '/',
  '가ㄱ나ㄴ',
  '꿀ㄱ',
  'ㄱk',
  'abㄱcd',
  '\u0000',
  '\ud800',
  '𠀀𝋀',
  'ㅂㅈㄷㄱㅅ'.repeat(9),
  'a'.repeat(200),
];

/** The plain way compares every product. */
const patience = { timeout: 120_000 };

const wishes: ListWish[] = [
  { page: 1, size: 20 },
  { page: 2, size: 7 },
  { page: 1, size: 5_000 },
  { page: 1, size: 40, sort: 'PRICE_ASC', inStockYn: 'Y' },
  { page: 1, size: 30, sort: 'NEW', rangeType: '10000-99999' },
  { page: 2, size: 10, sort: 'SALES', colorHex: '#fff' },
];

// One database: search.test.ts has both give the same answers.
describe.each(oneDatabase)('lists and search on %s answer as if nothing were indexed or copied', (kind) => {
  let opened: OpenDatabase;
  let names: string[];
  let makers: string[];
  let hexes: string[];
  beforeAll(async () => {
    opened = await openSeededDatabase(kind);
    const rows = await opened.db
      .select({ name: products.name, maker: products.makerCd, colors: mallProducts.colors })
      .from(mallProducts)
      .innerJoin(products, eq(products.gdsGrpNo, mallProducts.gdsGrpNo))
      .where(eq(mallProducts.mallId, 'M0001'))
      .orderBy(products.gdsGrpNo);
    names = rows.map(({ name }) => name);
    makers = [...new Set(rows.map(({ maker }) => maker))];
    hexes = [...new Set(rows.flatMap(({ colors }) => colors.match(/#[0-9a-f]{6}/gu) ?? []))];
  });
  afterAll(() => opened.close());

  const find = async (keywords: readonly string[], wish: ListWish = { page: 1, size: 50 }, mallId = 'M0001') => {
    const { unfilteredCnt: _, keys: __, ...found } = await findProducts(opened.db, mallId, keywords, wish);
    return { keywords, wish, ...found };
  };
  const findPlainly = async (
    keywords: readonly string[],
    wish: ListWish = { page: 1, size: 50 },
    mallId = 'M0001',
  ) => ({
    keywords,
    wish,
    ...(await plainSearch(opened.db, mallId, keywords, wish)),
  });

  /** Part of a name, as it may be typed. */
  const aKeyword = () =>
    fc
      .tuple(
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(),
        fc.constantFrom('part', 'word', 'words', 'initials', 'layout', 'half', 'mistake'),
      )
      .map(([which, start, length, letter, form]) =>
        typedAs(form, names[which % names.length] ?? '', start, length, letter),
      );

  test(
    'for parts of names, words, initials, the other layout, half-typed and mistyped words, and every filter',
    patience,
    async () => {
      const wish = fc
        .tuple(fc.constantFrom(...wishes), fc.option(fc.nat()), fc.option(fc.nat()))
        .map(([base, maker, hex]) => ({
          ...base,
          ...(maker !== null && maker % 5 === 0 && { brandType: makers[maker % makers.length] ?? '' }),
          ...(hex !== null && hex % 5 === 0 && { colorHex: hexes[hex % hexes.length] ?? '' }),
        }));
      const keywords = fc.array(aKeyword(), { minLength: 1, maxLength: 2 });
      await fc.assert(
        fc.asyncProperty(keywords, wish, fc.constantFrom('M0001', 'M0012'), async (typed, asked, mallId) => {
          expect(await find(typed, asked, mallId)).toEqual(await findPlainly(typed, asked, mallId));
        }),
        { numRuns: 60 },
      );
    },
  );

  test('for every word that the shop suggests and for single letters and initials', patience, async () => {
    const suggested = await opened.db.select().from(smartKeywords).where(eq(smartKeywords.mallId, 'M0001'));
    const syllables = [...new Set(names.flatMap((name) => [...compact(name)]))].filter((_, index) => index % 40 === 0);
    const initials = [...'ㄱㄲㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'];
    for (const keyword of [...suggested.map(({ srhName }) => srhName), ...syllables, ...initials])
      expect(await find([keyword])).toEqual(await findPlainly([keyword]));
  });

  test('for hostile words, no word and words without a match', patience, async () => {
    const several = [[], ['청소귀', '무선'], ['청소귀', '이어펀'], ['무선', '쀍']];
    const single = [...hostile, '존재하지않는상품명', '쀍뛟', 'zzzzqqq'].map((keyword) => [keyword]);
    for (const keywords of [...several, ...single]) expect(await find(keywords)).toEqual(await findPlainly(keywords));
  });

  test('for every category', async () => {
    const all = await opened.db.select().from(categories).where(eq(categories.mallId, 'M0001'));
    for (const [index, { ctgNo, ctgType }] of all.entries()) {
      const kind = ctgType === 'GD05301' ? 'WIRELESS' : 'GOODS';
      const wish = wishes[index % wishes.length] ?? { page: 1, size: 20 };
      const condition = sql`${products.kind} = ${kind} and exists (select 1 from category_products as placed join categories as c
        on c.mall_id = placed.mall_id and c.ctg_no = placed.ctg_no where placed.mall_id = 'M0001'
        and placed.gds_grp_no = ${products.gdsGrpNo} and ${ctgNo} in (c.ctg_no, c.up_ctg_no))`;
      const {
        unfilteredCnt: _,
        keys: __,
        ...found
      } = await listProducts(opened.db, categoryScope('M0001', ctgNo, kind), wish);
      const plain = await plainList(opened.db, { mallId: 'M0001', condition, kind }, wish);
      expect({ ctgNo, ...found }).toEqual({ ctgNo, ...plain });
    }
  });
});

function typedAs(form: string, name: string, start: number, length: number, letter: number): string {
  const whole = compact(name);
  const part = whole.slice(start % whole.length, (start % whole.length) + length);
  const words = compactWords(name);
  const word = words[start % words.length] ?? whole;
  const wrong = String.fromCharCode(0xac00 + (letter % 11_172));
  const forms: Record<string, string> = {
    word,
    words: words
      .slice(start % words.length)
      .slice(0, 2)
      .join(' '),
    initials: initialsOf(part),
    layout: convertHangulToQwerty(word),
    half: part.slice(0, -1) + initialsOf(part.slice(-1)),
    mistake: word.slice(0, letter % word.length) + wrong + word.slice((letter % word.length) + 1),
  };
  return forms[form] ?? part;
}
