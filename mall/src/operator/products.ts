import { asc, count, eq, ilike, inArray, or } from 'drizzle-orm';
import { dayMs } from '../buying/durations.ts';
import type { Transaction } from '../db/database.ts';
import { goods, goodsOptions, productColors, products } from '../db/schema/products.ts';
import { findClosing, setClosing } from '../malls/buying-closed.ts';
import { changeProduct, piecesOf, type ProductChange } from '../features/products/product-changes.ts';
import { invalid, notFound, type FieldFault } from '../http/refusal.ts';
import { fromDts, toDts } from '../wire/dts.ts';
import type { OperatorHandlers } from './operator-call.ts';

type Handlers = Pick<OperatorHandlers, 'listStock' | 'changeProduct' | 'getBuying' | 'closeBuying' | 'openBuying'>;

const mostDaysAhead = 366;

const buyingPicture = async (context: Parameters<typeof findClosing>[0]) => ({
  closedYn: (await findClosing(context)) === null ? 'N' : 'Y',
});

export const productHandlers: Handlers = {
  async listStock({ db, jobs }, { params: { kwd, page, size } }) {
    const part = kwd?.replaceAll(/[%_\\]/gu, String.raw`\$&`);
    const wanted =
      part === undefined ? undefined : or(ilike(products.gdsGrpNo, `${part}%`), ilike(products.name, `%${part}%`));
    const [total] = await db.select({ count: count() }).from(products).where(wanted);
    const rows = await db
      .select({ product: products, slPrc: goods.slPrc })
      .from(products)
      .leftJoin(goods, eq(goods.gdsGrpNo, products.gdsGrpNo))
      .where(wanted)
      .orderBy(asc(products.gdsGrpNo))
      .limit(size)
      .offset((page - 1) * size);
    const numbers = rows.map(({ product }) => product.gdsGrpNo);
    const ofPage = numbers.length > 0;
    const options = ofPage
      ? await db.select().from(goodsOptions).where(inArray(goodsOptions.gdsGrpNo, numbers)).orderBy(goodsOptions.prir)
      : [];
    const colors = ofPage
      ? await db
          .select()
          .from(productColors)
          .where(inArray(productColors.gdsGrpNo, numbers))
          .orderBy(productColors.prir)
      : [];
    const planned = await jobs.boss.findJobs<ProductChange & { due: string }>('product-change', { queued: true });
    const list = rows.map(({ product: { gdsGrpNo, name, gdsStat, stckqty, stckqty2 }, slPrc }) => ({
      gdsGrpNo,
      name,
      gdsStat,
      slPrc,
      stckqty: stckqty + stckqty2,
      optList: options.filter((option) => option.gdsGrpNo === gdsGrpNo).map(toOption),
      colorList: colors.filter((color) => color.gdsGrpNo === gdsGrpNo).map(toColor),
      planList: planned
        .filter(({ data }) => data.gdsGrpNo === gdsGrpNo)
        .map(({ data: { due, slPrc, gdsStat, stckqty, optNo, colorNm } }) => ({
          slPrc,
          gdsStat,
          stckqty,
          optNo,
          colorNm,
          fromDts: toDts(new Date(due)),
        })),
    }));
    return { data: { totalCnt: total?.count ?? 0, list } };
  },
  changeProduct: {
    picture: ({ db }, { params: { gdsGrpNo } }) => pictureOf(db, gdsGrpNo),
    async act(context, { params: { gdsGrpNo }, body }) {
      const { slPrc = null, gdsStat = null, stckqty = null, optNo = null, colorNm = null, fromDts: from = null } = body;
      const change = { gdsGrpNo, slPrc, gdsStat, stckqty, optNo, colorNm };
      await check(context.db, change);
      const due = from === null ? context.now() : fromDts(from);
      const aheadMs = due.getTime() - context.now().getTime();
      if (Number.isNaN(aheadMs) || aheadMs > mostDaysAhead * dayMs)
        throw invalid([{ field: 'fromDts', reason: '1년 안의 시각을 입력해주세요.', rsnCd: 'RANGE' }]);
      if (aheadMs <= 0) await changeProduct(context, change);
      else await context.jobs.send(context.db, 'product-change', change, due);
    },
  },
  async getBuying(context) {
    const closing = await findClosing(context);
    const toDtsOf = closing?.to ? toDts(new Date(closing.to)) : null;
    return { data: { closedYn: closing ? 'Y' : 'N', cntn: closing?.cntn ?? null, toDts: toDtsOf } };
  },
  closeBuying: {
    picture: buyingPicture,
    words: ({ body }) => body.cntn,
    async act({ db, now }, { body: { cntn, toDts: end = null } }) {
      const to = end === null ? null : fromDts(end);
      if (to && !(to > now()))
        throw invalid([{ field: 'toDts', reason: '앞으로의 시각을 입력해주세요.', rsnCd: 'RANGE' }]);
      await setClosing(db, { cntn, to: to && to.toISOString() });
    },
  },
  openBuying: {
    picture: buyingPicture,
    act: ({ db }) => setClosing(db, null),
  },
};

function toOption({ optNo, optNm, stckqty }: typeof goodsOptions.$inferSelect) {
  return { optNo, optNm, stckqty };
}

function toColor({ colorNm, stckqty }: typeof productColors.$inferSelect) {
  return { colorNm, stckqty };
}

async function pictureOf(db: Transaction, gdsGrpNo: string) {
  const [row] = await db
    .select({ gdsStat: products.gdsStat, stckqty: products.stckqty, slPrc: goods.slPrc })
    .from(products)
    .leftJoin(goods, eq(goods.gdsGrpNo, products.gdsGrpNo))
    .where(eq(products.gdsGrpNo, gdsGrpNo));
  return row ?? null;
}

/** Throws 1404 for an unknown product, and 1400 for an unknown choice, nothing to change, and a price that is not changed here. */
async function check(db: Transaction, change: ProductChange): Promise<void> {
  const { gdsGrpNo, slPrc, gdsStat, stckqty, optNo, colorNm } = change;
  const [row] = await db
    .select({ slPrc: goods.slPrc, subs: goods.subs })
    .from(products)
    .leftJoin(goods, eq(goods.gdsGrpNo, products.gdsGrpNo))
    .where(eq(products.gdsGrpNo, gdsGrpNo));
  if (!row) throw notFound('상품을');
  const faults: FieldFault[] = [];
  if (slPrc === null && gdsStat === null && stckqty === null)
    faults.push({ field: 'stckqty', reason: '바꿀 것을 하나 이상 입력해주세요.', rsnCd: 'REQUIRED' });
  if (slPrc !== null && (row.slPrc === null || row.subs !== null))
    faults.push({ field: 'slPrc', reason: '휴대폰과 구독의 가격은 여기에서 바꿀 수 없어요.', rsnCd: 'REFUSED' });
  if (optNo !== null && colorNm !== null)
    faults.push({ field: 'colorNm', reason: '옵션과 색상 가운데 하나만 입력해주세요.', rsnCd: 'REFUSED' });
  else if ((await piecesOf(db, change)) === null)
    faults.push({
      field: optNo === null ? 'colorNm' : 'optNo',
      reason: '이 상품에 없는 선택이에요.',
      rsnCd: 'NOT_FOUND',
    });
  if (faults.length > 0) throw invalid(faults);
}
