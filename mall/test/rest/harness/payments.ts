import { eq, sum } from 'drizzle-orm';
import { orders } from '../../../src/db/schema/orders.ts';
import { paymentRefunds, testMoves, testPayments } from '../../../src/db/schema/payment-books.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { products } from '../../../src/db/schema/products.ts';
import { aKey, vacuum } from '../cases/buying-calls.ts';
import { hiddenField } from './agency.ts';
import { aBuyer } from './orders.ts';
import { aNewMember } from './people.ts';
import type { Shop } from './shop.ts';

export const returnUrl = 'http://localhost:4000/pg?mallUrl=familyshop';

/** An order that waits for its payment. */
export interface UnpaidOrder {
  ordNo: string;
  payNo: string;
  payPrc: number;
  loginId: string;
  token: string;
}

interface Wanted {
  payMthdCd?: string;
  loginId?: string;
}

/** What an order of these tests costs, in won. */
export const price = 259_000;

/** Enough of the goods of these tests for all of them. */
export async function stockUp({ context: { db } }: Shop, stckqty = 1000): Promise<void> {
  await db.update(products).set({ stckqty }).where(eq(products.gdsGrpNo, vacuum.gdsGrpNo));
}

export async function anUnpaidOrder(shop: Shop, { payMthdCd = 'PM00101', loginId }: Wanted = {}): Promise<UnpaidOrder> {
  const id = loginId ?? (await aNewMember(shop)).loginId;
  const { accessToken: token } = await shop.signIn({ id });
  const method = { payMthdCd, cardCd: payMthdCd === 'PM00101' ? 'CD01' : null, instMnth: null, rtnUrl: returnUrl };
  const { ordNo, payPrc, pgReq } = await aBuyer(shop, async () => token).buy([vacuum], {}, method);
  return { ordNo, payNo: pgReq?.payNo ?? '', payPrc, loginId: id, token };
}

export interface Played {
  status: number;
  text: string;
  /** The result of the page's return form; null: it does not return. */
  back: Record<'pgCd' | 'payNo' | 'ordNo' | 'resultCd' | 'authToken', string> | null;
}

/** Presses a button at the test provider's page. */
export async function play(shop: Shop, payNo: string, form: Record<string, string> = {}): Promise<Played> {
  const answer = await fetch(`${shop.url}/pg-test/${payNo}/play`, { method: 'POST', body: new URLSearchParams(form) });
  const text = await answer.text();
  const field = (name: string) => hiddenField(text, name);
  const back =
    field('payNo') === ''
      ? null
      : {
          pgCd: field('pgCd'),
          payNo: field('payNo'),
          ordNo: field('ordNo'),
          resultCd: field('resultCd'),
          authToken: field('authToken'),
        };
  return { status: answer.status, text, back };
}

export interface PaymentAnswer {
  ordNo: string;
  payNo: string | null;
  payStat: string;
  payPrc: number;
  retryYn: string;
  failMsg: string | null;
  vbank: { bankNm: string; acctNo: string; acctNm: string; dueDts: string } | null;
  payDts: string | null;
}

/** Comes back from the provider. */
export function comeBack(
  shop: Shop,
  { token }: Pick<UnpaidOrder, 'token'>,
  back: Played['back'],
): Promise<PaymentAnswer> {
  return shop.ask<PaymentAnswer>('returnFromPayment', { token, body: back });
}

/** Plays an approval, and comes back. */
export async function pay(shop: Shop, order: UnpaidOrder, form: Record<string, string> = {}): Promise<PaymentAnswer> {
  const { back } = await play(shop, order.payNo, form);
  return comeBack(shop, order, back);
}

/** The payment state of an order; signs in again when the clock has passed the token's expiry. */
export async function statusOf(shop: Shop, order: UnpaidOrder): Promise<PaymentAnswer> {
  const params = { ordNo: order.ordNo };
  const { code, data } = await shop.send('getPaymentStatus', { token: order.token, params });
  if (code === '0000') return data as PaymentAnswer;
  const { accessToken } = await shop.signIn({ id: order.loginId });
  return shop.ask<PaymentAnswer>('getPaymentStatus', { token: accessToken, params });
}

/** Another attempt. */
export async function payAgain(shop: Shop, order: UnpaidOrder, payMthdCd = 'PM00102'): Promise<UnpaidOrder> {
  const { pgReq } = await shop.ask<{ pgReq: { payNo: string } }>('payOrder', {
    token: order.token,
    params: { ordNo: order.ordNo, ...aKey() },
    body: { payMthdCd, rtnUrl: returnUrl },
  });
  return { ...order, payNo: pgReq.payNo };
}

/** Deposits money at the page of an account. */
export async function deposit(
  shop: Shop,
  acctNo: string,
  amt: number | string,
  form: Record<string, string> = {},
): Promise<number> {
  const body = new URLSearchParams({ amt: String(amt), ...form });
  const { status } = await fetch(`${shop.url}/pg-test/vbank/${acctNo}`, { method: 'POST', body });
  return status;
}

export async function orderStateOf(shop: Shop, { ordNo }: Pick<UnpaidOrder, 'ordNo'>): Promise<string | undefined> {
  const [row] = await shop.context.db.select({ ordStat: orders.ordStat }).from(orders).where(eq(orders.ordNo, ordNo));
  return row?.ordStat;
}

export async function attemptOf(shop: Shop, { payNo }: Pick<UnpaidOrder, 'payNo'>) {
  const [row] = await shop.context.db.select().from(payments).where(eq(payments.payNo, payNo));
  return row;
}

/** What the provider holds for all attempts of an order, in won: taken less given back. */
export async function heldByProvider(
  shop: Pick<Shop, 'context'>,
  { ordNo }: Pick<UnpaidOrder, 'ordNo'>,
): Promise<number> {
  const [row] = await shop.context.db
    .select({ held: sum(testMoves.amt) })
    .from(testMoves)
    .innerJoin(testPayments, eq(testPayments.payNo, testMoves.payNo))
    .where(eq(testPayments.ordNo, ordNo));
  return Number(row?.held ?? 0);
}

export async function refundsOf(shop: Shop, { payNo }: Pick<UnpaidOrder, 'payNo'>) {
  return shop.context.db.select().from(paymentRefunds).where(eq(paymentRefunds.payNo, payNo));
}

/** The provider does not respond about an attempt until an instant of the mall's clock; null: it responds again. */
export async function silence(
  shop: Shop,
  { payNo }: Pick<UnpaidOrder, 'payNo'>,
  silentUntil: Date | null,
): Promise<void> {
  await shop.context.db.update(testPayments).set({ silentUntil }).where(eq(testPayments.payNo, payNo));
}

/** The provider has less of a payment than the mall took: it refuses to give it back. */
export async function loseMoneyAtProvider({ context: { db } }: Shop, payNo: string): Promise<void> {
  await db.update(testMoves).set({ amt: 10 }).where(eq(testMoves.payNo, payNo));
}
