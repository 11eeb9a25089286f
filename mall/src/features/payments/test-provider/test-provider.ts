import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { depositDue } from '../../../buying/buying-times.ts';
import type { MallContext, TransactionContext } from '../../../context.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { rowInserts } from '../../../db/insert-rows.ts';
import { testMoves, testPayments } from '../../../db/schema/payment-books.ts';
import {
  ProviderUnreachable,
  RefundRefused,
  type Attempt,
  type BillingKey,
  type ProviderResult,
  type ProviderForm,
  type RefundRequest,
  type PaymentProvider,
} from '../provider.ts';
import { payMethods } from '../methods.ts';
import {
  answerOf,
  findMoves,
  findTestBooks,
  findTestPayment,
  leftOf,
  newTestMoney,
  type TestBooks,
  type TestPayment,
} from './books.ts';
import { queueNotices } from './test-notices.ts';
import { inTransaction } from '../../../db/transaction-guard.ts';
import { writeTogether } from '../../../db/write-together.ts';

export const testProviderCode = 'TEST';

/** Path of its pages, which the gateway proxies. */
export const testProviderPath = '/pg-test';

/**
 * A payment provider without real money, for demonstrations and tests (contract, section 8). It has its own tables and knows no
 * orders: the mall reaches it only through the adapter.
 */
export function testProvider(context: MallContext): PaymentProvider {
  return {
    pgCd: testProviderCode,
    noticeKey: context.keys.testProvider,
    opens: () => true,
    leastPrice: () => leastPrice,
    open: (attempt) => open(context.db, attempt),
    lookUp: (attempt) => lookUp(context, attempt),
    confirm: (attempt, authToken) => confirm(context, attempt, authToken),
    refund: (attempt, refund) => sendRefund(context, attempt, refund),
    closeAccount: (attempt) => closeAccount(context, attempt),
    billingKey: (attempt, authToken) => registerCard(context, attempt, authToken),
    charge: (attempt, key) => charge(context, attempt, key),
    moves: (from, until) => findMoves(context.db, from, until),
    // All of it is what it says: it pays nothing.
    paidOut: async () => null,
  };
}

/** The minimum of real providers. */
const leastPrice = 100;

/** A repeat finds the row of the first. */
async function open(db: Database, { payNo, ordNo, payMthdCd, payPrc, rtnUrl }: Attempt): Promise<ProviderForm> {
  const row = { payNo, ordNo, payMthdCd, amt: payPrc, takenAmt: payPrc, rtnUrl, stat: 'OPEN' as const };
  await db.insert(testPayments).values(row).onConflictDoNothing();
  // On the shopper's own origin, whose gateway proxies the page.
  return { payUrl: new URL(`${testProviderPath}/${payNo}`, rtnUrl).href, params: [{ name: 'payNo', value: payNo }] };
}

async function lookUp({ db, now }: MallContext, { payNo }: Attempt): Promise<ProviderResult> {
  const books = await findTestBooks(db, payNo);
  // The process ended before it opened the attempt.
  if (!books) return { stat: 'OPEN', moneyList: [], refundList: [], authToken: null, account: null, message: null };
  checkAnswering(books.payment, now());
  return answerOf(books);
}

/** The row of an attempt. Throws while the provider plays that it is down. */
async function answering(db: Database, payNo: string, now: Date): Promise<TestPayment> {
  const payment = await findTestPayment(db, payNo);
  if (!payment) throw new Error('The test provider does not know this attempt.');
  checkAnswering(payment, now);
  return payment;
}

function checkAnswering({ silentUntil }: TestPayment, now: Date): void {
  if (silentUntil && now < silentUntil)
    throw new ProviderUnreachable('The test provider plays that it does not answer.');
}

function confirm(context: MallContext, { payNo }: Attempt, authToken: string): Promise<ProviderResult> {
  return inTransaction(context, async (context) => {
    const { db, now } = context;
    const payment = await lockTestPayment(db, payNo, now());
    if (payment.stat === 'APPROVED' && payment.authToken === authToken)
      return answerOf(await capture(context, payment));
    return answerOf(await mustFindBooks(db, payNo));
  });
}

