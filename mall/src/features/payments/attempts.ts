import { and, desc, eq, inArray } from 'drizzle-orm';
import { isOpenAttempt, type PaymentState } from '../../buying/payment-states.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/payments.ts';
import { invalid } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { toDts } from '../../wire/dts.ts';
import { isOnShopHost } from '../mail/storefront.ts';
import { cardName } from './cards.ts';

/** What a member is to pay, and how. */
interface AttemptRequest {
  /** Number of what is paid for. */
  ordNo: string;
  mallId: string;
  memNo: string;
  /** Won. */
  payPrc: number;
  payMthdCd: string;
  cardCd: string | null;
  instMnth: number | null;
  /** Where the company sends the shopper back to. */
  rtnUrl: string;
  /** Until when it can be paid. */
  expDts: Date;
}

/** The form that the page posts to the company (contract, section 8). */
interface PgRequest {
  payNo: string;
  pgCd: string;
  payUrl: string;
  method: 'POST';
  params: { name: string; value: string }[];
  expDts: string;
}

/** How an order shows its payment. */
interface ShownPayment {
  payNo: string;
  payStat: PaymentState;
  payMthdCd: string;
  cardNm: string | null;
  instMnth: number | null;
  vbank: { bankNm: string; acctNo: string; acctNm: string; dueDts: string } | null;
  payDts: Date | null;
}

const openStates = ['READY', 'PENDING', 'WAIT'] as const;

/**
 * Voids the open attempt of the order and begins another one, in the caller's transaction, which holds member and order
 * locked. Refuses a return address off the shop's hosts (400).
 */
export async function openAttempt(context: MallContext, db: Database, request: AttemptRequest): Promise<PgRequest> {
  if (!isOnShopHost(context.settings, request.rtnUrl))
    throw invalid([{ field: 'rtnUrl', reason: '쇼핑몰의 주소가 아니에요.' }]);
  await voidAttempts(context, db, request.ordNo);
  const now = context.now();
  const payNo = newNumber('PY', now);
  const attempt = { ...request, payNo, pgCd: 'TEST', payStat: 'READY' as const, statDts: now, regDts: now };
  await db.insert(payments).values(attempt);
  const payUrl = new URL(`/pg-test/${payNo}`, request.rtnUrl).href;
  return { payNo, pgCd: attempt.pgCd, payUrl, method: 'POST', params: [], expDts: toDts(request.expDts) };
}

/** Ends the open attempt of an order that ends, or that is paid for anew. */
export async function voidAttempts({ now }: MallContext, db: Database, ordNo: string): Promise<void> {
  await db
    .update(payments)
    .set({ payStat: 'CANCEL', statDts: now() })
    .where(and(eq(payments.ordNo, ordNo), inArray(payments.payStat, [...openStates])));
}

/** What an order shows of its payment: the attempt that paid it, else the latest; null while nothing was tried. */
export async function paymentOf(_context: MallContext, db: Database, ordNo: string): Promise<ShownPayment | null> {
  const all = await db
    .select()
    .from(payments)
    .where(eq(payments.ordNo, ordNo))
    .orderBy(desc(payments.regDts), desc(payments.payNo));
  const telling =
    all.find(({ payDts }) => payDts !== null) ?? all.find(({ payStat }) => isOpenAttempt(payStat)) ?? all[0];
  if (!telling) return null;
  const { payNo, payStat, payMthdCd, cardCd, instMnth, payDts } = telling;
  return { payNo, payStat, payMthdCd, cardNm: cardName(cardCd), instMnth, vbank: null, payDts };
}
