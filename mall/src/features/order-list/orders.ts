import { sql, type SQL } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { descending, rowOrder, toAftrKey, type RowOrder } from '../../http/row-keys.ts';
import { rowsOf } from '../../db/rows.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { dayRange } from '../../http/day-range.ts';
import { notFound } from '../../http/refusal.ts';
import { toDts } from '../../wire/dts.ts';
import { phoneSource } from '../phone-orders/order-source.ts';
import { subscriptionSource } from '../subscriptions/order-source.ts';
import { findOrder, loadShipments, type LoadedOrder } from '../orders/order.queries.ts';
import { orderResponse } from '../orders/order.ts';
import { goodsSource } from '../orders/goods-source.ts';
import { wordsOf } from '../orders/name-search.ts';
import type { OrderSource } from '../orders/order-source.ts';

/** Kinds of orders whose detail is a call of their own. Add another kind here. */
const otherSources: readonly OrderSource[] = [phoneSource, subscriptionSource];

const orderSources: readonly OrderSource[] = [goodsSource, ...otherSources];

export const orderHandlers = {
  listOrders,
  getOrder,
  getOrderDelivery: async (context, call) => showShipments(context.db, await ownOrder(context, call)),
} satisfies Partial<Handlers>;

/** Latest first. */
const terms = [descending(sql`dts`, 'timestamptz'), descending(sql`no`, 'text')];

/** Orders of all kinds, latest first. */
async function listOrders(context: MallContext, call: Call<'listOrders'>) {
  const { db } = context;
  const { ordTp, ordStat, fromDt, toDt, keyword = null, page, size } = call.params;
  const { from, until } = dayRange(fromDt, toDt);
  const words = keyword === null ? [] : wordsOf(keyword);
  const wish = { memNo: memberOf(call).memNo, codes: ordStat?.split(',') ?? null, from, until, words };
  const order = rowOrder(terms, call.params);
  const answer = { page, size, keyword, nowDts: toDts(context.now()) };
  const sources = orderSources.filter(({ types }) => ordTp === undefined || types.includes(ordTp));
  const found = sql.join(
    sources.map((source) => source.find(db, { ...wish, ordTp: ordTp ?? null })),
    sql` union all `,
  );
  if (sources.length === 0) return { list: [], totalCnt: 0, ...answer };
  const [total] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from (${found}) as found`);
  const list = await readRows(context, sources, found, order, size);
  return { list, totalCnt: total?.count ?? 0, ...answer };
}

/** The rows of the latest orders of a member, of all kinds. */
export function latestOrders(context: MallContext, memNo: string, limit: number): Promise<object[]> {
  const all = { memNo, ordTp: null, codes: null, from: null, until: null, words: [] };
  const found = sql.join(
    orderSources.map((source) => source.find(context.db, all)),
    sql` union all `,
  );
  return readRows(context, orderSources, found, rowOrder(terms, { page: 1, size: limit }), limit);
}

/** A part of the found orders, latest first. */
async function readRows(
  context: MallContext,
  sources: readonly OrderSource[],
  found: SQL,
  { key, behind, orderBy, offset }: RowOrder,
  limit: number,
): Promise<{ aftrKey: string }[]> {
  const numbers = await rowsOf<{ no: string; key: unknown }>(
    context.db,
    sql`select no, ${key} as key from (${found}) as found where ${behind ?? sql`true`}
      order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`,
  );
  const rows = new Map<string, object>();
  for (const { load } of sources) {
    const loaded = await load(
      context,
      numbers.map(({ no }) => no),
    );
    for (const row of loaded) rows.set(row.ordNo, row);
  }
  return numbers.flatMap(({ no, key }) => {
    const row = rows.get(no);
    return row ? [{ ...row, aftrKey: toAftrKey(key) }] : [];
  });
}

/** An order of goods in full, or the row of another kind. */
async function getOrder(context: MallContext, call: Call<'getOrder'>) {
  const { ordNo } = call.params;
  const { memNo } = memberOf(call);
  const order = await findOrder(context.db, ordNo);
  if (order?.row.memNo === memNo) return orderResponse(context, ordNo);
  for (const { load, owns } of otherSources) {
    const [row] = (await owns(context.db, memNo, ordNo)) ? await load(context, [ordNo]) : [];
    if (row) return row;
  }
  throw notFound('주문을', 'ordNo');
}

/** Whether a number is an order of the member, of any kind. */
export async function ownsOrder(db: Database, memNo: string, ordNo: string): Promise<boolean> {
  for (const { owns } of orderSources) if (await owns(db, memNo, ordNo)) return true;
  return false;
}

/** The order of the call. Throws 1404 for another member's. */
async function ownOrder({ db }: MallContext, call: Call<'getOrderDelivery'>): Promise<LoadedOrder> {
  const order = await findOrder(db, call.params.ordNo);
  if (!order || order.row.memNo !== memberOf(call).memNo) throw notFound('주문을', 'ordNo');
  return order;
}

/** The parcels, in the order of their lines. */
async function showShipments(db: Database, { row, items }: LoadedOrder) {
  const parcels = await loadShipments(db, row.ordNo);
  const numbers = [...new Set(items.map(({ invcNo }) => invcNo))];
  return numbers.flatMap((number) => {
    const parcel = parcels.find(({ invcNo }) => invcNo === number);
    if (!parcel) return [];
    const { invcNo, dlvCmpnyNm, sentDts, rcvDts } = parcel;
    return {
      ordItemNoList: items.filter((item) => item.invcNo === invcNo).map(({ ordItemNo }) => ordItemNo),
      dlvCmpnyNm,
      invcNo,
      trackUrl: null,
      stepList: [
        { stepNm: '상품 인수', dts: toDts(sentDts), placeNm: '온결 물류센터' },
        ...(rcvDts ? [{ stepNm: '배송 완료', dts: toDts(rcvDts), placeNm: null }] : []),
      ],
    };
  });
}
