import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { lastAttempt, paymentDue } from '../../buying/buying-times.ts';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { rowIn } from '../../db/read-together.ts';
import { wirelessOrderHistory, wirelessOrders } from '../../db/schema/phone-orders.ts';
import { conflict, invalid } from '../../http/refusal.ts';
import type {
  AwaitedPayment,
  PaidOutcome,
  PayableOrder,
  ProviderRefund,
  ReceivedPayment,
} from '../payments/payable.ts';
import { lockAttempt, refundPayment } from '../payments/attempts.ts';
import type { ChosenMethod } from '../payments/methods.ts';
import { takeCard } from '../payments/registered-cards.ts';
import { isAwaited } from './phone-order.ts';
import { postPhoneReceived } from './phone-mail.ts';
import { changePhoneOrder, lockPhoneOrder, movePhoneOrder, type PhoneOrderRow } from './phone-order.queries.ts';
import { planPhoneStep } from './phone-pace.ts';

/** Locks a phone order for its payment. Null if there is none with this number. */
export async function lockPhonePayable(db: Transaction, ordNo: string): Promise<PayableOrder | null> {
  const row = await lockPhoneOrder(db, ordNo);
  return row && toPayable(row);
}

export function phonePayableIn(ordNo: string): SQL<PayableOrder | null> {
  const ofOrder = sql`from ${wirelessOrders} where ${eq(wirelessOrders.ordNo, ordNo)}`;
  return rowIn(getTableColumns(wirelessOrders), ofOrder, toPayable);
}

function toPayable(row: PhoneOrderRow): PayableOrder {
  const { ordNo, mallId, memNo, payPrc, ordDts, stat, payDueDts } = row;
  return { ordNo, mallId, memNo, payPrc, ordDts, ordStat: stat, payDueDts, isHeld: isAwaited(row) };
}

/** Another attempt goes by the method of the first. Throws STATE if none is awaited any more. */
export async function changePhonePayment(
  context: TransactionContext,
  ordNo: string,
  { payMthdCd }: ChosenMethod,
): Promise<AwaitedPayment> {
  const row = await mustLock(context.db, ordNo);
  const now = context.now();
  if (!isAwaited(row) || now >= lastAttempt(row.ordDts)) {
    throw conflict('지금은 결제할 수 없는 신청이에요.', { rsnCd: 'STATE', stat: row.stat });
  }
  if (payMthdCd !== row.payMthdCd) {
    throw invalid([{ field: 'payMthdCd', reason: '처음 선택한 방법으로만 결제할 수 있어요.' }]);
  }
  const payDueDts = paymentDue(row.ordDts, now);
  await changePhoneOrder(context.db, ordNo, { payDueDts });
  return { payMthdCd, cardCd: null, instMnth: row.payPrc > 0 ? 1 : null, payPrc: row.payPrc, payDueDts };
}

/** The price was paid, or the card registered: the review begins. */
export async function phonePaid(
  context: TransactionContext,
  { ordNo, payNo, at }: ReceivedPayment,
): Promise<PaidOutcome> {
  const row = await mustLock(context.db, ordNo);
  if (!isAwaited(row)) return row.payDts === null ? 'ENDED' : 'PAID_BEFORE';
  const card = await takeCard(context.db, payNo);
  await changePhoneOrder(context.db, ordNo, {
    payNo,
    payDts: at,
    payDueDts: null,
    ...(card && { sealedAcct: card.sealedCard }),
  });
  await postPhoneReceived(context, row);
  await planPhoneStep(context, ordNo);
  return 'PAID';
}

/** Ends an order whose payment or card did not come in time, or was refused for good. */
export async function endUnpaidPhone(context: TransactionContext, ordNo: string): Promise<void> {
  const row = await mustLock(context.db, ordNo);
  if (isAwaited(row)) await movePhoneOrder(context, row, { event: 'UNPAID', whoTp: 'S' });
}

/** A card is no virtual account. */
export async function phoneAccountIssued({ db }: TransactionContext, ordNo: string, due: Date): Promise<void> {
  const row = await mustLock(db, ordNo);
  if (isAwaited(row)) await changePhoneOrder(db, ordNo, { payDueDts: due });
}

/** The order keeps its state, and its history tells the sum. */
export async function phoneRefundedByProvider(
  context: TransactionContext,
  ordNo: string,
  { amt }: ProviderRefund,
): Promise<void> {
  await addPhoneHistory(context, ordNo, `결제사에서 ${amt.toLocaleString('ko-KR')}원을 환불했어요.`);
}

export async function addPhoneHistory({ db, now }: TransactionContext, ordNo: string, rsnCntn: string): Promise<void> {
  const row = await lockPhoneOrder(db, ordNo);
  if (!row) return;
  await db.insert(wirelessOrderHistory).values({ ordNo, dts: now(), stat: row.stat, whoTp: 'S', rsnCntn });
}

/** Refunds what is left of a payment. */
export async function refundPhone(context: TransactionContext, { payNo }: PhoneOrderRow): Promise<void> {
  const attempt = payNo === null ? null : await lockAttempt(context.db, payNo);
  if (!attempt) return;
  const rfndPrc = attempt.payPrc - attempt.rfndPrc;
  await refundPayment(context, { payNo: attempt.payNo, rfndPrc, clmNo: null, rfndAcct: null });
}

async function mustLock(db: Transaction, ordNo: string): Promise<PhoneOrderRow> {
  const row = await lockPhoneOrder(db, ordNo);
  if (!row) throw new Error(`There is no phone order ${ordNo}.`);
  return row;
}
