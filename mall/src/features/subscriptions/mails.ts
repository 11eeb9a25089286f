import type { TransactionContext } from '../../context.ts';
import { post, type OutboxMessage } from '../../mail/outbox.ts';
import { mallAddress } from '../../mail/storefront.ts';
import { personOf } from '../../members/member-person.ts';
import { findMember } from '../../members/members.queries.ts';
import { toDay } from '../../wire/days.ts';
import { priceChangeOf } from './application.ts';
import { priceAt, type Charge, type Subscription } from './subscription.queries.ts';

/** Announces the next charge. */
export function mailNotice(context: TransactionContext, row: Subscription): Promise<void> {
  const { nextPayDt } = row;
  if (nextPayDt === null) return Promise.resolve();
  return mail(context, row, {
    kind: 'CHARGE_ANNOUNCED',
    subject: `${dateText(nextPayDt)}에 정기결제가 있어요`,
    body: `${row.subsNm} ${row.qty}개\n${dateText(nextPayDt)} 오전 10시에 ${won(priceAt(row, nextPayDt))}이 결제돼요.\n전날까지 건너뛰거나 쉬거나 해지할 수 있어요.`,
  });
}

/** Reports dates that the shop left out, since it could not charge them in time. */
export function mailOmitted(context: TransactionContext, row: Subscription, dates: readonly string[]): Promise<void> {
  return mail(context, row, {
    kind: 'CHARGE_OMITTED',
    subject: '정기결제를 건너뛰었어요',
    body: `${row.subsNm}\n${dates.map(dateText).join(', ')} 결제와 배송은 쇼핑몰의 사정으로 건너뛰었어요. 결제된 금액은 없고, 구독은 그대로예요.`,
  });
}

/** Reports a refused charge, with the next try or the end. One of a date that a pause left out has neither. */
export function mailRefusal(
  context: TransactionContext,
  row: Subscription,
  { prc, payDt, retryDts }: Charge,
): Promise<void> {
  if (row.stat === 'SB00201') {
    return mail(context, row, {
      kind: 'SUBSCRIPTION_ENDED',
      subject: '구독이 끝났어요',
      body: `${row.subsNm}\n${won(prc)}을 결제하지 못해 구독이 끝났어요. 더 결제되지 않아요.`,
    });
  }
  const isTriedAgain = row.stat === 'SB00105' && row.nextPayDt === payDt && retryDts !== null;
  const next = isTriedAgain
    ? `${dateText(toDay(retryDts))}에 다시 결제해요. 다른 카드를 등록하면 바로 결제해 드려요.`
    : `${dateText(payDt)} 결제는 건너뛰고, 구독은 그대로예요.`;
  return mail(context, row, {
    kind: 'CHARGE_REFUSED',
    subject: '정기결제가 되지 않았어요',
    body: `${row.subsNm}\n${won(prc)}을 결제하지 못했어요. ${next}`,
  });
}

/** Asks for the consent to a price. */
export function mailConsent(context: TransactionContext, row: Subscription): Promise<void> {
  const change = priceChangeOf(row);
  if (!change) return Promise.resolve();
  return mail(context, row, {
    kind: 'PRICE_CONSENT',
    subject: '금액에 동의하는지 알려주세요',
    body: `${row.subsNm}\n${dateText(change.fromDt)}부터 결제마다 ${won(change.newPrc)}이에요.\n동의하지 않으면 ${
      row.stat === 'SB00102' ? '체험이 끝날 때 구독도 끝나고 결제되지 않아요.' : '지금 금액 그대로예요.'
    }`,
  });
}

async function mail(
  context: TransactionContext,
  { applNo, memNo }: Subscription,
  { kind, subject, body }: Pick<OutboxMessage, 'kind' | 'subject' | 'body'>,
): Promise<void> {
  const found = await findMember(context.db, memNo);
  if (!found) return;
  const { member, mallUrl, mallNm } = found;
  const { email, mobile } = personOf(context.keys, member);
  const [channel, target] = email ? (['EMAIL', email] as const) : (['SMS', mobile] as const);
  if (!target) return;
  const url = mallAddress(context.settings, mallUrl, `/subs/detailSubsApplf/${applNo}`);
  const links = [{ label: '구독 보기', url }];
  await post(context, { mallId: member.mallId, channel, target, kind, subject: `[${mallNm}] ${subject}`, body, links });
}

function dateText(day: string): string {
  return `${Number(day.slice(4, 6))}월 ${Number(day.slice(6, 8))}일`;
}

function won(sum: number): string {
  return `${sum.toLocaleString('ko-KR')}원`;
}
