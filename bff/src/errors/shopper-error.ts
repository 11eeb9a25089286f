import { GraphQLError } from 'graphql';
import type { ErrorCode, FieldRefusal, FieldRefusalCode } from '../graphql/__generated__/schema-types.ts';
import { errorTexts } from './error-texts.ts';

interface ErrorExtensions {
  fields?: FieldRefusal[];
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

/** One field of a mutation's input, or one argument, is wrong; the reason is what the shopper reads. */
export function badInput(field: string | string[], reason: string, code: FieldRefusalCode = 'REFUSED'): GraphQLError {
  return shopperError('BAD_INPUT', { fields: [{ path: [field].flat(), code, reason }] }, reason);
}
