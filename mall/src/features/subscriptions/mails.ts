import { eq } from 'drizzle-orm';
import { consentWindow } from '../../buying/price-consent.ts';
import type { TransactionContext } from '../../context.ts';
import { subscriptionCharges } from '../../db/schema/subscriptions.ts';
import { noticeOf, type NoticeContent } from '../../mail/notices.ts';
import { postToMember } from '../../members/post-to-member.ts';
import { dayWords, won } from '../../mail/words.ts';
import { toDay } from '../../wire/days.ts';
import type { AboutPayable } from '../payments/payable.ts';
import { priceChangeOf } from './application.ts';
import { findSubscription, priceAt, type Charge, type Subscription } from './subscription.queries.ts';

/** Reports that it has begun: what was paid today, if anything, and what comes next. */
export function mailBegun(context: TransactionContext, row: Subscription, paid: number): Promise<void> {
  const details = { ...productOf(row), '결제 금액': won(paid), '다음 결제일': nextDayOf(row) };
  return mail(context, row, noticeOf('SUBSCRIPTION_BEGUN', details));
}

/** Announces the next charge. */
export function mailNotice(context: TransactionContext, row: Subscription): Promise<void> {
  const { nextPayDt } = row;
  if (nextPayDt === null) return Promise.resolve();
  const price = won(priceAt(row, nextPayDt));
  const day = dayWords(nextPayDt);
  return mail(
    context,
    row,
    noticeOf('CHARGE_ANNOUNCED', { ...productOf(row), 결제일: `${day} 오전 10시`, '결제 금액': price }),
    `${productOf(row).구독}\n${day} 오전 10시에 ${price}이 결제돼요.\n전날까지 건너뛰거나 쉬거나 해지할 수 있어요.`,
  );
}

/** Reports a charge of the calendar that was paid. */
export function mailCharged(context: TransactionContext, row: Subscription, { prc }: Charge): Promise<void> {
  const details = { ...productOf(row), '결제 금액': won(prc), '다음 결제일': nextDayOf(row) };
  return mail(context, row, noticeOf('CHARGED', details));
}

/** Reports dates that the shop left out, since it could not charge them in time. */
export function mailOmitted(context: TransactionContext, row: Subscription, dates: readonly string[]): Promise<void> {
  const days = dates.map(dayWords).join(', ');
  return mail(
    context,
    row,
    noticeOf('CHARGE_OMITTED', { ...productOf(row), '건너뛴 결제일': days }),
    `${row.subsNm}\n${days} 결제와 배송은 쇼핑몰의 사정으로 건너뛰었어요. 결제된 금액은 없고, 구독은 그대로예요.`,
  );
}

/** Reports a refused charge, with the next try or the end. One of a date that a pause left out has neither. */
export function mailRefusal(
  context: TransactionContext,
  row: Subscription,
  { prc, payDt, retryDts }: Charge,
): Promise<void> {
  if (row.stat === 'SB00201')
    return mailEnd(context, row, `${won(prc)}을 결제하지 못해 구독이 끝났어요. 더 결제되지 않아요.`);
  const isTriedAgain = row.stat === 'SB00105' && row.nextPayDt === payDt && retryDts !== null;
  const next = isTriedAgain
    ? `${dayWords(toDay(retryDts))}에 다시 결제해요. 다른 카드를 등록하면 바로 결제해 드려요.`
    : `${dayWords(payDt)} 결제는 건너뛰고, 구독은 그대로예요.`;
  return mail(
    context,
    row,
    noticeOf('CHARGE_REFUSED', { ...productOf(row), '결제 금액': won(prc), 안내: next }),
    `${row.subsNm}\n${won(prc)}을 결제하지 못했어요. ${next}`,
  );
}

/** Asks for the consent to a price. */
export function mailConsent(context: TransactionContext, row: Subscription): Promise<void> {
  const change = priceChangeOf(row);
  if (!change) return Promise.resolve();
  const [day, price] = [dayWords(change.fromDt), won(change.newPrc)];
  const last = `${dayWords(consentWindow(change.fromDt).last)}까지`;
  const without =
    row.stat === 'SB00102'
      ? '체험이 끝날 때 구독도 끝나고 결제되지 않아요.'
      : `지금 금액 ${won(row.prc * row.qty)} 그대로예요.`;
  return mail(
    context,
    row,
    noticeOf('PRICE_CONSENT', { ...productOf(row), '바뀌는 날': day, '새 금액': price, '동의 기한': last }),
    `${row.subsNm}\n${day}부터 결제마다 ${price}이에요.\n${last} 동의할 수 있어요. 동의하지 않으면 ${without}`,
  );
}

export function mailPaused(context: TransactionContext, row: Subscription, toDt: string): Promise<void> {
  const details = { ...productOf(row), '다시 시작하는 날': dayWords(toDt) };
  return mail(context, row, noticeOf('SUBSCRIPTION_PAUSED', details));
}

/** Reports that its member has cancelled it. */
export function mailCancelled(context: TransactionContext, row: Subscription): Promise<void> {
  const until = row.endDt === null ? '' : `${dayWords(row.endDt)}까지 이용할 수 있어요. `;
  return mailEnd(context, row, `${until}더 결제되지 않아요.`);
}

function mailEnd(context: TransactionContext, row: Subscription, note: string): Promise<void> {
  const content = noticeOf('SUBSCRIPTION_ENDED', { ...productOf(row), 안내: note });
  return mail(context, row, content, `${row.subsNm}\n${note}`);
}

/** Posts a message about its money. */
export async function notifySubscriber(
  context: TransactionContext,
  applNo: string,
  content: (about: AboutPayable) => NoticeContent,
): Promise<void> {
  const row = await findSubscription(context.db, applNo);
  if (row) await mail(context, row, content({ 상품: productOf(row).구독, 주문번호: applNo }));
}

/** The same by the number of a charge. */
export async function notifyOfCharge(
  context: TransactionContext,
  chgNo: string,
  content: (about: AboutPayable) => NoticeContent,
): Promise<void> {
  const { applNo } = subscriptionCharges;
  const [charge] = await context.db
    .select({ applNo })
    .from(subscriptionCharges)
    .where(eq(subscriptionCharges.chgNo, chgNo));
  if (charge) await notifySubscriber(context, charge.applNo, content);
}

function productOf({ subsNm, qty }: Subscription) {
  return { 구독: `${subsNm} ${qty}개` };
}

function nextDayOf({ nextPayDt }: Subscription): string {
  return nextPayDt === null ? '없음' : dayWords(nextPayDt);
}

function mail(
  context: TransactionContext,
  { applNo, memNo }: Subscription,
  content: NoticeContent,
  mailText?: string,
): Promise<void> {
  const path = `/subs/detailSubsApplf/${applNo}`;
  return postToMember(context, memNo, { ...content, path, ...(mailText !== undefined && { mailText }) });
}
