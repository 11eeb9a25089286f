import { and, eq } from 'drizzle-orm';
import { minuteMs } from '../../buying/durations.ts';
import type { TransactionContext } from '../../context.ts';
import { deliveryAddresses } from '../../db/schema/buying.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { checkAgreements } from '../../http/agreements.ts';
import { memberOf, type Begun, type Call } from '../../http/call.ts';
import { conflict, invalid } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { beginAttempt, checkReturnUrl, voidAttempts } from '../payments/attempts.ts';
import { toBegun } from '../payments/begun-payment.ts';
import { payMethods } from '../payments/methods.ts';
import { currentProvider } from '../payments/providers.ts';
import { checkBuyingOpen } from '../../malls/buying-closed.ts';
import { sumOfRegistration, takesCard } from './application-payments.ts';
import { subscriptionAgreements } from './subscription-agreements.ts';
import { priceWish, showEstimate, type PricedWish } from './estimate.ts';
import { sealDelivery } from './personal-data.ts';
import { lockOwnSubscription } from './own-subscription.ts';
import { moveSubscription } from './subscription.queries.ts';

/** Time to register a card. */
const registrationMinutes = 15;

const method = { payMthdCd: payMethods.billingKey, cardCd: null, instMnth: null };

/** Stores an application in the transaction of its key. `openPayment` opens the registration of its card. */
export async function applySubscription(context: TransactionContext, call: Call<'applySubscription'>): Promise<Begun> {
  const { db } = context;
  const { memNo, mallId } = memberOf(call);
  const { agreeCdList, payPrc, agrmtId = null, rtnUrl, ...wish } = call.body;
  await lockCaller(db, memNo);
  await checkBuyingOpen(context);
  checkAgreements(subscriptionAgreements, agreeCdList);
  checkProvider(context, rtnUrl);
  const priced = await priceWish(context, { memNo, mallId }, wish);
  checkAgreement({ payPrc, agrmtId }, priced);
  await endOpenApplications(context, memNo, wish.subsNo);
  const now = context.now();
  const applNo = newNumber('SB', now);
  const payDueDts = new Date(now.getTime() + registrationMinutes * minuteMs);
  const { offer, address, prc, trialEndDt, firstPayDt } = priced;
  const [row] = await db
    .insert(subscriptions)
    .values({
      applNo,
      mallId,
      memNo,
      stat: 'SB00101',
      regDts: now,
      subsNo: wish.subsNo,
      subsNm: offer.product.name,
      imgPath: offer.product.imgPaths[0] ?? null,
      cyclCd: wish.cyclCd,
      bgnDt: wish.bgnDt,
      firstPayDt,
      qty: wish.qty,
      prc,
      mnthPrc: offer.goods.mktPrc,
      cntrctMnth: offer.terms.cntrctMnth,
      trialEndDt,
      ...sealDelivery(context.keys, address),
      agreeCdList,
      rtnUrl,
      payDueDts,
    })
    .returning();
  if (!row) throw new Error('The application was not written.');
  await db.update(deliveryAddresses).set({ usedAt: now }).where(eq(deliveryAddresses.dlvNo, address.dlvNo));
  const request = { ordNo: applNo, mallId, memNo, ...method, payPrc: sumOfRegistration(row), rtnUrl };
  const { payNo } = await beginAttempt(context, { ...request, expDts: payDueDts });
  return toBegun({ payNo, ordShtNo: null, endsUnpaid: true });
}

/** Throws PRICE for anything else than what was shown. Without its fingerprint the price alone is compared. */
function checkAgreement({ payPrc, agrmtId }: { payPrc: number; agrmtId: string | null }, priced: PricedWish): void {
  const estimate = showEstimate(priced);
  const isOtherPrice = estimate.payPrc !== payPrc;
  if (!isOtherPrice && (agrmtId === null || agrmtId === estimate.agrmtId)) return;
  const message = isOtherPrice
    ? '결제 금액이 바뀌었어요. 다시 확인해주세요.'
    : '결제일이나 조건이 바뀌었어요. 다시 확인해주세요.';
  throw conflict(message, { rsnCd: 'PRICE', payPrc: estimate.payPrc, estimate });
}

/** Ends the applications of a member for a product that wait for their card: the next one takes their place. */
async function endOpenApplications(context: TransactionContext, memNo: string, subsNo: string): Promise<void> {
  const { db } = context;
  const isOpen = and(
    eq(subscriptions.memNo, memNo),
    eq(subscriptions.subsNo, subsNo),
    eq(subscriptions.stat, 'SB00101'),
  );
  for (const row of await db.select().from(subscriptions).where(isOpen).for('update')) {
    await voidAttempts(context, row.applNo);
    await moveSubscription(db, row, 'NOT_DONE');
  }
}

/** Begins the registration of another card. Throws STATE for a subscription that is charged no more. */
export async function beginCardChange(
  context: TransactionContext,
  { applNo, memNo, mallId, rtnUrl }: { applNo: string; memNo: string; mallId: string; rtnUrl: string },
): Promise<Begun> {
  checkProvider(context, rtnUrl);
  const row = await lockOwnSubscription(context.db, memNo, applNo);
  if (!takesCard(row)) throw conflict('지금은 카드를 바꿀 수 없는 구독이에요.', { rsnCd: 'STATE', stat: row.stat });
  const expDts = new Date(context.now().getTime() + registrationMinutes * minuteMs);
  const request = { ordNo: applNo, mallId, memNo, ...method, payPrc: 0, rtnUrl, expDts };
  const { payNo } = await beginAttempt(context, request);
  return toBegun({ payNo, ordShtNo: null });
}

function checkProvider(context: TransactionContext, rtnUrl: string): void {
  checkReturnUrl(context, rtnUrl);
  if (currentProvider(context)?.opens(payMethods.billingKey)) return;
  throw invalid([{ field: 'payMthdCd', reason: '지금은 정기결제 카드를 등록할 수 없어요.' }]);
}
