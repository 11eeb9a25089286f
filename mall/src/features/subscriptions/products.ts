import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { startDaysOn } from '../../buying/subscription-calendar.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { categories, mallProducts } from '../../db/schema/categories.ts';
import { malls } from '../../db/schema/malls.ts';
import { goods, products, type SubscriptionTerms } from '../../db/schema/products.ts';
import { type Call, type Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { sellerName } from '../../malls/seller.ts';
import { toDay } from '../../wire/days.ts';
import { rowsOf } from '../../db/rows.ts';
import { payMethods } from '../payments/methods.ts';
import { currentProvider } from '../payments/providers.ts';
import { isInCategory } from '../products/listing.ts';
import { loadGoodsRows, loadPageTexts, type GoodsRow } from '../products/product.queries.ts';
import { shownAgreements } from './subscription-agreements.ts';

export const subscriptionProductHandlers = {
  listSubscriptionProducts,
  listPreSubscriptionProducts: listSubscriptionProducts,
  getSubscriptionProduct,
  getPreSubscriptionProduct: getSubscriptionProduct,
} satisfies Partial<Handlers>;

/** Goods that are sold by subscription. */
export interface SubscriptionOffer extends GoodsRow {
  terms: SubscriptionTerms;
}

/** With who sells it, whom its consents name. */
export interface SoldOffer extends SubscriptionOffer {
  seller: string;
}

/** A product that can be subscribed to. Throws 1404 for other goods. */
export async function findOffer(db: Database, mallId: string, subsNo: string): Promise<SoldOffer> {
  const [row] = await loadGoodsRows(db, mallId, [subsNo]);
  const terms = row?.goods.subs;
  if (!row || !terms) throw notFound('상품을', 'subsNo');
  const [mall] = await db
    .select({ company: malls.company, mallNm: malls.mallNm })
    .from(malls)
    .where(eq(malls.mallId, mallId));
  return { ...row, terms, seller: row.goods.splNm ?? sellerName(mall) };
}

const orders: Readonly<Record<string, SQL>> = {
  RECOMMEND: sql`${mallProducts.recommendRank}`,
  NEW: sql`${mallProducts.regDts} desc`,
  SALES: sql`${mallProducts.salesCnt} desc`,
  PRICE_ASC: sql`${mallProducts.sortPrc}`,
  PRICE_DESC: sql`${mallProducts.sortPrc} desc`,
};

async function listSubscriptionProducts(
  { db }: MallContext,
  { mallId, params }: Call<'listSubscriptionProducts' | 'listPreSubscriptionProducts'>,
) {
  const { ctgNo, sort, page, size } = params;
  const shown = and(eq(mallProducts.mallId, mallId), mallProducts.isListed, isNotNull(goods.subs));
  const wanted = and(shown, ctgNo === undefined ? undefined : await inCategory(db, mallId, ctgNo));
  const list = sql`from ${mallProducts} join ${goods} on ${goods.gdsGrpNo} = ${mallProducts.gdsGrpNo} where ${wanted}`;
  const [total] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count ${list}`);
  const numbers = await rowsOf<{ no: string }>(
    db,
    sql`select ${mallProducts.gdsGrpNo} as no ${list} order by ${orders[sort] ?? orders['RECOMMEND']}, 1
      limit ${size} offset ${(page - 1) * size}`,
  );
  const rows = await loadGoodsRows(
    db,
    mallId,
    numbers.map(({ no }) => no),
  );
  const byNumber = new Map(rows.map((row) => [row.product.gdsGrpNo, row]));
  const offers = numbers.flatMap(({ no }) => {
    const row = byNumber.get(no);
    const terms = row?.goods.subs;
    return row && terms ? [toProduct({ ...row, terms })] : [];
  });
  return { list: offers, totalCnt: total?.count ?? 0, page, size };
}

/** The products of a category and those below it. Throws 1404 for an unknown one. */
async function inCategory(db: Database, mallId: string, ctgNo: string): Promise<SQL> {
  const isIt = and(eq(categories.mallId, mallId), eq(categories.ctgNo, ctgNo));
  const [known] = await db.select({ ctgNo: categories.ctgNo }).from(categories).where(isIt);
  if (!known) throw notFound('카테고리를');
  return isInCategory(mallId, ctgNo);
}

async function getSubscriptionProduct(
  context: MallContext,
  { mallId, params }: Call<'getSubscriptionProduct' | 'getPreSubscriptionProduct'>,
) {
  const { db, now } = context;
  const offer = await findOffer(db, mallId, params.subsNo);
  const texts = await loadPageTexts(db, params.subsNo);
  const [pictures] = await db
    .select({ imgPaths: products.imgPaths })
    .from(products)
    .where(eq(products.gdsGrpNo, params.subsNo));
  const { cyclList, cntrctMnth, trialDays, brkFeeCntn } = offer.terms;
  return {
    ...toProduct(offer),
    cyclList,
    cntrctMnth,
    trialDays,
    brkFeeCntn,
    imgPaths: pictures?.imgPaths ?? [],
    detailHtml: texts?.detailHtml ?? null,
    notice: texts?.notice ?? [],
    agreeList: shownAgreements(offer.seller),
    ...startDaysOn(toDay(now())),
    applPsblYn: currentProvider(context)?.opens(payMethods.billingKey) ? 'Y' : 'N',
  };
}

function toProduct({ ctgNo, product, goods: { slPrc, mktPrc }, terms }: SubscriptionOffer) {
  return {
    subsNo: product.gdsGrpNo,
    subsNm: product.name,
    ctgNo,
    imgPath: product.imgPaths[0] ?? null,
    mnthPrc: mktPrc,
    dscntPrc: terms.cyclList[0]?.prc ?? slPrc,
    trialYn: terms.trialDays > 0 ? 'Y' : 'N',
    gdsStat: product.gdsStat,
  };
}
