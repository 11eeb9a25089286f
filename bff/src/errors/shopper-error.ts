import { GraphQLError } from 'graphql';
import type { ErrorCode, FieldRefusal, FieldRefusalCode } from '../graphql/__generated__/schema-types.ts';
import { errorTexts } from './error-texts.ts';

interface ErrorExtensions {
  fields?: FieldRefusal[];
  retryAfter?: number;
  /** The order that was placed with a used sheet. */
  placedOrderNumber?: string;
  http?: { status: number };
}

/** An error with a code and a Korean text, for decisions of the gateway itself. */
export function shopperError(
  code: ErrorCode,
  extensions: ErrorExtensions = {},
  message = errorTexts[code],
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions } });
}

/** One field of a mutation's input, or one argument, is invalid. The reason is for the shopper. */
export function badInput(field: string | string[], reason: string, code: FieldRefusalCode = 'REFUSED'): GraphQLError {
  return shopperError('BAD_INPUT', { fields: [{ path: [field].flat(), code, reason }] }, reason);
}

/** What a field of a mutation's input, or an argument, names does not exist. */
export function notFoundAt(field: string): GraphQLError {
  const reason = errorTexts.NOT_FOUND;
  return shopperError('NOT_FOUND', { fields: [{ path: [field], code: 'NOT_FOUND', reason }] });
}
