import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';

/** An error in a client's request. The response has its English message and the Korean text of its code. */
export class DeveloperError extends GraphQLError {
  override readonly name = 'DeveloperError';

  /** Undefined: an error of one field, which does not change the response's status. */
  constructor(code: ErrorCode, message: string, status?: number) {
    super(message, { extensions: { code, ...(status === undefined ? {} : { http: { status } }) } });
  }
}

/** The error in a response, from any stage. */
export function developerMessage(
  message: string,
  userMessage: string,
): { message: string; extensions: { userMessage: string } } {
  return { message: message.slice(0, longestMessage), extensions: { userMessage } };
}

/** Only deliberate padding is longer. */
const longestMessage = 5_000;
