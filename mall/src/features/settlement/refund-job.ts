import { eq } from 'drizzle-orm';
import { dayMs } from '../../buying/durations.ts';
import type { MallContext } from '../../context.ts';
import { paymentRefunds } from '../../db/schema/payment-books.ts';
import { RetryLater } from '../../jobs/job-queue.ts';
import { unseal } from '../../security/sealing.ts';
import { findAttempt } from '../payments/attempts.ts';
import { providerOf } from '../payments/providers.ts';
import {
  AccountWanted,
  ProviderUnclear,
  ProviderUnreachable,
  RefundRefused,
  type Attempt,
  type RefundAccount,
} from '../payments/provider.ts';
import { accountWanted, refundHeld } from '../payments/refund-books.ts';
import { withLockedPayment } from './locked-payment.ts';
import { applyProviderResult } from './sync-payment.ts';
import { finishRefund, type RefundRow } from './finish-refund.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

/** After this a refund with an unknown outcome waits for an operator. The time starts anew when the operator releases it. */
const patienceMs = 7 * dayMs;

/**
 * Sends a refund, after a query whether the provider has done it already. After a final refusal it waits for an operator, with
 * one query a day; without a usable account it waits for the member.
 */
export async function sendRefund(context: MallContext, rfndNo: string): Promise<void> {
  const known = await findRefund(context, rfndNo);
  if (!known || known.row.doneDts) return;
  const { attempt } = known;
  let { row } = known;
  try {
    const provider = providerOf(context, attempt.pgCd);
    await applyProviderResult(context, attempt, await provider.lookUp(attempt));
    row = (await findRefund(context, rfndNo))?.row ?? row;
    if (row.doneDts || row.acctReqDts) return;
    if (row.heldDts) {
      await lookTomorrow(context, row);
      return;
    }
    const { tid, amt, tryCnt } = row;
    await provider.refund(attempt, { rfndNo, tryCnt, tid, amt, account: accountOf(context, row) });
    const sent = row;
    await inTransaction(context, (context) => finishRefund(context, sent, attempt));
  } catch (error) {
    await takeError(context, attempt, row, error);
  }
}

async function takeError(context: MallContext, attempt: Attempt, row: RefundRow, error: unknown): Promise<void> {
  const { log, now } = context;
  const { rfndNo, regDts, waitedDts } = row;
  if (error instanceof AccountWanted) {
    await stop(context, attempt, row, { acctReqDts: now(), sealedAcct: null }, accountWanted);
    log.warn({ rfndNo }, 'a refund waits for the account of its member');
    return;
  }
  const isRefused = error instanceof RefundRefused;
  if (!isRefused && !(error instanceof ProviderUnreachable)) throw error;
  if (row.heldDts) {
    await lookTomorrow(context, row);
    return;
  }
  const code = error instanceof RefundRefused || error instanceof ProviderUnclear ? error.code : null;
  if (isRefused || now().getTime() > (waitedDts ?? regDts).getTime() + patienceMs) {
    await stop(context, attempt, row, { heldDts: now(), failCd: code, tryCnt: row.tryCnt + 1 }, refundHeld);
    log.error({ rfndNo, code }, 'a refund waits for an operator: the provider does not do it');
    await lookTomorrow(context, row);
    return;
  }
  const isAnswered = error instanceof ProviderUnclear && error.endsKey;
  if (isAnswered) await changeRefund(context, row, { tryCnt: row.tryCnt + 1, failCd: code });
  throw new RetryLater('The outcome of a refund is not known.', { cause: error });
}

async function findRefund(
  { db }: Pick<MallContext, 'db'>,
  rfndNo: string,
): Promise<{ row: RefundRow; attempt: Attempt } | null> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.rfndNo, rfndNo));
  const attempt = row && (await findAttempt(db, row.payNo));
  return attempt ? { row, attempt } : null;
}

/**
 * Stops a refund until an operator acts, and records that in the order's history. Leaves a refund alone that the provider has
 * reduced by a refund of its own meanwhile: the rest is sent as a new call.
 */
async function stop(
  context: MallContext,
  attempt: Attempt,
  row: RefundRow,
  change: Partial<RefundRow>,
  memo: string,
): Promise<void> {
  let isSame = false;
  await withLockedPayment(context, attempt, async (context, { payable }) => {
    const current = (await findRefund(context, row.rfndNo))?.row;
    isSame = current?.doneDts === null && current.amt === row.amt;
    await changeRefund(context, row, isSame ? change : { tryCnt: row.tryCnt + 1 });
    if (isSame) await payable?.kind.addHistory?.(context, attempt.ordNo, memo);
  });
  if (!isSame) throw new RetryLater('The refund has changed meanwhile.');
}

async function changeRefund(
  { db }: Pick<MallContext, 'db'>,
  { rfndNo }: RefundRow,
  change: Partial<RefundRow>,
): Promise<void> {
  await db.update(paymentRefunds).set(change).where(eq(paymentRefunds.rfndNo, rfndNo));
}

function accountOf({ keys }: MallContext, { sealedAcct }: RefundRow): RefundAccount | null {
  const text = sealedAcct && unseal(keys.personal, sealedAcct);
  return text ? (JSON.parse(text) as RefundAccount) : null;
}

async function lookTomorrow(context: MallContext, row: RefundRow): Promise<void> {
  const { db, jobs, now } = context;
  await changeRefund(context, row, { waitedDts: now() });
  await jobs.send(db, 'payment-refund', { rfndNo: row.rfndNo }, new Date(now().getTime() + dayMs));
}
