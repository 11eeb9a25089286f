import { eq } from 'drizzle-orm';
import { pointEntries } from '../../../src/db/schema/benefits.ts';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { refundPayment } from '../../../src/features/payments/attempts.ts';
import { signNotice, type PaymentNotice } from '../../../src/features/payments/notices.ts';
import { toDts } from '../../../src/wire/dts.ts';
import type { DatabaseKind } from './databases.ts';
import { runJobs } from './jobs.ts';
import {
  anUnpaidOrder,
  heldByProvider,
  orderStateOf,
  pay,
  price,
  statusOf,
  stockUp,
  type UnpaidOrder,
} from './payments.ts';
import { openShop, type Shop } from './shop.ts';

export const minute = 60;
export const day = 86_400;

/** The outcome of an order that is paid. */
export const paid = { order: 'OR00102', payStat: 'PAID', retryYn: 'N', held: price };

/** A shop with goods for all orders of a file, and sessions that outlast its days. */
export async function openPaymentShop(kind: DatabaseKind): Promise<Shop> {
  const shop = await openShop(kind, { ACCESS_TOKEN_SECONDS: '86400' });
  await stockUp(shop);
  return shop;
}

/** Passes the time, and lets run what is due then. */
export async function pass(shop: Shop, seconds: number): Promise<void> {
  shop.pass(seconds);
  await runJobs(shop);
}

export async function outcomeOf(shop: Shop, order: UnpaidOrder) {
  const { payStat, retryYn } = await statusOf(shop, order);
  return { order: await orderStateOf(shop, order), payStat, retryYn, held: await heldByProvider(shop, order) };
}

/** An order that waits for a deposit. */
export async function anAccountOrder(shop: Shop, loginId?: string) {
  const order = await anUnpaidOrder(shop, { payMthdCd: 'PM00103', loginId });
  const answer = await pay(shop, order, { bankCd: 'BK02' });
  return { ...order, answer, acctNo: answer.vbank?.acctNo ?? '' };
}

export function aNotice(shop: Shop, payNo: string, change: Partial<PaymentNotice> = {}): PaymentNotice {
  return { payNo, tid: `T-${payNo}`, eventTp: 'PAID', amt: price, dts: toDts(shop.context.now()), ...change };
}

/** Sends a notice, by default with the signature of the test provider. */
export const notify = (shop: Shop, notice: PaymentNotice, sign?: string) =>
  shop.send('notifyPayment', {
    body: { ...notice, sign: sign ?? signNotice(shop.context.keys.testProvider, notice) },
  });

export const refund = (shop: Shop, order: UnpaidOrder, rfndPrc: number) =>
  inTransaction(shop.context, (context) =>
    refundPayment(context, { payNo: order.payNo, rfndPrc, clmNo: 'CL1', rfndAcct: null }),
  );

export const pointsOf = (shop: Shop, { ordNo }: UnpaidOrder) =>
  shop.context.db.select().from(pointEntries).where(eq(pointEntries.ordNo, ordNo));
