import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { categoryProducts, mallProducts } from '../../src/db/schema/categories.ts';
import { goods, productColors, products } from '../../src/db/schema/products.ts';
import { insertRows } from '../../src/db/insert-rows.ts';
import { randomFor, type Random } from '../../content/src/seed/random.ts';
import { buildSearchText } from '../../src/search/search-text.ts';

/** Words that tell the editions of a product apart. */
const editions =
  '프로 플러스 라이트 맥스 미니 슬림 에디션 클래식 프리미엄 베이직 시그니처 리뉴얼 특별판 컴팩트 대용량 소용량'.split(
    ' ',
  );
const atOnce = 5_000;
/** The other columns are filled by the database. */
const shelfColumns = {
  mallId: mallProducts.mallId,
  ctgNo: mallProducts.ctgNo,
  recommendRank: mallProducts.recommendRank,
  salesCnt: mallProducts.salesCnt,
};

type Original = Awaited<ReturnType<typeof readOriginals>>[number];

/**
 * Adds goods to a mall until it has `count`: copies of its own, each with the maker and a word of others of its category, and an
 * edition of its own, so that a word is found as often among many as among few.
 */
export async function growGoods(db: Database, mallId: string, count: number): Promise<void> {
  const originals = await readOriginals(db, mallId);
  const colors = Map.groupBy(await db.select().from(productColors), ({ gdsGrpNo }) => gdsGrpNo);
  const homes = Map.groupBy(originals, ({ shelf }) => shelf.ctgNo);
  const { length: present } = await db
    .select({ no: mallProducts.gdsGrpNo })
    .from(mallProducts)
    .where(eq(mallProducts.mallId, mallId));
  for (let from = present; from < count; from += atOnce) {
    const random = randomFor(`goods from ${from}`);
    const copies = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => {
      const original = random.pick(originals);
      return copyOf(original, homes.get(original.shelf.ctgNo) ?? [original], from + index, random);
    });
    await insertRows(
      db,
      products,
      copies.map(({ product }) => product),
    );
    await insertRows(
      db,
      goods,
      copies.map((copy) => copy.goods),
    );
    await insertRows(
      db,
      productColors,
      copies.flatMap(({ original, product }) =>
        (colors.get(original) ?? []).map((color) => ({ ...color, gdsGrpNo: product.gdsGrpNo })),
      ),
    );
    await insertRows(
      db,
      mallProducts,
      copies.map(({ shelf }) => shelf),
    );
    await insertRows(
      db,
      categoryProducts,
      copies.map(({ shelf }) => ({ mallId, ctgNo: shelf.ctgNo, gdsGrpNo: shelf.gdsGrpNo })),
    );
  }
}

/** The mall's goods of the seed, with the words of their categories. */
function readOriginals(db: Database, mallId: string) {
  return db
    .select({ product: getTableColumns(products), goods: getTableColumns(goods), shelf: shelfColumns })
    .from(mallProducts)
    .innerJoin(products, eq(products.gdsGrpNo, mallProducts.gdsGrpNo))
    .innerJoin(goods, eq(goods.gdsGrpNo, products.gdsGrpNo))
    .where(and(eq(mallProducts.mallId, mallId), mallProducts.isListed))
    .orderBy(asc(products.gdsGrpNo))
    .limit(1_800);
}

function copyOf(
  { product, goods: offer, shelf }: Original,
  family: readonly Original[],
  number: number,
  random: Random,
) {
  const gdsGrpNo = `GD${70_000_000 + number}`;
  const other = random.pick(family).product;
  const words = product.name.replace(product.makerNm, other.makerNm).split(' ');
  words[random.between(0, words.length - 1)] = random.pick(random.pick(family).product.name.split(' '));
  const name = [...words, random.pick(editions), ...(random.chance(0.3) ? [`${random.between(2, 99)}호`] : [])].join(
    ' ',
  );
  const prices = 0.6 + random.next() * 0.8;
  const slPrc = Math.round((offer.slPrc * prices) / 100) * 100;
  const [, rest = ''] = product.searchText.split(' / ');
  return {
    original: product.gdsGrpNo,
    product: {
      ...product,
      gdsGrpNo,
      name,
      makerCd: other.makerCd,
      makerNm: other.makerNm,
      sortPrc: slPrc,
      regDts: new Date(product.regDts.getTime() - random.between(0, 86_400_000)),
      ...buildSearchText({ name, makerNm: other.makerNm, categoryNames: rest.split(' ').slice(1) }),
    },
    goods: { ...offer, gdsGrpNo, masterGdsNo: `${gdsGrpNo}M`, slPrc, mktPrc: Math.max(offer.mktPrc, slPrc) },
    shelf: {
      ...shelf,
      gdsGrpNo,
      recommendRank: random.between(1, 1_000_000),
      salesCnt: random.between(0, shelf.salesCnt),
    },
  };
}
