import { CombinedGraphQLErrors } from '@apollo/client';
import { describeError } from '../errors/describe-error.ts';

/** The reason of a form's failure, as Korean text for shoppers. */
export function failureText(error: unknown): string {
  const seconds = waitingSeconds(error);
  return seconds > 0
    ? `잠시 후 다시 시도해 주세요. (${waitingText(seconds)} 후)`
    : describeError(error, '처리하지 못했어요. 잠시 후 다시 시도해 주세요.').message;
}

/** Seconds to wait before the next try (RATE_LIMITED); 0: none. */
export function waitingSeconds(error: unknown): number {
  if (!CombinedGraphQLErrors.is(error)) return 0;
  const limited = error.errors.find(({ extensions }) => extensions?.code === 'RATE_LIMITED');
  const seconds = Number(limited?.extensions?.retryAfter ?? 0);
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

/** Up to three minutes in seconds, above in minutes. */
export function waitingText(seconds: number): string {
  return seconds <= 180 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`;
}
