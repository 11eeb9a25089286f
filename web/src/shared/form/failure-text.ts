import { CombinedGraphQLErrors } from '@apollo/client';
import { describeError } from '../errors/describe-error.ts';
import { momentInWords } from '../format/day-words.ts';

/** The reason of a form's failure, as Korean text for shoppers. */
export function failureText(error: unknown): string {
  const seconds = waitingSeconds(error);
  if (seconds === 0) return describeError(error, '처리하지 못했어요. 잠시 후 다시 시도해 주세요.').message;
  if (seconds <= longestCountSeconds) return `잠시 후 다시 시도해 주세요. (${waitingText(seconds)} 후)`;
  return `${momentInWords(new Date(Date.now() + seconds * 1000).toISOString())}부터 다시 시도할 수 있어요.`;
}

/** A wait is told in seconds up to here, and by its end above. */
const longestCountSeconds = 180;

/** Seconds to wait before the next try (RATE_LIMITED); 0: none. */
export function waitingSeconds(error: unknown): number {
  if (!CombinedGraphQLErrors.is(error)) return 0;
  const limited = error.errors.find(({ extensions }) => extensions?.code === 'RATE_LIMITED');
  const seconds = Number(limited?.extensions?.retryAfter ?? 0);
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

/** Up to three minutes in seconds, above in minutes. */
export function waitingText(seconds: number): string {
  return seconds <= longestCountSeconds ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`;
}
