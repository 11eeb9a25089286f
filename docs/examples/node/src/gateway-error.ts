import type { ErrorCode } from './__generated__/enums.ts';

/** One entry of an answer's `errors`. */
export interface GatewayFault {
  message: string;
  extensions: { code: ErrorCode; requestId?: string; retryAfter?: number };
}

/** The gateway said no. `message` is Korean and fit to show; `code` is for the program. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  /** Seconds to wait before another try, where the gateway said so. */
  readonly retryAfter: number | undefined;
  readonly requestId: string | null;

  constructor({ message, extensions }: GatewayFault, requestId: string | null) {
    super(message);
    this.code = extensions.code;
    this.retryAfter = extensions.retryAfter;
    this.requestId = requestId;
  }
}
