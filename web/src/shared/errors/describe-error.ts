import { CombinedGraphQLErrors } from '@apollo/client';
import { NetworkError } from './network-error.ts';

export interface ErrorDescription {
  /** Korean words fit to show. */
  message: string;
  /** One of the schema's ErrorCode, or null where the gateway did not speak. */
  code: string | null;
  /** Names the request in the gateway's log. */
  requestId: string | null;
}

/** What to tell a shopper about whatever was thrown. Never throws itself. */
export function describeError(error: unknown, fallback = '정보를 가져오는데 실패했습니다.'): ErrorDescription {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return {
      message: textOrNull(first?.extensions?.userMessage) ?? (first?.message || fallback), // the message itself may speak to developers
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
