import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { currentRequestId } from '../tracing/current-request.ts';
import { codesWithFixedTexts, kindMeanings, meaningOf } from './codes.ts';
import { MallError, MallRefusal } from './mall-error.ts';
import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';
import { isArgumentError } from './argument-error.ts';
import { DeveloperError } from './developer-error.ts';
import { errorTexts, failureTextOf } from './error-texts.ts';
import { faultyFields } from './faulty-fields.ts';
import { publishedError } from './published-error.ts';
import { withoutTexts } from './variable-error.ts';

interface Said {
  code: ErrorCode;
  /** English, for developers. */
  message?: string;
  /** Korean, if the text of the code is not meant. */
  userMessage?: string | null;
  extensions?: Record<string, unknown>;
}

const apolloCodes: Readonly<Record<string, ErrorCode>> = {
  GRAPHQL_PARSE_FAILED: 'BAD_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_INPUT',
  BAD_USER_INPUT: 'BAD_INPUT',
  BAD_REQUEST: 'BAD_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_INPUT',
};

/**
 * An error as the client sees it: code, message, Korean words for a shopper, path, the request's id. The message is the engine's
 * English if only a client's own code can be wrong. Never throws, never leaks.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const requestId = currentRequestId();
  try {
    const { code, ...said } = whatToSay(formatted, error);
    const { message, extensions } = publishedError(code, { ...said, requestId });
    return {
      message,
      ...(formatted.locations ? { locations: formatted.locations } : {}),
      ...(formatted.path ? { path: formatted.path } : {}),
      extensions,
    };
  } catch {
    return publishedError('INTERNAL', { requestId });
  }
}

/** The code alone, for logs and metrics. Never throws. */
export function codeOf(error: unknown): ErrorCode {
  try {
    const code = error instanceof GraphQLError ? String(error.extensions.code ?? '') : '';
    return whatToSay({ message: '', extensions: { code } }, error).code;
  } catch {
    return 'INTERNAL';
  }
}

/** The original error, unwrapped. */
function thrownOf(error: unknown): unknown {
  let thrown = error;
  while (thrown instanceof GraphQLError && thrown.originalError) thrown = thrown.originalError;
  return thrown;
}

function whatToSay(formatted: GraphQLFormattedError, error: unknown): Said {
  const thrown = thrownOf(error);
  if (thrown instanceof MallRefusal) return refused(thrown);
  if (thrown instanceof MallError) return failed(thrown);
  const code = String(formatted.extensions?.code ?? '');
  if (thrown instanceof DeveloperError) return { code: code as ErrorCode, message: formatted.message };
  if (Object.hasOwn(errorTexts, code)) return ownWords(code as ErrorCode, formatted);
  const meaning = apolloCodes[code] ?? (isRefusedByEngine(thrown) || isArgumentError(thrown) ? 'BAD_INPUT' : undefined);
  return meaning ? { code: meaning, message: withoutTexts(formatted.message, reasonOf(error)) } : { code: 'INTERNAL' };
}

/** The cause of the engine's error about a variable. */
function reasonOf(error: unknown): string {
  return error instanceof GraphQLError && error.originalError ? error.originalError.message : '';
}

/** Some refusals of Apollo Server have a status and no code. */
function isRefusedByEngine(thrown: unknown): boolean {
  const http = thrown instanceof GraphQLError && thrown.extensions.code === undefined ? thrown.extensions.http : null;
  const status = http !== null && typeof http === 'object' && 'status' in http ? Number(http.status) : 0;
  return status >= 400 && status < 500;
}

function ownWords(code: ErrorCode, { message, extensions }: GraphQLFormattedError): Said {
  const { fields, retryAfter, placedOrderNumber } = extensions ?? {};
  return {
    code,
    userMessage: message || null,
    extensions: {
      ...(fields ? { fields } : {}),
      ...(retryAfter ? { retryAfter } : {}),
      ...(placedOrderNumber ? { placedOrderNumber } : {}),
    },
  };
}

function failed({ kind, endpoint }: MallError): Said {
  const code = kindMeanings[kind];
  return { code, userMessage: failureTextOf(endpoint, code) };
}

function refused(refusal: MallRefusal): Said {
  const code = meaningOf(refusal);
  const fields = code === 'BAD_INPUT' || code === 'NOT_FOUND' ? faultyFields(refusal) : [];
  return {
    code,
    userMessage: codesWithFixedTexts.has(code) ? null : (refusal.text ?? failureTextOf(refusal.endpoint, code)),
    extensions: {
      ...(fields.length > 0 ? { fields } : {}),
      ...(code === 'RATE_LIMITED' && refusal.retryAfter !== null ? { retryAfter: refusal.retryAfter } : {}),
    },
  };
}
