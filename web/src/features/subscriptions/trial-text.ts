import { dayInWords, untilInWords } from '../../shared/format/day-words.ts';
import { formatWon } from '../../shared/format/money.ts';

/** Explains a trial and its end before anything is chosen. */
export function trialText(days: number): string {
  return `처음 ${days}일은 무료로 체험해요. 체험이 끝나기 전에 따로 동의를 받고, 동의하지 않으면 결제 없이 끝나요.`;
}

/** The same for the days and the price of a choice. */
export function trialEndText(trialEndsAt: string, payTotal: number): string {
  return `${dayInWords(trialEndsAt)}에 무료 체험이 끝나요. ${untilInWords(startOfDay(trialEndsAt))} 동의하면 체험이 끝나는 날부터 ${formatWon(payTotal)}씩 결제하고, 동의하지 않으면 결제 없이 끝나요.`;
}

/** Consent is open until the day before. */
function startOfDay(day: string): string {
  return `${day}T00:00:00+09:00`;
}

/** The same for a member who has had it. */
export const trialUsedText = '이 상품의 무료 체험은 이미 썼어요. 첫 배송일부터 결제해요.';
