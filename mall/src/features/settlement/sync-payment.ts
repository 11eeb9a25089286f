import { eq } from 'drizzle-orm';
import { isOpenAttempt, nextPaymentState, type PaymentState } from '../../buying/payment-states.ts';
import { isBy } from '../../buying/buying-times.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { readTogether } from '../../db/read-together.ts';
import { payments } from '../../db/schema/payments.ts';
import { hashToken } from '../../security/sealing.ts';
import {
  attemptIn,
  awaitPayment,
  closeAccount,
  decisiveOf,
  paymentBooksIn,
  sealAccount,
} from '../payments/attempts.ts';
import { providerOf } from '../payments/providers.ts';
import { ProviderUnreachable, type Attempt, type ProviderResult, type VirtualAccount } from '../payments/provider.ts';
import { payMethods } from '../payments/methods.ts';
import { registerCard } from '../payments/registered-cards.ts';
import { recordMoney, recordRegistration } from './record-money.ts';
import { isNoPayment, recordProviderRefund } from './provider-refunds.ts';
import { notifyOfAccount } from './money-mail.ts';
import { moveAttempt, withLockedPayment, type AttemptKey, type LockedPayment } from './locked-payment.ts';
import { awaits, findByNumberIn } from './payables.ts';

/** What a provider reported, and the attempt as it is since. Null: it is gone. */
export interface SyncedPayment {
  answer: ProviderResult;
  attempt: Attempt | null;
}

/**
 * Brings an attempt up to date with its provider: queries it, confirms an approval while the order still waits, and stores the
 * result. Throws `ProviderUnreachable` if the result is unknown. `postedToken`: the token from the browser, for providers that
 * know an attempt only from its confirmation. It proves nothing by itself.
 */
export async function syncPayment(
  context: MallContext,
  attempt: Attempt,
  postedToken: string | null,
  deadline: number,
): Promise<SyncedPayment> {
  const provider = providerOf(context, attempt.pgCd, deadline);
  let answer = await provider.lookUp(attempt);
  const isCard = attempt.payMthdCd === payMethods.billingKey;
  const token = confirmationToken(answer, postedToken, isCard && attempt.sealedCard === null);
  if (token !== null && (await isStillPayable(context, attempt))) {
    answer = isCard ? await registerCard(context, provider, attempt, token) : await provider.confirm(attempt, token);
  }
  return { answer, attempt: await applyProviderResult(context, attempt, answer) };
}

/** States that may have changed at the provider: by a result, a deposit, or a refund of its own. */
const openToNews: readonly PaymentState[] = ['PENDING', 'WAIT', 'PAID', 'PART_REFUND'];

/**
 * Looks up an attempt and stores the result. Confirms nothing. Returns whether anything was stored: without a usable response
 * nothing changes.
 */
export async function refreshPayment(context: MallContext, attempt: Attempt, deadline: number): Promise<boolean> {
  if (!openToNews.includes(attempt.payStat)) return false;
  try {
    const answer = await providerOf(context, attempt.pgCd, deadline).lookUp(attempt);
    if (isKnown(attempt, answer)) return false;
    await applyProviderResult(context, attempt, answer);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    return false;
  }
}

/** The same for the decisive attempt of a member's order. */
export async function refreshPaymentOf(
  context: MallContext,
  ordNo: string,
  memNo: string,
  deadline: number,
): Promise<void> {
  const { attempts } = await readTogether(context.db, paymentBooksIn([ordNo]));
  const attempt = decisiveOf(attempts);
  if (attempt?.memNo === memNo) await refreshPayment(context, attempt, deadline);
}

/** Whether a report says of a paid attempt no more than is stored. */
function isKnown({ payStat, tid, apprNo }: Attempt, { stat, moneyList, refundList, account }: ProviderResult): boolean {
  if (payStat !== 'PAID' || stat !== 'PAID' || refundList.length > 0 || account) return false;
  return (
    moneyList.length > 0 && moneyList.every((money) => money.tid === tid && (apprNo !== null || money.apprNo === null))
  );
}

/** The token that confirms the attempt, or registers its card. Null if there is nothing to confirm. */
function confirmationToken(
  { stat, authToken }: ProviderResult,
  postedToken: string | null,
  wantsCard: boolean,
): string | null {
  // A provider may have taken the money before the shop has the card.
  if (stat === 'APPROVED' || (stat === 'PAID' && wantsCard)) return authToken ?? postedToken;
  return stat === 'OPEN' ? postedToken : null;
}

