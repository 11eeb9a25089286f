import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';
import { errorTexts } from './error-texts.ts';

interface ErrorExtensions {
  fields?: FieldFault[];
  retryAfter?: number;
  http?: { status: number };
}

/** An error with a code and a Korean text, thrown where the gateway itself decides. */
export function shopperError(
  code: ErrorCode,
  extensions: ErrorExtensions = {},
  message = errorTexts[code],
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions } });
}

/** An invalid field of the request, by its name in the schema, and the reason in Korean. */
export interface FieldFault {
  field: string;
  reason: string;
}

/** One field is wrong; the reason is what the shopper reads. */
export function badInput(field: string, reason: string): GraphQLError {
  return shopperError('BAD_INPUT', { fields: [{ field, reason }] }, reason);
}
