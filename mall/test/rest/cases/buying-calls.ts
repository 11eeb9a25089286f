import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OrderState } from '../../../src/buying/order-states.ts';
import { orderItems, orders } from '../../../src/db/schema/orders.ts';
import { paymentRefunds } from '../../../src/db/schema/payment-books.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { products } from '../../../src/db/schema/products.ts';
import type { Sent, Shop } from '../harness/shop.ts';
import { signNotice } from '../../../src/features/payments/notices.ts';
import { home } from '../harness/world.ts';
import type { GoodCall, GoodCalls } from './case.ts';

/** Goods with an option and colors, as they are bought. */
export const kettle = { gdsGrpNo: 'GD0001', optNo: 'GD0001-1', colorNm: '화이트', qty: 1 };

const { gdsGrpNo: _number, ...kettleChoice } = kettle;

/** Goods with one color. */
export const pot = { gdsGrpNo: 'GD0002', colorNm: '화이트', qty: 1 };

/** Goods with nothing to choose, delivered by freight car. */
export const vacuum = { gdsGrpNo: 'GD0004', qty: 1 };

export const anAddress = {
  dlvNm: '집',
  rcvrNm: '한가온',
  rcvrTel: '010-0000-1234',
  zipCd: '04524',
  roadAddr: '서울특별시 중구 한빛로 12',
  jibunAddr: '서울특별시 중구 한빛동 3-1',
  dtlAddr: '101동 1203호',
  dfltYn: 'N',
  dlvMsg: '문 앞에 놓아 주세요.',
  entrMthdCd: 'DV00102',
  entrCntn: '#1234',
} as const;

export function aKey(): { 'X-Idempotency-Key': string } {
  return { 'X-Idempotency-Key': randomUUID() };
}

/** The number of a line in the cart of the member of good calls. */
async function aLine(shop: Shop): Promise<string> {
  const call = { token: await shop.tokenOf(), params: aKey(), body: { itemList: [vacuum] } };
  const { cartNoList } = await shop.ask<{ cartNoList: string[] }>('addToCart', call);
  await shop.ask('updateCartLine', { token: call.token, params: { cartNo: cartNoList[0] }, body: { qty: 1 } });
  return cartNoList[0] ?? '';
}

/** The number of the only address of the member of good calls. */
export async function anAddressNo(shop: Shop, more: object = {}): Promise<string> {
  const token = await shop.tokenOf();
  await forgetAddresses(shop, token);
  const { dlvNo } = await shop.ask<{ dlvNo: string }>('createDelivery', {
    token,
    params: aKey(),
    body: { ...anAddress, ...more },
  });
  return dlvNo;
}

export async function forgetAddresses(shop: Shop, token: string): Promise<void> {
  const book = await shop.ask<{ dlvNo: string }[]>('listDeliveries', { token });
  for (const { dlvNo } of book) await shop.ask('deleteDelivery', { token, params: { dlvNo } });
}

/** The smallest image. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function aForm(bytes: Uint8Array<ArrayBuffer>, name = '사진.png', purpCd = 'CLAIM'): FormData {
  const form = new FormData();
  form.set('purpCd', purpCd);
  form.set('file', new Blob([bytes]), name);
  return form;
}

/** The number of an uploaded image of the member of valid calls. */
async function aFileNo(shop: Shop): Promise<string> {
  const call = { token: await shop.tokenOf(), params: aKey(), body: aForm(dot) };
  return (await shop.ask<{ fileNo: string }>('uploadFile', call)).fileNo;
}

/** The number of a sheet of the member of good calls. */
async function aSheet(shop: Shop, directItem: object = pot): Promise<string> {
  const call = { token: await shop.tokenOf(), params: aKey(), body: { directItem } };
  const { ordShtNo } = await shop.ask<{ ordShtNo: string }>('createOrderSheet', call);
  return ordShtNo;
}

/** The body of an order for a sheet, paid by card. */
export function anOrder(ordShtNo: string, dlvNo: string, payPrc: number) {
  return {
    ordShtNo,
    ordrNm: '한가온',
    ordrTel: '010-0000-1234',
    ordrEmail: 'gaon@example.com',
    dlvNo,
    payMthdCd: 'PM00101',
    cardCd: 'CD01',
    instMnth: 1,
    cpnIsuNoList: [] as string[],
    usePnt: 0,
    payPrc,
    agreeCdList: ['AG00101', 'AG00102'],
    rtnUrl: 'http://localhost:4000/pg?mallUrl=familyshop',
  };
}

