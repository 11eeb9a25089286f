import type { MallContext } from '../../context.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import type { Key } from '../../keys.ts';
import { fromDts } from '../../wire/dts.ts';
import { findAttempt } from '../payments/attempts.ts';
import { payMethods } from '../payments/methods.ts';
import { providerOf } from '../payments/providers.ts';
import { ProviderUnreachable, type Attempt } from '../payments/provider.ts';
import { isSigned, type PaymentNotice } from '../payments/notices.ts';
import { applyProviderResult, markPending } from './sync-payment.ts';

/** Applies a signed notice of a provider. A repeat changes nothing. */
export async function applyNotice(
  context: MallContext,
  { sign, ...notice }: PaymentNotice & { sign: string },
): Promise<void> {
  const { payNo, tid, eventTp, amt, dts } = notice;
  const attempt = await findAttempt(context.db, payNo);
  // A provider without a key sends no notices, so that no other key is valid for it.
  const key = attempt ? noticeKeyOf(context, attempt) : context.keys.testProvider;
  // Checked before existence, so that unsigned requests cannot find out which numbers exist.
  if (key === null || !isSigned(key, notice, sign))
    throw invalid([{ field: 'sign', reason: '서명이 올바르지 않아요.' }]);
  if (!attempt) throw notFound('결제를');
  if (eventTp === 'PAID' || eventTp === 'DEPOSIT')
    await applyProviderResult(context, attempt, { moneyList: [{ tid, amt, at: fromDts(dts), apprNo: null }] });
  // The money of a card that is not registered yet waits for it: a job looks for both.
  if (eventTp === 'PAID' && attempt.payMthdCd === payMethods.billingKey) await markPending(context, attempt);
  if (eventTp === 'REFUND')
    await applyProviderResult(context, attempt, {
      refundList: [{ no: tid, ownNo: tid, ofTid: null, amt, at: fromDts(dts) }],
    });
  if (eventTp === 'FAIL')
    await applyProviderResult(context, attempt, { stat: 'REFUSED', message: '결제가 승인되지 않았어요.' });
  if (eventTp === 'CANCEL') await applyProviderResult(context, attempt, { stat: 'CLOSED' });
}

/** Null if its provider does not sign, or is not in the settings. */
function noticeKeyOf(context: MallContext, { pgCd }: Attempt): Key | null {
  try {
    return providerOf(context, pgCd).noticeKey;
  } catch (error) {
    if (error instanceof ProviderUnreachable) return null;
    throw error;
  }
}
