import { asc, count, eq } from 'drizzle-orm';
import { dayMs } from '../buying/durations.ts';
import type { Transaction } from '../db/database.ts';
import { goods, plannedChanges, products } from '../db/schema/products.ts';
import { findClosing, setClosing } from '../malls/buying-closed.ts';
import {
  changeProduct,
  piecesOf,
  planChange,
  withdrawPlan,
  type ProductChange,
} from '../features/products/product-changes.ts';
import { conflict, invalid, notFound, type FieldFault } from '../http/refusal.ts';
import { fromDts, toDts } from '../wire/dts.ts';
import type { OperatorHandlers } from './operator-call.ts';
import { stockColumns, stockWanted, toStockRows } from './stock-rows.ts';

type Handlers = Pick<
  OperatorHandlers,
  'listStock' | 'changeProduct' | 'withdrawPlannedChange' | 'getBuying' | 'closeBuying' | 'openBuying'
>;

const mostDaysAhead = 366;

const buyingPicture = async (context: Parameters<typeof findClosing>[0]) => {
  const closing = await findClosing(context);
  return { closedYn: closing ? 'Y' : 'N', to: closing?.to ?? null };
};

export const productHandlers: Handlers = {
  async listStock({ db }, { params }) {
    const wanted = stockWanted(db, params);
    const isOne = eq(goods.gdsGrpNo, products.gdsGrpNo);
    const [total] = await db.select({ count: count() }).from(products).leftJoin(goods, isOne).where(wanted);
    const rows = await db
      .select(stockColumns)
      .from(products)
      .leftJoin(goods, isOne)
      .where(wanted)
      .orderBy(asc(products.gdsGrpNo))
      .limit(params.size)
      .offset((params.page - 1) * params.size);
    return { data: { totalCnt: total?.count ?? 0, list: await toStockRows(db, rows) } };
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
      else await planChange(context, change, due);
    },
  },
  withdrawPlannedChange: {
    async picture({ db }, { params: { planNo } }) {
      const [plan] = await db.select().from(plannedChanges).where(eq(plannedChanges.planNo, planNo));
      return plan ? { ...plan, fromDts: toDts(plan.fromDts) } : null;
    },
    async act({ db }, { params: { planNo } }) {
      if (await withdrawPlan(db, planNo)) return;
      throw conflict('이미 적용했거나 취소한 변경이에요. 상품을 다시 확인해주세요.', { rsnCd: 'STATE', stat: 'GONE' });
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

/** With its choices and what is planned, so that the books tell what a change was. */
async function pictureOf(db: Transaction, gdsGrpNo: string) {
  const rows = await db
    .select(stockColumns)
    .from(products)
    .leftJoin(goods, eq(goods.gdsGrpNo, products.gdsGrpNo))
    .where(eq(products.gdsGrpNo, gdsGrpNo));
  const [row] = await toStockRows(db, rows);
  if (!row) return null;
  const { gdsStat, stckqty, slPrc, optList, colorList, planList } = row;
  return { gdsStat, stckqty, slPrc, optList, colorList, planList };
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