/** The row of an attempt, locked until the transaction ends. Throws while the provider plays that it is down. */
async function lockTestPayment(db: Transaction, payNo: string, now: Date): Promise<TestPayment> {
  const [payment] = await db.select().from(testPayments).where(eq(testPayments.payNo, payNo)).for('update');
  if (!payment) throw new Error('The test provider does not know this attempt.');
  checkAnswering(payment, now);
  return payment;
}

async function mustFindBooks(db: Database, payNo: string): Promise<TestBooks> {
  const books = await findTestBooks(db, payNo);
  if (!books) throw new Error('The test provider lost an attempt.');
  return books;
}

/** Takes the money of an approved attempt, which has moved none before, or issues its account. */
export async function capture(context: TransactionContext, approved: TestPayment): Promise<TestBooks> {
  const { payNo, payMthdCd, takenAmt } = approved;
  const at = context.now();
  const isAccount = payMthdCd === payMethods.virtualAccount;
  const change = isAccount
    ? ({ stat: 'ACCOUNT', acctNo: newAccount(), acctDueDts: depositDue(at) } as const)
    : ({ stat: 'PAID' } as const);
  const payment = { ...approved, ...change };
  const moves = isAccount || takenAmt === 0 ? [] : [newTestMoney(approved, takenAmt, at)];
  await writeTogether(context.db, [
    context.db.update(testPayments).set(change).where(eq(testPayments.payNo, payNo)),
    ...rowInserts(context.db, testMoves, moves),
  ]);
  for (const { tid, amt } of moves) await queueNotices(context, payment, { eventTp: 'PAID', tid, amt, at });
  return { payment, moves };
}

/** An account that no real bank has. */
function newAccount(): string {
  return `000${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

function sendRefund(context: MallContext, { payNo }: Attempt, { rfndNo, tid, amt }: RefundRequest): Promise<void> {
  return inTransaction(context, async ({ db, now }) => {
    await lockTestPayment(db, payNo, now());
    const [before] = await db.select().from(testMoves).where(eq(testMoves.moveNo, rfndNo));
    if (before) return;
    if ((await leftOf(db, tid)) < amt) throw new RefundRefused('MORE_THAN_TAKEN');
    await db.insert(testMoves).values({ moveNo: rfndNo, payNo, tid, amt: -amt, dts: now() });
  });
}

/** Deposits to a closed account are still accepted, as by a bank that learns of it too late. */
async function closeAccount({ db, now }: MallContext, { payNo }: Attempt): Promise<void> {
  const payment = await findTestPayment(db, payNo);
  // Without one the process ended before it opened the attempt: there is no account.
  if (payment) checkAnswering(payment, now());
}

async function registerCard({ db, now }: MallContext, { payNo }: Attempt, authToken: string): Promise<BillingKey> {
  const payment = await answering(db, payNo, now());
  if (payment.authToken !== authToken) throw new ProviderUnreachable('The card is not registered yet.');
  return { key: `${payNo}.${authToken}`, cardNm: '가온카드', maskNo: '0000' };
}

/** A key of this provider charges any sum; the token in it was given with the shopper's own approval. */
function charge(context: MallContext, attempt: Attempt, key: string): Promise<ProviderResult> {
  const { payNo, ordNo, payMthdCd, payPrc, rtnUrl } = attempt;
  return inTransaction(context, async (context) => {
    const { db, now } = context;
    const [cardPayNo = '', token] = key.split('.');
    const card = await answering(db, cardPayNo, now());
    if (card.authToken === null || card.authToken !== token)
      return {
        stat: 'REFUSED',
        moneyList: [],
        refundList: [],
        authToken: null,
        account: null,
        message: '등록된 카드가 아니에요.',
      };
    // The payment that registered the card was approved by the shopper.
    const isRefused = card.refusesYn === 'Y' && cardPayNo !== payNo;
    const stat = isRefused ? ('REFUSED' as const) : ('APPROVED' as const);
    await db
      .insert(testPayments)
      .values({ payNo, ordNo, payMthdCd, amt: payPrc, takenAmt: payPrc, rtnUrl, stat })
      .onConflictDoNothing();
    const payment = await lockTestPayment(db, payNo, now());
    return answerOf(payment.stat === 'APPROVED' ? await capture(context, payment) : await mustFindBooks(db, payNo));
  });
}
