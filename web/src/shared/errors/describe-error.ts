import { CombinedGraphQLErrors } from '@apollo/client';
import { NetworkError } from './network-error.ts';

export interface ErrorDescription {
  /** Korean text for shoppers. */
  message: string;
  /** One of the schema's ErrorCode, or null without a response of the gateway. */
  code: string | null;
  /** Names the request in the gateway's log. */
  requestId: string | null;
}

/** The message for a shopper about any error. Never throws itself. */
export function describeError(error: unknown, fallback = '정보를 가져오는데 실패했습니다.'): ErrorDescription {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return {
      message: textOrNull(first?.extensions?.userMessage) ?? (first?.message || fallback), // the error's own message may be for developers
      code: textOrNull(first?.extensions?.code),
      requestId: textOrNull(first?.extensions?.requestId),
    };
  }
  if (error instanceof NetworkError) return { message: error.message, code: null, requestId: null };
  return { message: fallback, code: null, requestId: null };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
