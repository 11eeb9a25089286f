import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mallProducts } from '../../src/db/schema/categories.ts';
import { products } from '../../src/db/schema/products.ts';
import { aProduct, aShelf } from '../rest/harness/builders.ts';
import { databaseKinds } from '../rest/harness/databases.ts';
import { openShop, type Shop } from '../rest/harness/shop.ts';
import { elsewhere, home } from '../rest/harness/world.ts';

interface Suggestion {
  tp: 'GOODS' | 'CATEGORY' | 'MAKER';
  no: string;
  nm: string;
}

const names = ['이완 필라테스 링', '하늬온 무선 이어폰', '꿀단지 뚜껑', '아카시아 꿀', 'Air 물걸레', '노을빛 하루'];

describe.each(databaseKinds)('what is being typed is completed, on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    token = (await shop.signIn()).accessToken;
    const { db } = shop.context;
    const added = names.map((name, index) => ({ gdsGrpNo: `GD700${index}`, name, index }));
    await db
      .insert(products)
      .values(
        added.map(({ gdsGrpNo, name }) =>
          aProduct({ gdsGrpNo, name, sortPrc: 9_900, makerCd: 'HNO', makerNm: '하늬온' }),
        ),
      );
    await db
      .insert(mallProducts)
      .values(added.map(({ gdsGrpNo, index }) => aShelf({ mallId: home, gdsGrpNo, index: 90 + index })));
  });
  afterAll(() => shop.close());

  const suggest = (kwd: string, size = 5) => shop.ask<Suggestion[]>('suggestWords', { token, params: { kwd, size } });
  const goodsFor = async (kwd: string) =>
    (await suggest(kwd)).flatMap(({ tp, nm }) => (tp === 'GOODS' && names.includes(nm) ? nm : []));

  const others = async (kwd: string) => (await suggest(kwd)).filter(({ tp }) => tp !== 'GOODS');

  test.each([
    ['the beginning of a name before that of a word', '꿀', ['꿀단지 뚜껑', '아카시아 꿀']],
    ['initials, those of a word first', 'ㅇㅇㅍ', ['하늬온 무선 이어폰', '이완 필라테스 링']],
    ['initials, those of the first word before another', 'ㅎㄴ', ['하늬온 무선 이어폰']],
    ['initials, the beginning of a name before a word', 'ㄴㅇ', ['노을빛 하루']],
    ['one initial, at the beginning of a name alone', 'ㄲ', ['꿀단지 뚜껑']],
    ['the other layout of the keyboard', 'dldjvhs', ['하늬온 무선 이어폰']],
    ['Latin letters, whatever their case', 'aI', ['Air 물걸레']],
    ['no part inside of a word', '걸레', []],
    ['no word of the maker', '하늬온', ['하늬온 무선 이어폰']],
    ['no signs', '%', []],
  ])('by %s', async (_title, kwd, expected) => {
    expect(await goodsFor(kwd)).toEqual(expected);
  });

  test('by categories and makers too', async () => {
    expect(await others('주')).toEqual([{ tp: 'CATEGORY', no: '201', nm: '주방' }]);
    expect(await others('ㅎㄴ')).toEqual([{ tp: 'MAKER', no: 'HNO', nm: '하늬온' }]);
    expect(await others('방')).toEqual([]);
  });

  test('by so many of each kind at most, and by nothing that the mall does not list', async () => {
    expect((await suggest('꿀', 1)).map(({ nm }) => nm)).toEqual(['꿀단지 뚜껑']);

    const inHome = eq(mallProducts.gdsGrpNo, 'GD7002');
    await shop.context.db.update(mallProducts).set({ mallId: elsewhere, ctgNo: '201' }).where(inHome);
    expect(await goodsFor('꿀')).toEqual(['아카시아 꿀']);

    await shop.context.db.update(products).set({ gdsStat: 'GD00404' }).where(eq(products.gdsGrpNo, 'GD7003'));
    expect(await goodsFor('꿀')).toEqual([]);
  });
});