/** Whether money may still be taken: attempt and order both wait for it. What ends meanwhile gets it back. */
async function isStillPayable({ db }: MallContext, { payNo, ordNo }: Attempt): Promise<boolean> {
  const { payable, attempt } = await readTogether(db, { payable: findByNumberIn(ordNo), attempt: attemptIn(payNo) });
  return attempt !== null && awaits(payable, attempt) && isOpenAttempt(attempt.payStat);
}

/** Stores what a provider reports about an attempt. A repeat changes nothing. Returns the attempt as it is then; null: it is gone. */
export function applyProviderResult(
  context: MallContext,
  attempt: AttemptKey,
  answer: Partial<ProviderResult>,
): Promise<Attempt | null> {
  return withLockedPayment(context, attempt, async (context, found) => {
    const refundList = answer.refundList ?? [];
    for (const money of answer.moneyList ?? []) {
      if (await isNoPayment(context.db, money, refundList)) await moveAttempt(context, found, 'CLOSED');
      else await recordMoney(context, found, money);
    }
    for (const back of refundList) await recordProviderRefund(context, found, back);
    if (answer.stat === 'PAID' && found.attempt.payPrc === 0) await recordRegistration(context, found);
    if (answer.account) await issueAccount(context, found, answer.account);
    if (answer.stat === 'REFUSED') await moveAttempt(context, found, 'REFUSED', { failMsg: answer.message });
    if (answer.stat === 'CLOSED') await moveAttempt(context, found, 'CLOSED');
  });
}

/** Whether `markPending` would change an attempt. */
export function canAwaitResult({ payStat }: Attempt): boolean {
  return nextPaymentState(payStat, 'RETURNED_WITHOUT_RESULT') !== null;
}

/** The shopper returned, and the provider has no result yet. A job keeps querying. */
export async function markPending(context: MallContext, attempt: AttemptKey): Promise<void> {
  const { payNo } = attempt;
  await withLockedPayment(context, attempt, async (context, found) => {
    if (await moveAttempt(context, found, 'RETURNED_WITHOUT_RESULT'))
      await context.jobs.send(context.db, 'payment-ask', { payNo });
  });
}

/**
 * Ends an order that still waits after its time to pay, and the attempt. `isKnown`: the provider reported that nothing was paid.
 * Otherwise money may still arrive, and is refunded then.
 */
export async function endOverduePayment(context: MallContext, key: AttemptKey, isKnown: boolean): Promise<void> {
  await withLockedPayment(context, key, async (context, found) => {
    const { attempt, payable } = found;
    const due = payable?.payDueDts ?? null;
    if (payable?.isHeld && due && !isBy(context.now(), due)) await payable.kind.endUnpaid?.(context, payable.ordNo);
    else if (payable?.isHeld) return;
    if (attempt.payStat === 'WAIT') {
      await moveAttempt(context, found, 'ACCOUNT_DUE_PASSED');
      await closeAccount(context, attempt);
    } else if (isKnown) await moveAttempt(context, found, 'REFUSED', { failMsg: '결제할 수 있는 시간이 지났어요.' });
    else
      await moveAttempt(context, found, 'CLOSED', {
        failMsg: '결제 결과를 확인하지 못했어요. 결제된 금액은 환불해 드려요.',
      });
  });
}

/** Closes an account that was issued after its attempt had ended. Stores its end, so that it is closed once. */
async function closeLateAccount(context: TransactionContext, attempt: Attempt, { due }: VirtualAccount): Promise<void> {
  if (isOpenAttempt(attempt.payStat) || attempt.acctDueDts !== null) return;
  await context.db.update(payments).set({ acctDueDts: due }).where(eq(payments.payNo, attempt.payNo));
  await closeAccount(context, attempt);
}

async function issueAccount(context: TransactionContext, found: LockedPayment, account: VirtualAccount): Promise<void> {
  const kept = {
    bankCd: account.bankCd,
    sealedVbank: sealAccount(context, account),
    acctNoHash: hashToken(account.acctNo),
    acctDueDts: account.due,
  };
  if (!(await moveAttempt(context, found, 'ACCOUNT_ISSUED', kept))) {
    await closeLateAccount(context, found.attempt, account);
    return;
  }
  if (!found.payable) return;
  await found.payable.kind.accountIssued?.(context, found.payable.ordNo, account.due);
  await awaitPayment(context, found.attempt, account.due);
  if (found.payable.isHeld) await notifyOfAccount(context, found.payable, found.attempt, account);
}