/** An order for one piece of goods that there is always enough of. */
async function placing(shop: Shop): Promise<Sent> {
  await shop.context.db.update(products).set({ stckqty: 98 }).where(eq(products.gdsGrpNo, vacuum.gdsGrpNo));
  const dlvNo = await anAddressNo(shop);
  return { params: aKey(), body: anOrder(await aSheet(shop, vacuum), dlvNo, 259_000) };
}

/** The number of an order that waits to be paid. */
async function anOrderNo(shop: Shop): Promise<string> {
  const call = { ...(await placing(shop)), token: await shop.tokenOf() };
  return (await shop.ask<{ ordNo: string }>('placeOrder', call)).ordNo;
}

const againBody = { payMthdCd: 'PM00102', rtnUrl: 'http://localhost:4000/pg?mallUrl=familyshop' };

/** An attempt that is open, and the order that it is to pay. */
async function anAttempt(shop: Shop): Promise<{ payNo: string; ordNo: string }> {
  const call = { ...(await placing(shop)), token: await shop.tokenOf() };
  const { ordNo, pgReq } = await shop.ask<{ ordNo: string; pgReq: { payNo: string } }>('placeOrder', call);
  return { ordNo, payNo: pgReq.payNo };
}

/** What the payment provider posts through the browser. */
export async function aReturn(shop: Shop) {
  return { ...(await anAttempt(shop)), pgCd: 'TEST', authToken: null, resultCd: 'CANCELED' };
}

/** A notice of the payment provider. */
export async function aNotice(shop: Shop) {
  const { payNo } = await anAttempt(shop);
  const notice = { payNo, tid: `T-${payNo}`, eventTp: 'FAIL' as const, amt: 0, dts: '20260415120000' };
  return { ...notice, sign: signNotice(shop.context.keys.testProvider, notice) };
}

/** An order of the member of good calls, moved to where it can be claimed. */
export async function anOrderAt(
  shop: Shop,
  itemStat: OrderState,
): Promise<{ ordNo: string; itemList: { ordItemNo: string; qty: number }[] }> {
  const ordNo = await anOrderNo(shop);
  const at = { itemStat, statDts: shop.context.now(), rcvDts: shop.context.now() };
  const { db } = shop.context;
  await db.update(orders).set({ ordStat: itemStat, payDts: shop.context.now() }).where(eq(orders.ordNo, ordNo));
  const [item] = await db.update(orderItems).set(at).where(eq(orderItems.ordNo, ordNo)).returning();
  return { ordNo, itemList: [{ ordItemNo: item?.ordItemNo ?? '', qty: 1 }] };
}

/** The number of an order whose ticket came by text message. */
async function anOrderOfTickets(shop: Shop): Promise<string> {
  const { ordNo } = await anOrderAt(shop, 'OR00105');
  await shop.context.db.update(orderItems).set({ dlvGrpNo: 'DG5' }).where(eq(orderItems.ordNo, ordNo));
  return ordNo;
}

const claiming =
  (itemStat: OrderState, rest: object): GoodCall =>
  async (shop) => {
    const { ordNo, itemList } = await anOrderAt(shop, itemStat);
    return { params: { ordNo, ...aKey() }, body: { itemList, rsnCd: 'CL00203', ...rest } };
  };

/** The number of a return that can be withdrawn. */
async function aClaimNo(shop: Shop): Promise<string> {
  const call = await claiming('OR00105', { rfndPrc: 259_000 })(shop);
  return (await shop.ask<{ clmNo: string }>('returnOrder', { ...call, token: await shop.tokenOf() })).clmNo;
}

export const anAccount = { bankCd: 'BK01', acctNo: '000-00-000000', acctNm: '한가온' } as const;

/** An order with money that waits for an account. */
async function anOrderWithoutAccount(shop: Shop): Promise<string> {
  const ordNo = await anOrderNo(shop);
  const { db, now } = shop.context;
  const [attempt] = await db.select().from(payments).where(eq(payments.ordNo, ordNo));
  if (!attempt) throw new Error('The order has an attempt.');
  const waiting = { rfndNo: `RF${randomUUID()}`, payNo: attempt.payNo, tid: `T-${ordNo}`, amt: 1000 };
  await db.insert(paymentRefunds).values({ ...waiting, regDts: now(), acctReqDts: now() });
  return ordNo;
}

