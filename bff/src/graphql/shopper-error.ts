import { GraphQLError } from 'graphql';
import type { ErrorCode } from './__generated__/schema-types.ts';
import { errorTexts } from './error-texts.ts';

/** A fault with a code and Korean words, thrown where the gateway itself decides. */
export function shopperError(code: ErrorCode, extensions: { fields?: FieldFault[]; retryAfter?: number; http?: { status: number } } = {}): GraphQLError {
  return new GraphQLError(errorTexts[code], { extensions: { code, ...extensions } });
}

/** A field of the question that is wrong, in the schema's words, and why, in Korean. */
export interface FieldFault {
  field: string;
  reason: string;
}

export function badInput(field: string, reason: string): GraphQLError {
  return shopperError('BAD_INPUT', { fields: [{ field, reason }] });
}
