import type { AlertKind, OwnAlertFragment } from '../../__generated__/graphql.ts';
import { dayInWords, koreanDay, untilInWords } from '../../shared/format/day-words.ts';
import { formatWon } from '../../shared/format/money.ts';

/** Where the mall's messages go, masked. */
export interface Contacts {
  email: string | null;
  mobile: string | null;
}

export const kindNames: Readonly<Record<AlertKind, string>> = { RESTOCK: '재입고 알림', PRICE: '가격 알림' };

/** The mall writes to the e-mail address, and to the telephone of members without one. */
function targetWords({ email, mobile }: Contacts): string {
  if (email) return `${email} 메일로`;
  return mobile ? `${mobile} 문자로` : '회원 정보에 있는 연락처로';
}

/** When it is told. */
export function occasionWords({ kind, targetPrice }: Pick<OwnAlertFragment, 'kind' | 'targetPrice'>): string {
  if (kind === 'RESTOCK') return '다시 들어오면';
  return targetPrice === null ? '가격이 내려가면' : `${formatWon(targetPrice)} 이하가 되면`;
}

/** What was promised: when, where and until which day; or that it was told. */
export function alertWords(alert: OwnAlertFragment, contacts: Contacts, now?: Date): string {
  const day = (instant: string) => dayInWords(koreanDay(new Date(instant)), now);
  if (alert.sentAt !== null) return `${day(alert.sentAt)}에 알려 드렸어요.`;
  const until = alert.expiresAt === null ? '' : ` ${untilInWords(alert.expiresAt, now)} 알림이 유지돼요.`;
  return `${occasionWords(alert)} ${targetWords(contacts)} 한 번 알려 드려요.${until}`;
}
