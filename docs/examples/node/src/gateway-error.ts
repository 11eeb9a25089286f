import type { ErrorCode } from './__generated__/enums.ts';

/** One entry of an answer's `errors`. */
export interface GatewayFault {
  message: string;
  extensions: { code: ErrorCode; userMessage?: string; requestId?: string; retryAfter?: number };
}

/** An error of the gateway. `code` is for the program, `userMessage` for its users, `message` for the log. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  /** Korean and fit to show. */
  readonly userMessage: string;
  /** Seconds to wait before another try, where the gateway said so. */
  readonly retryAfter: number | undefined;
  readonly requestId: string | null;

  constructor({ message, extensions }: GatewayFault, requestId: string | null) {
    super(message);
    this.code = extensions.code;
    this.userMessage = extensions.userMessage ?? message;
    this.retryAfter = extensions.retryAfter;
    this.requestId = requestId;
  }
}
