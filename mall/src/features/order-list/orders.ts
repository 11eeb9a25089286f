import { sql, type SQL } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { descending, rowOrder, toAftrKey, type RowOrder } from '../../http/row-keys.ts';
import { rowsOf } from '../../db/rows.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { dayRange } from '../../http/day-range.ts';
import { notFound } from '../../http/refusal.ts';
import { toDts } from '../../wire/dts.ts';
import { wordsOf } from '../../search/order-search.ts';
import { kindOf, orderKinds } from '../order-kinds/order-kinds.ts';

const orderSources = orderKinds.flatMap(({ list }) => list ?? []);

export const orderHandlers = { listOrders, getOrder } satisfies Partial<Handlers>;

/** Latest first. */
const terms = [descending(sql`dts`, 'timestamptz'), descending(sql`no`, 'text')];

/** Orders of all kinds, latest first. */
async function listOrders(context: MallContext, call: Call<'listOrders'>) {
  const { db } = context;
  const { ordTp, ordStat, fromDt, toDt, keyword = null, page, size } = call.params;
  const { from, until } = dayRange(fromDt, toDt);
  const words = keyword === null ? [] : wordsOf(keyword);
  const filter = { memNo: memberOf(call).memNo, codes: ordStat?.split(',') ?? null, from, until, words };
  const order = rowOrder(terms, call.params);
  const answer = { page, size, keyword, nowDts: toDts(context.now()) };
  const sources = orderSources.filter(({ types }) => ordTp === undefined || types.includes(ordTp));
  const found = sql.join(
    sources.map((source) => source.find(db, { ...filter, ordTp: ordTp ?? null })),
    sql` union all `,
  );
  if (sources.length === 0) return { list: [], totalCnt: 0, ...answer };
  const [total] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from (${found}) as found`);
  const list = await readRows(context, found, order, size);
  return { list, totalCnt: total?.count ?? 0, ...answer };
}

/** The rows of the latest orders of a member, of all kinds. */
export function latestOrders(context: MallContext, memNo: string, limit: number): Promise<object[]> {
  const all = { memNo, ordTp: null, codes: null, from: null, until: null, words: [] };
  const found = sql.join(
    orderSources.map((source) => source.find(context.db, all)),
    sql` union all `,
  );
  return readRows(context, found, rowOrder(terms, { page: 1, size: limit }), limit);
}

/** A part of the found orders, latest first. */
async function readRows(
  context: MallContext,
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
  const ofKinds = Map.groupBy(
    numbers.map(({ no }) => no),
    kindOf,
  );
  for (const [kind, nos] of ofKinds) {
    for (const row of (await kind?.list?.load(context, nos)) ?? []) rows.set(row.ordNo, row);
  }
  return numbers.flatMap(({ no, key }) => {
    const row = rows.get(no);
    return row ? [{ ...row, aftrKey: toAftrKey(key) }] : [];
  });
}

/** An order in full, or its row where the detail is a call of its own. */
async function getOrder(context: MallContext, call: Call<'getOrder'>) {
  const { ordNo } = call.params;
  const order = await readOwn(context, memberOf(call).memNo, ordNo);
  if (!order) throw notFound('주문을', 'ordNo');
  return order;
}

async function readOwn(context: MallContext, memNo: string, ordNo: string): Promise<object | null> {
  const list = kindOf(ordNo)?.list;
  if (list?.detail) return list.detail(context, memNo, ordNo);
  if (!list || !(await list.owns(context.db, memNo, ordNo))) return null;
  return (await list.load(context, [ordNo]))[0] ?? null;
}

/** Whether a number is an order of the member, of any kind. */
export async function ownsOrder(db: Database, memNo: string, ordNo: string): Promise<boolean> {
  return (await kindOf(ordNo)?.list?.owns(db, memNo, ordNo)) ?? false;
}
