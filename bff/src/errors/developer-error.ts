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
