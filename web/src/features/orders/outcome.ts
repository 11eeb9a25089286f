import { claimTypeWords } from './order-words.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import type { WholeOrder } from './whole-order.ts';

/** The result of a step, passed to the order's page as navigation state. */
export type Outcome = { claim: string } | { earnedPoints: number };

export function readOutcome(state: unknown): Outcome | null {
  const { claim, earnedPoints } = ((state as { outcome?: unknown } | null)?.outcome ?? {}) as Record<string, unknown>;
  if (typeof claim === 'string') return { claim };
  return typeof earnedPoints === 'number' ? { earnedPoints } : null;
}

/** A sentence or two on how a step ended; null: nothing to report. */
export function outcomeText(outcome: Outcome | null, { claims }: Pick<WholeOrder, 'claims'>): string | null {
  if (outcome === null) return null;
  if ('earnedPoints' in outcome)
    return [
      '구매를 확정했어요.',
      ...(outcome.earnedPoints > 0 ? [`${formatNumber(outcome.earnedPoints)}P가 쌓여요.`] : []),
    ].join(' ');
  const claim = claims.find(({ number }) => number === outcome.claim);
  if (!claim?.type) return null;
  const { type, status, refundTotal, refundDueOn } = claim;
  const word = claimTypeWords[type];
  if (status === 'WITHDRAWN') return `${word} 신청을 취소했어요.`;
  const end = status === 'DONE' ? `${word}했어요.` : `${word} 신청을 받았어요.`;
  if (refundTotal === 0) return end;
  const when = refundDueOn === null ? '' : `${dayInWords(refundDueOn)}까지 `;
  const money = `${when}${formatWon(refundTotal)}을 환불해 드려요.`;
  return status === 'DONE' ? `${end} ${money}` : `${end} 확인을 마치면 ${formatWon(refundTotal)}을 환불해 드려요.`;
}
