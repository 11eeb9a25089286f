import { and, eq, inArray } from 'drizzle-orm';
import { convertHangulToQwerty } from 'es-hangul';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../scripts/lib/test-tiers.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { mallProducts } from '../../src/db/schema/categories.ts';
import { smartKeywords } from '../../src/db/schema/display.ts';
import { products } from '../../src/db/schema/products.ts';
import { findProducts } from '../../src/features/products/search.ts';
import { compact, initialsOf } from '../../src/search/letters.ts';
import { databaseKinds } from '../rest/harness/databases.ts';
import { openSeededDatabase } from '../rest/harness/seeded-database.ts';

const runs = { numRuns: 25 };
/** Positions of 김치 in a name: at its start, as a word, at the start of a word, inside one, none. */
function place(name: string): number {
  const forms = [/^꿀/u, /(?:^|[\s[(])꿀(?:$|[\s,)])/u, /(?:^|[\s[(])꿀/u, /꿀/u, /(?:)/u];
  return forms.findIndex((form) => form.test(name));
}

/** Whether a word of the name has the initials of 이어폰. */
function hasEarphonesAsWord(name: string): boolean {
  return name.split(/[^\p{L}\p{N}]+/u).some((word) => initialsOf(compact(word)) === 'ㅇㅇㅍ');
}

let asked: Map<string, string[]> | null = null;

describe.each(databaseKinds)('search on %s', (kind) => {
  let opened: OpenDatabase;
  let names: string[];
  let nameOf: Map<string, string>;
  const find = (...keywords: string[]) => findIn('M0001', ...keywords);
  const findIn = async (mallId: string, ...keywords: string[]) => {
    const { numbers } = await findProducts(opened.db, mallId, keywords, { page: 1, size: 3_000 });
    return numbers.map(({ gdsGrpNo }) => nameOf.get(gdsGrpNo) ?? '');
  };
  const aName = () => fc.nat().map((index) => names[index % names.length] ?? '');

  beforeAll(async () => {
    opened = await openSeededDatabase(kind);
    const all = await opened.db.select({ no: products.gdsGrpNo, name: products.name }).from(products);
    nameOf = new Map(all.map(({ no, name }) => [no, name]));
    const shown = and(eq(mallProducts.mallId, 'M0001'), inArray(products.gdsStat, ['GD00403', 'GD00405']));
    names = (
      await opened.db
        .select({ name: products.name })
        .from(mallProducts)
        .innerJoin(products, eq(products.gdsGrpNo, mallProducts.gdsGrpNo))
        .where(shown)
    ).map(({ name }) => name);
  });
  afterAll(() => opened.close());

  test('finds matches, and not the whole shop', async () => {
    const found = await find('청소기');
    expect(found.length).toBeGreaterThan(20);
    expect(found.length).toBeLessThan(120);
    expect(found.every((name) => /청소|필터|먼지/u.test(name))).toBe(true);
  });

  test('puts initials that are a word before those that run over words', async () => {
    const found = await find('ㅇㅇㅍ');
    const words = found.filter(hasEarphonesAsWord);
    expect(words.length).toBeGreaterThan(20);
    expect(words.length).toBeLessThan(found.length);
    expect(found.slice(0, words.length)).toEqual(words);
    expect(words[0]).toContain('이어폰');
  });

  test('ignores spaces', async () => {
    expect(await find('무선 청소기')).toEqual(await find('무선청소기'));
    expect(await find('누리폰26울트라')).toEqual(await find(' 누리폰 26  울트라 '));
    expect((await find('무선 청소기')).every((name) => name.includes('무선') && name.includes('청소기'))).toBe(true);
  });

  test('understands initial consonants, also of words that are apart', async () => {
    expect(await find('ㅊㅅㄱ')).toEqual(expect.arrayContaining(await find('청소기')));
    expect(await find('ㅁㅅㅊㅅㄱ')).toEqual(expect.arrayContaining(await find('무선 청소기')));
  });

  test('understands Hangul typed on a Latin layout, capitals included', async () => {
    const found = await find('청소기');
    expect((await find('cjdthrl')).toSorted()).toEqual(found.toSorted());
    expect((await find('rlacl')).toSorted()).toEqual((await find('김치')).toSorted());
  });

  test('forgives small mistakes', async () => {
    const mistakes = [
      ['청소귀', '청소기'],
      ['이어펀', '이어폰'],
      ['에어플라이어', '에어프라이어'],
      ['애어프라이어', '에어프라이어'],
      ['커피머쉰', '커피'],
      ['블투투스 스피커', '스피커'],
      ['공기청전기', '공기청정기'],
      ['벼게', '베개'],
    ];
    for (const [typed = '', meant = ''] of mistakes) {
      const found = await find(typed);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(150);
      expect(await find(meant)).toContain(found[0]);
    }
  });

  test('guesses only when nothing has the word as typed', async () => {
    expect(await find('누리폰 26 울트라')).toEqual(['누리폰 26 울트라']);
    expect(await find('누리폰 26 울트라 1TB')).toEqual(['누리폰 26 울트라']);
    expect(await find('홍삼')).not.toContain(expect.stringContaining('노트북'));
  });

  test('does not match a word that only begins alike', async () => {
    // A small mall with apples (사과), chilled (냉장) beef and a tablet 노트, but none of these.
    for (const word of ['청소기', '청소귀', '냉장고', '노트북', '사과쥬스']) {
      expect({ word, found: await findIn('M0012', word) }).toEqual({ word, found: [] });
    }
    expect(await findIn('M0012', '사과')).not.toEqual([]);
    // And not with half of it: camping lanterns are no camping chairs.
    expect(await findIn('M0013', '캠핑')).not.toEqual([]);
    expect(await findIn('M0013', '캠핑의자')).toEqual([]);
  });

  test('finds something for every word that the shop suggests', async () => {
    const suggested = await opened.db.select().from(smartKeywords).where(eq(smartKeywords.mallId, 'M0001'));
    const empty: string[] = [];
    for (const { srhName } of suggested) {
      if ((await find(srhName)).length === 0) empty.push(srhName);
    }
    expect(empty).toEqual([]);
  });

  test('requires every keyword to match', async () => {
    const both = await find('노트북', '16GB');
    expect(both.length).toBeGreaterThan(0);
    expect(both.every((name) => name.includes('노트북') && name.includes('16GB'))).toBe(true);
    expect(await find('노트북', '사과즙')).toEqual([]);
  });

  test('lists the whole name first, then its beginning, then a word, then a part, then the rest', async () => {
    const found = await find('꿀');
    expect(found.map(place)).toEqual(found.map(place).toSorted((one, other) => one - other));
    expect(new Set(found.map(place)).size).toBeGreaterThan(2);
  });

  test('finds a product by any part of its name, however spaced', async () => {
    const parts = fc.tuple(aName(), fc.nat(), fc.integer({ min: 2, max: 9 }), fc.nat());
    await fc.assert(
      fc.asyncProperty(parts, async ([name, start, length, gap]) => {
        const whole = compact(name);
        const from = start % Math.max(whole.length - 1, 1);
        const part = whole.slice(from, from + length);
        const spaced = `${part.slice(0, gap % part.length)} ${part.slice(gap % part.length)}`;
        expect(await find(part)).toContain(name);
        expect(await find(spaced)).toContain(name);
      }),
      runs,
    );
  });

  test('finds a product by its initials', async () => {
    await fc.assert(
      fc.asyncProperty(aName(), async (name) => {
        expect(await find(initialsOf(compact(name)))).toContain(name);
      }),
      runs,
    );
  });

  test('finds a product by its Hangul typed on the other layout', async () => {
    await fc.assert(
      fc.asyncProperty(aName(), async (name) => {
        const [word = '청소기'] = name.match(/[가-힣]{2,}/u) ?? [];
        expect(await find(convertHangulToQwerty(word))).toEqual(
          expect.arrayContaining(word === '청소기' ? [] : [name]),
        );
      }),
      runs,
    );
  });

  test.runIf(isFullTier)('is safe against hostile words', async () => {
    const hostile = [
      '%',
      '_',
      '\\',
      "'",
      '"',
      "' or 1=1 --",
      '%%%',
      '[가나다',
      '(',
      '.*',
      '😀',
      '👨‍👩‍👧',
      'ㅏ',
      'ㄱㅏ',
      'ㅂㅈㄷㄱㅅ'.repeat(200),
      'a'.repeat(1_000),
      '청소기'.repeat(333),
      '\u0000',
      '\ud800',
      '가ㄱ나ㄴ',
      '〡𠀀𝋀',
      '𠀀'.repeat(99),
    ];
    for (const word of hostile) {
      expect((await find(word)).length).toBeLessThan(400);
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (word) => {
        expect(await find(word)).toBeInstanceOf(Array);
      }),
      runs,
    );
  });

  test('answers alike on both databases', async () => {
    const words = [
      '청소기',
      '무선 청소기',
      'ㅊㅅㄱ',
      'cjdthrl',
      '이어펀',
      '긴치',
      '누리폰',
      '사과쥬스',
      'TV',
      '청소ㄱ',
    ];
    const answers = new Map<string, string[]>();
    for (const word of words) {
      answers.set(word, await find(word));
    }
    asked ??= answers;
    expect(answers).toEqual(asked);
  });
});
