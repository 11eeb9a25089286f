import { and, count, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { isOpenAttempt, isPaidAttempt, nextPaymentState, type PaymentState } from '../../buying/payment-states.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { readTogether, rowIn, rowsIn } from '../../db/read-together.ts';
import { paymentRefunds } from '../../db/schema/payment-books.ts';
import { payments } from '../../db/schema/payments.ts';
import { conflict, invalid } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { toDts } from '../../wire/dts.ts';
import { isOnShopHost } from '../../mail/storefront.ts';
import { cardName } from './cards.ts';
import { currentProvider } from './providers.ts';
import type { Attempt, RefundAccount, VirtualAccount } from './provider.ts';
import { payMethods } from './methods.ts';
import { stuckRefundsIn, toShownRefunds, type StuckRefund } from './refund-books.ts';

/** The sum and the method of a member's payment. */
export interface AttemptRequest {
  /** Number of the order. */
  ordNo: string;
  mallId: string;
  memNo: string;
  /** Won. */
  payPrc: number;
  payMthdCd: string;
  cardCd: string | null;
  instMnth: number | null;
  /** The provider's return address for the shopper. */
  rtnUrl: string;
  /** End of the time to pay. */
  expDts: Date;
}

/** How an order shows its payment. */
export interface ShownPayment {
  payNo: string;
  payStat: PaymentState;
  payMthdCd: string;
  cardNm: string | null;
  instMnth: number | null;
  vbank: ShownAccount | null;
  payDts: Date | null;
  apprNo: string | null;
  /** Refunded, in won. */
  rfndPrc: number;
  rfndAcctReqYn: 'Y' | 'N';
}

export interface ShownAccount {
  bankNm: string;
  acctNo: string;
  acctNm: string;
  dueDts: string;
}

const mostAccounts = 3;
const openStates = ['READY', 'PENDING', 'WAIT'] as const;

/**
 * Replaces the open attempt of an order, whose member and row the caller has locked. `openForm` opens it after the transaction.
 * Throws 1400 for a return address off the shop's hosts, and LIMIT for a fourth virtual account.
 */
export async function beginAttempt(context: TransactionContext, request: AttemptRequest): Promise<Attempt> {
  checkReturnUrl(context, request.rtnUrl);
  await checkAccounts(context.db, request);
  return repeatAttempt(context, request);
}

/** As `beginAttempt`, without its checks: a repeat of a key must not refuse what its first call accepted. */
export async function repeatAttempt(context: TransactionContext, request: AttemptRequest): Promise<Attempt> {
  await voidAttempts(context, request.ordNo);
  const [attempt] = await context.db.insert(payments).values(newAttempt(context, request)).returning();
  if (!attempt) throw new Error('The attempt was not written.');
  await awaitPayment(context, attempt, attempt.expDts);
  return attempt;
}

/** The row of a new attempt. To be inserted with the check of its time (`awaitPaymentIn`). */
export function newAttempt(context: MallContext, request: AttemptRequest): typeof payments.$inferInsert {
  const provider = currentProvider(context);
  if (!provider) throw new Error('Without a payment provider no method is offered.');
  const now = context.now();
  const opened = {
    payNo: newNumber('PY', now),
    pgCd: provider.pgCd,
    payStat: 'READY',
    statDts: now,
    regDts: now,
  } as const;
  return { ...request, ...opened };
}

/** Throws 1400 for a return address off the shop's hosts. */
export function checkReturnUrl({ settings }: Pick<MallContext, 'settings'>, rtnUrl: string): void {
  if (!isOnShopHost(settings, rtnUrl)) throw invalid([{ field: 'rtnUrl', reason: '쇼핑몰의 주소가 아니에요.' }]);
}

/** Queues the check of an attempt for the second after its time, so that the whole last second counts. */
export async function awaitPayment(
  { db, jobs }: TransactionContext,
  { ordNo, payNo }: Pick<Attempt, 'ordNo' | 'payNo'>,
  due: Date,
): Promise<void> {
  await jobs.send(db, 'payment-due', { ordNo, payNo }, justAfter(due));
}

/** The same for `writeTogether`. */
export function awaitPaymentIn(
  { jobs }: TransactionContext,
  { ordNo, payNo }: Pick<Attempt, 'ordNo' | 'payNo'>,
  due: Date,
): Promise<SQL[]> {
  return jobs.sendAllIn('payment-due', [{ data: { ordNo, payNo }, due: justAfter(due) }]);
}

function justAfter(due: Date): Date {
  return new Date(due.getTime() + 1000);
}

/** Throws LIMIT for a fourth virtual account of a member. `ordNo`: its order; null if that is not placed yet. */
export async function checkAccounts(
  db: Database,
  { memNo, ordNo, payMthdCd }: Pick<AttemptRequest, 'memNo' | 'payMthdCd'> & { ordNo: string | null },
): Promise<void> {
  if (payMthdCd !== payMethods.virtualAccount) return;
  const ofOthers = ordNo === null ? undefined : ne(payments.ordNo, ordNo);
  const ofMember = and(eq(payments.memNo, memNo), eq(payments.payMthdCd, payMthdCd), ofOthers);
  const [row] = await db
    .select({ open: count() })
    .from(payments)
    .where(and(ofMember, inArray(payments.payStat, [...openStates])));
  if ((row?.open ?? 0) < mostAccounts) return;
  throw conflict(`입금을 기다리는 가상계좌는 ${mostAccounts}개까지 만들 수 있어요.`, {
    rsnCd: 'LIMIT',
    max: mostAccounts,
  });
}

/** Cancels the open attempt of an order that ends or is paid anew. Money that arrives for it later is refunded. */
export async function voidAttempts(context: TransactionContext, ordNo: string): Promise<void> {
  const voided = await context.db
    .update(payments)
    .set({ payStat: 'CANCEL', statDts: context.now(), sealedCard: null })
    .where(and(eq(payments.ordNo, ordNo), inArray(payments.payStat, [...openStates])))
    .returning();
  for (const attempt of voided) await closeAccount(context, attempt);
}

/** Queues the closing of the virtual account of an attempt that ended. The account may be issued later still. */
export async function closeAccount(
  { db, jobs }: TransactionContext,
  { payNo, payMthdCd }: Pick<Attempt, 'payNo' | 'payMthdCd'>,
): Promise<void> {
  if (payMthdCd === payMethods.virtualAccount) await jobs.send(db, 'payment-close', { payNo });
}

/** Marks an attempt that the provider refused to open. Returns false, and changes nothing, if it is not open (any more). */
export async function refuseAttempt({ db, now }: TransactionContext, payNo: string, failMsg: string): Promise<boolean> {
  const refused = await db
    .update(payments)
    .set({ payStat: 'FAIL', statDts: now(), failMsg, sealedCard: null })
    .where(and(eq(payments.payNo, payNo), inArray(payments.payStat, [...openStates])))
    .returning({ payNo: payments.payNo });
  return refused.length > 0;
}

interface PaymentRefund {
  payNo: string;
  /** Won. */
  rfndPrc: number;
  /** Null: no claim. */
  clmNo: string | null;
  rfndAcct: RefundAccount | null;
}

/**
 * Refunds a part of a payment, or all of it, in the caller's transaction; a job sends the money. Throws for more than was paid.
 */
export async function refundPayment(
  context: TransactionContext,
  { payNo, rfndPrc, clmNo, rfndAcct }: PaymentRefund,
): Promise<void> {
  if (rfndPrc === 0) return;
  const attempt = await lockAttempt(context.db, payNo);
  if (!attempt?.tid || !isPaidAttempt(attempt.payStat)) throw new Error('Only what was paid can be given back.');
  const total = attempt.rfndPrc + rfndPrc;
  if (total > attempt.payPrc) throw new Error('More would be given back than was paid.');
  const event = total === attempt.payPrc ? 'REFUNDED_IN_FULL' : 'REFUNDED_IN_PART';
  const payStat = nextPaymentState(attempt.payStat, event) ?? attempt.payStat;
  await context.db
    .update(payments)
    .set({ payStat, statDts: context.now(), rfndPrc: total })
    .where(eq(payments.payNo, payNo));
  await queueRefund(context, { payNo, tid: attempt.tid, amt: rfndPrc, clmNo, account: rfndAcct });
}

interface QueuedRefund {
  payNo: string;
  tid: string;
  amt: number;
  clmNo: string | null;
  account: RefundAccount | null;
}

/** Stores a refund, and queues the job that sends it to the provider. */
export async function queueRefund(
  { db, keys, jobs, now }: TransactionContext,
  { payNo, tid, amt, clmNo, account }: QueuedRefund,
): Promise<void> {
  const rfndNo = newNumber('RF', now());
  const sealedAcct = account && seal(keys.personal, JSON.stringify(account));
  await db.insert(paymentRefunds).values({ rfndNo, payNo, tid, amt, clmNo, sealedAcct, regDts: now() });
  await jobs.send(db, 'payment-refund', { rfndNo });
}

/** Locks an attempt until the transaction ends. Lock member and order before. */
export async function lockAttempt(db: Transaction, payNo: string): Promise<Attempt | null> {
  const [attempt] = await db.select().from(payments).where(eq(payments.payNo, payNo)).for('update');
  return attempt ?? null;
}

export async function findAttempt(db: Database, payNo: string): Promise<Attempt | null> {
  const [attempt] = await db.select().from(payments).where(eq(payments.payNo, payNo));
  return attempt ?? null;
}

/** The same as a part of a larger statement. */
export function attemptIn(payNo: string): SQL<Attempt | null> {
  return rowIn(getTableColumns(payments), sql`from ${payments} where ${eq(payments.payNo, payNo)}`, (row) => row);
}

/** The attempts of orders and their stuck refunds, of one moment. */
export interface PaymentBooks {
  /** Latest first. */
  attempts: Attempt[];
  stuck: StuckRefund[];
}

/** As parts of a larger statement. */
export function paymentBooksIn(ordNos: readonly string[]): { attempts: SQL<Attempt[]>; stuck: SQL<StuckRefund[]> } {
  const ofOrders = sql`from ${payments} where ${inArray(payments.ordNo, [...ordNos])} order by ${payments.seq} desc`;
  return { attempts: rowsIn(getTableColumns(payments), ofOrders), stuck: stuckRefundsIn(ordNos) };
}

/** The attempt that decides the payment state of an order: the paid one, else the latest. `attempts`: all of it, latest first. */
export function decisiveOf(attempts: readonly Attempt[]): Attempt | null {
  const [latest] = attempts;
  // Another card for what was paid before: its own outcome counts.
  if (latest?.payMthdCd === payMethods.billingKey) return latest;
  const open = attempts.find(({ payStat }) => isOpenAttempt(payStat));
  return attempts.find(({ payDts }) => payDts !== null) ?? open ?? attempts[0] ?? null;
}

/** Refunded won by order, as `paymentOf` shows it. */
export function refundedOf({ attempts, stuck }: PaymentBooks): Map<string, number> {
  const stuckOf = Map.groupBy(stuck, ({ ordNo }) => ordNo);
  const decisive = [...Map.groupBy(attempts, ({ ordNo }) => ordNo).values()].flatMap((all) => decisiveOf(all) ?? []);
  return new Map(
    decisive.map((attempt) => [attempt.ordNo, toShownRefunds(attempt, stuckOf.get(attempt.ordNo) ?? []).rfndPrc]),
  );
}

/** The payment data of an order; null without an attempt. */
export async function paymentOf(context: MallContext, ordNo: string): Promise<ShownPayment | null> {
  return showPayment(context, await readTogether(context.db, paymentBooksIn([ordNo])));
}

/** Likewise from what was read of one order. */
export function showPayment(
  context: Pick<MallContext, 'keys'>,
  { attempts, stuck }: PaymentBooks,
): ShownPayment | null {
  const attempt = decisiveOf(attempts);
  if (!attempt) return null;
  const { payNo, payMthdCd, cardCd, instMnth, payDts, apprNo } = attempt;
  const { payStat, rfndPrc, rfndAcctReqYn } = toShownRefunds(attempt, stuck);
  const vbank = accountOf(context, attempt);
  const how = { payMthdCd, cardNm: cardName(cardCd), instMnth, vbank };
  return { payNo, payStat, ...how, payDts, apprNo, rfndPrc, rfndAcctReqYn };
}

/** The virtual account of an attempt, in full. */
export function accountOf({ keys }: Pick<MallContext, 'keys'>, { sealedVbank }: Attempt): ShownAccount | null {
  const text = sealedVbank && unseal(keys.personal, sealedVbank);
  return text ? (JSON.parse(text) as ShownAccount) : null;
}

/** The stored form: only what is shown. */
export function sealAccount({ keys }: Pick<MallContext, 'keys'>, account: VirtualAccount): string {
  const { bankNm, acctNo, acctNm, due } = account;
  return seal(keys.personal, JSON.stringify({ bankNm, acctNo, acctNm, dueDts: toDts(due) } satisfies ShownAccount));
}