export const buyingCalls: GoodCalls = {
  uploadFile: () => ({ params: aKey(), body: aForm(dot) }),
  getFile: async (shop) => ({ params: { fileNo: await aFileNo(shop) } }),
  getCart: () => ({}),
  countCart: () => ({}),
  addToCart: () => ({ params: aKey(), body: { itemList: [pot] } }),
  updateCartLine: async (shop) => ({ params: { cartNo: await aLine(shop) }, body: { qty: 2 } }),
  updateCartLines: async (shop) => ({ body: { itemList: [{ cartNo: await aLine(shop), qty: 2 }] } }),
  calcCart: async (shop) => ({ body: { cartNoList: [await aLine(shop)] } }),
  calcGoods: () => ({ params: { id: kettle.gdsGrpNo }, body: kettleChoice }),
  calcPreGoods: () => ({ params: { id: kettle.gdsGrpNo }, body: { ...kettleChoice, mallId: home } }),
  removeFromCart: async (shop) => ({ body: { cartNoList: [await aLine(shop)] } }),
  createOrderSheet: () => ({ params: aKey(), body: { directItem: vacuum } }),
  getOrderSheet: async (shop) => ({ params: { ordShtNo: await aSheet(shop) } }),
  priceOrderSheet: async (shop) => ({
    params: { ordShtNo: await aSheet(shop) },
    body: { cpnIsuNoList: [], usePnt: 0, dlvNo: null },
  }),
  placeOrder: placing,
  listOrders: () => ({
    params: { ordTp: 'GOODS', ordStat: 'OR00101', fromDt: '20260401', toDt: '20260430', keyword: '냄비' },
  }),
  getOrder: async (shop) => ({ params: { ordNo: await anOrderNo(shop) } }),
  getOrderDelivery: async (shop) => ({ params: { ordNo: await anOrderNo(shop) } }),
  changeOrderDelivery: async (shop) => ({
    params: { ordNo: await anOrderNo(shop), ...aKey() },
    body: { dlvNo: await anAddressNo(shop, { entrMthdCd: 'DV00101', entrCntn: null }) },
  }),
  payOrder: async (shop) => ({ params: { ordNo: await anOrderNo(shop), ...aKey() }, body: againBody }),
  returnFromPayment: async (shop) => ({ body: await aReturn(shop) }),
  returnFromPaymentAsVisitor: async (shop) => ({ body: { ...(await aReturn(shop)), mallId: home } }),
  getPaymentStatus: async (shop) => ({ params: { ordNo: await anOrderNo(shop) } }),
  notifyPayment: async (shop) => ({ body: await aNotice(shop) }),
  listPaymentNotices: () => ({}),
  listPrePaymentNotices: () => ({ params: { mallId: home } }),
  cancelOrder: async (shop) => {
    const ordNo = await anOrderNo(shop);
    const items = await shop.context.db.select().from(orderItems).where(eq(orderItems.ordNo, ordNo));
    const itemList = items.map(({ ordItemNo, qty }) => ({ ordItemNo, qty }));
    return { params: { ordNo, ...aKey() }, body: { itemList, rsnCd: 'CL00201', rfndPrc: 0 } };
  },
  exchangeOrder: claiming('OR00105', { rfndPrc: 0 }),
  returnOrder: claiming('OR00105', { rfndPrc: 259_000 }),
  confirmOrder: async (shop) => {
    const { ordNo, itemList } = await anOrderAt(shop, 'OR00105');
    const ordItemNoList = itemList.map(({ ordItemNo }) => ordItemNo);
    return { params: { ordNo, ...aKey() }, body: { ordItemNoList } };
  },
  sendOrderTickets: async (shop) => ({ params: { ordNo: await anOrderOfTickets(shop), ...aKey() } }),
  giveRefundAccount: async (shop) => ({
    params: { ordNo: await anOrderWithoutAccount(shop), ...aKey() },
    body: anAccount,
  }),
  withdrawClaim: async (shop) => ({ params: { clmNo: await aClaimNo(shop), ...aKey() } }),
  listClaimGuides: () => ({}),
  listPreClaimGuides: () => ({ params: { mallId: home } }),
  listPoints: () => ({ params: { fromDt: '20260401', toDt: '20260430' } }),
  listDeliveries: () => ({}),
  getDelivery: async (shop) => ({ params: { dlvNo: await anAddressNo(shop) } }),
  createDelivery: async (shop) => {
    await forgetAddresses(shop, await shop.tokenOf());
    return { params: aKey(), body: anAddress };
  },
  updateDelivery: async (shop) => ({ params: { dlvNo: await anAddressNo(shop) }, body: anAddress }),
  deleteDelivery: async (shop) => ({ params: { dlvNo: await anAddressNo(shop) } }),
  searchPostalAddresses: () => ({ params: { keyword: '중구 한빛로', mallId: home } }),
};
