import { refundDue } from '../../buying/buying-times.ts';
import type { TransactionContext } from '../../context.ts';
import { noticeOf, type NoticeContent } from '../../mail/notices.ts';
import { dayWords, weekdayWords, won } from '../../mail/words.ts';
import { toDay } from '../../wire/days.ts';
import { pickUpWords } from '../orders/pick-up-address.ts';
import { postOrderNotices, type AboutOrder } from '../orders/order-mail.ts';
import type { LoadedClaim } from './claim.queries.ts';

const claimNames = { CANCEL: '취소', RETURN: '반품', EXCHANGE: '교환' } as const;

type Found = Pick<LoadedClaim, 'claim' | 'order' | 'items'>;
type ClaimedGoods = Record<'상품' | '신청번호', string>;

export function postReceived(context: TransactionContext, found: Found): Promise<void> {
  const content = (about: ClaimedGoods) =>
    noticeOf('CLAIM_RECEIVED', { ...about, 신청: claimNames[found.claim.clmTp] });
  return postClaim(context, found, content, pickUpWords(context.keys, found.claim));
}

export function postCollecting(context: TransactionContext, found: Found): Promise<void> {
  const { clmTp, pickDt } = found.claim;
  const 수거일 = pickDt === null ? '택배사 일정' : weekdayWords(pickDt);
  return postClaim(context, found, (about) =>
    noticeOf('CLAIM_COLLECTING', { ...about, 신청: claimNames[clmTp], 수거일 }),
  );
}

export function postRefused(context: TransactionContext, found: Found, reason: string): Promise<void> {
  return postClaim(context, found, (about) =>
    noticeOf('CLAIM_REFUSED', { ...about, 신청: claimNames[found.claim.clmTp], 사유: reason }),
  );
}

export function postExchanged(context: TransactionContext, found: Found): Promise<void> {
  return postClaim(context, found, (about) => noticeOf('EXCHANGE_DONE', about));
}

/** A cancel or a return with the sum that goes back. */
export function postGranted(context: TransactionContext, found: Found, rfndPrc: number): Promise<void> {
  const { order, items, claim } = found;
  if (claim.clmTp === 'RETURN') {
    const due = dayWords(toDay(refundDue(context.now())));
    return postClaim(context, found, (about) =>
      noticeOf('RETURN_GRANTED', { ...about, '환불 금액': won(rfndPrc), '환불 기한': due }),
    );
  }
  const content = (about: AboutOrder) => noticeOf('ORDER_CANCELLED', { ...about, '환불 금액': won(rfndPrc) });
  return postOrderNotices(context, [{ order, items, content }]);
}

function postClaim(
  context: TransactionContext,
  { claim, order, items }: Found,
  content: (about: ClaimedGoods) => NoticeContent,
  notes: readonly string[] = [],
): Promise<void> {
  const contentOf = ({ 상품 }: AboutOrder) => content({ 상품, 신청번호: claim.clmNo });
  return postOrderNotices(context, [{ order, items, content: contentOf, notes }]);
}
