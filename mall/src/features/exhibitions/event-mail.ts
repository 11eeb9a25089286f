import type { TransactionContext } from '../../context.ts';
import type { exhibitions } from '../../db/schema/exhibitions.ts';
import { noticeOf } from '../../mail/notices.ts';
import { postToMember } from '../../members/post-to-member.ts';
import { dayWords } from '../../mail/words.ts';
import { toDay } from '../../wire/days.ts';

type Event = Pick<typeof exhibitions.$inferSelect, 'exhbNm' | 'urlNm' | 'winDts'>;

export function postEntered(
  context: TransactionContext,
  event: Event,
  { memNo, entryNo }: { memNo: string; entryNo: string },
): Promise<void> {
  const day = event.winDts === null ? '정해지면 알려 드려요' : dayWords(toDay(event.winDts));
  const content = noticeOf('EVENT_ENTERED', { 이벤트: event.exhbNm, 발표일: day, 응모번호: entryNo });
  return postToMember(context, memNo, { ...content, path: pathOf(event) });
}

export function postWon(
  context: TransactionContext,
  event: Event,
  { memNo, prizeNm }: { memNo: string; prizeNm: string },
): Promise<void> {
  const content = noticeOf('EVENT_WON', { 이벤트: event.exhbNm, 경품: prizeNm });
  return postToMember(context, memNo, { ...content, path: pathOf(event) });
}

function pathOf({ urlNm }: Event): string {
  return `/exhibition/${urlNm}`;
}
