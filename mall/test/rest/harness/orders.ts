import { asc, eq, sql } from 'drizzle-orm';
import { orderItems } from '../../../src/db/schema/orders.ts';
import { goodsOptions, productColors, products } from '../../../src/db/schema/products.ts';
import { orderPaid } from '../../../src/features/orders/order-payments.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { aKey, anAddress, anOrder } from '../cases/buying-calls.ts';
import type { Answer, Shop } from './shop.ts';

export interface Summary {
  gdsPrc: number;
  cpnDscntPrc: number;
  dlvPrc: number;
  addDlvPrc: number;
  usePnt: number;
  payPrc: number;
  savePnt: number;
}
export interface OrderItem {
  ordItemNo: string;
  gdsGrpNo: string;
  dispGdsNm: string;
  optNo: string | null;
  colorNm: string | null;
  qty: number;
  itemStat: string;
  payPrc: number;
  usePnt: number;
  savePnt: number;
  rtnEndDt: string | null;
  psblList: string[];
  clmRsnList: { clmTp: string; rsnCd: string; payerTp: string | null; endDt: string | null }[];
}
/** Ways to pay, and what installments cost. */
export interface WaysToPay {
  payMthdList: object[];
  instList: object[];
}
export interface Order extends WaysToPay {
  ordNo: string;
  ordStat: string;
  payPrc: number;
  gdsCnt: number;
  repGdsNm: string;
  payDueDts: string | null;
  psblList: string[];
  itemList: OrderItem[];
  summary: Summary;
  ordr: object;
  dlv: object;
  pay: { payMthdCd: string; payStat: string | null; payDts: string | null };
  rcptList: object[];
  clmList: {
    clmNo: string;
    clmStat: string;
    clmTp: string;
    rfndPrc: number;
    rfndList: { tp: string; prc: number }[];
    rtnDlvPrc: number;
    rejRsnCntn: string | null;
    itemList: { ordItemNo: string; qty: number }[];
  }[];
  histList: { ordItemNo: string | null; stat: string; whoTp: string; memo: string | null }[];
}
export interface Placed {
  ordNo: string;
  payPrc: number;
  payDueDts: string | null;
  pgReq: { payNo: string; payUrl: string } | null;
  order: Order;
}

/** A member who buys: everything over HTTP, but what the payment provider and the shop do. */
export function aBuyer(shop: Shop, tokenNow: () => Promise<string>) {
  const call = async (operation: string, sent: { params?: object; body?: object }) =>
    shop.send(operation, {
      token: await tokenNow(),
      params: { ...aKey(), ...sent.params },
      ...(sent.body && { body: sent.body }),
    });
  const ask = async <Data>(operation: string, sent: { params?: object; body?: object }) => {
    const { code, data, message } = await call(operation, sent);
    if (code !== '0000') throw new Error(`${operation} was refused: ${code} ${message} ${JSON.stringify(data)}`);
    return data as Data;
  };
  const addressNo = async () => {
    const book = await ask<{ dlvNo: string }[]>('listDeliveries', {});
    return book[0]?.dlvNo ?? (await ask<{ dlvNo: string }>('createDelivery', { body: anAddress })).dlvNo;
  };
  const sheetOf = async (...itemList: object[]) => {
    const { cartNoList } = await ask<{ cartNoList: string[] }>('addToCart', { body: { itemList } });
    return ask<{ ordShtNo: string; summary: Summary }>('createOrderSheet', { body: { cartNoList } });
  };
  const bodyFor = async (itemList: readonly object[], choice: { cpnIsuNoList?: string[]; usePnt?: number } = {}) => {
    const dlvNo = await addressNo();
    const { ordShtNo } = await sheetOf(...itemList);
    const body = { cpnIsuNoList: [] as string[], usePnt: 0, ...choice, dlvNo };
    const { summary } = await ask<{ summary: Summary }>('priceOrderSheet', { params: { ordShtNo }, body });
    const paidWithPoints = summary.payPrc === 0 ? { payMthdCd: 'PM00106', cardCd: null, rtnUrl: null } : {};
    return { ...anOrder(ordShtNo, dlvNo, summary.payPrc), ...body, ...paidWithPoints };
  };
  const place = (body: object, params: object = {}): Promise<Answer> => call('placeOrder', { params, body });
  const buy = async (itemList: readonly object[], choice = {}, change: object = {}) =>
    ask<Placed>('placeOrder', { body: { ...(await bodyFor(itemList, choice)), ...change } });
  const read = (ordNo: string) => ask<Order>('getOrder', { params: { ordNo } });
  return { call, ask, addressNo, sheetOf, bodyFor, place, buy, read };
}

/** The payment provider's notice once it has the money. */
export async function pay({ context }: Pick<Shop, 'context'>, { ordNo, pgReq }: Placed): Promise<string> {
  return inTransaction(context, async (context) => {
    const { db } = context;
    const payNo = pgReq?.payNo ?? null;
    const at = context.now();
    const paid = { payStat: 'PAID' as const, statDts: at, payDts: at, tid: `T-${payNo}` };
    if (payNo !== null) await db.update(payments).set(paid).where(eq(payments.payNo, payNo));
    return orderPaid(context, { ordNo, payNo, at });
  });
}

/** So many pieces of every choice of all goods. */
export async function stockAll({ context: { db } }: Pick<Shop, 'context'>, stckqty: number): Promise<void> {
  for (const table of [products, goodsOptions, productColors]) await db.update(table).set({ stckqty });
}

/** All pieces of a product: free in each place, held and sold. */
export async function piecesOf({ context: { db } }: Pick<Shop, 'context'>, gdsGrpNo: string) {
  const [group] = await db.select().from(products).where(eq(products.gdsGrpNo, gdsGrpNo));
  const options = await db.select().from(goodsOptions).where(eq(goodsOptions.gdsGrpNo, gdsGrpNo));
  const colors = await db
    .select()
    .from(productColors)
    .where(eq(productColors.gdsGrpNo, gdsGrpNo))
    .orderBy(asc(productColors.prir));
  const items = await db.select().from(orderItems).where(eq(orderItems.gdsGrpNo, gdsGrpNo));
  const sum = (place: string) =>
    items.filter(({ stckTp }) => stckTp === place).reduce((total, { qty }) => total + qty, 0);
  return {
    free: (group?.stckqty ?? 0) + (group?.stckqty2 ?? 0),
    second: group?.stckqty2 ?? 0,
    option: options[0]?.stckqty ?? null,
    color: colors[0]?.stckqty ?? null,
    held: sum('HELD'),
    sold: sum('SOLD'),
  };
}

/** Orders like this one, with its lines, so many that no person places them. Without payments. */
export async function copyOrder(
  { context: { db } }: Pick<Shop, 'context'>,
  ordNo: string,
  count: number,
): Promise<void> {
  await db.execute(sql`insert into orders select copy.* from orders o, generate_series(1, ${count}::int) n,
    jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
      'ord_no', o.ord_no || 'C' || n, 'pay_no', null, 'ord_dts', o.ord_dts + n * interval '1 second')) copy
    where o.ord_no = ${ordNo}`);
  await db.execute(sql`insert into order_items select copy.* from order_items i, generate_series(1, ${count}::int) n,
    jsonb_populate_record(null::order_items, to_jsonb(i) || jsonb_build_object(
      'ord_item_no', i.ord_item_no || 'C' || n, 'ord_no', i.ord_no || 'C' || n)) copy
    where i.ord_no = ${ordNo}`);
}
