import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { currentRequestId } from '../tracing/current-request.ts';
import { codesWithFixedTexts, kindMeanings, meaningOf } from './codes.ts';
import { MallError, MallRefusal } from './mall-error.ts';
import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';
import { DeveloperError, developerMessage } from './developer-error.ts';
import { errorTexts, failureTextOf } from './error-texts.ts';
import { faultyFields } from './faulty-fields.ts';
import { withoutTexts } from './variable-error.ts';

interface Said {
  code: ErrorCode;
  message?: string | null;
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
 * An error as the client sees it: code, message, path, the request's id. Messages are Korean if a shopper may see the
 * error, else the engine's English with a Korean one beside it. Never throws, never leaks.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const requestId = currentRequestId();
  try {
    const { code, message, extensions } = whatToSay(formatted, error);
    return {
      message: message ?? errorTexts[code],
      ...(formatted.locations ? { locations: formatted.locations } : {}),
      ...(formatted.path ? { path: formatted.path } : {}),
      extensions: { code, ...extensions, requestId },
    };
  } catch {
    return { message: errorTexts.INTERNAL, extensions: { code: 'INTERNAL', requestId } };
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
  if (thrown instanceof DeveloperError) return forDevelopers(code as ErrorCode, formatted.message);
  if (Object.hasOwn(errorTexts, code)) return ownWords(code as ErrorCode, formatted);
  const meaning = apolloCodes[code] ?? (isRefusedByEngine(thrown) ? 'BAD_INPUT' : undefined);
  return meaning ? forDevelopers(meaning, withoutTexts(formatted.message, reasonOf(error))) : { code: 'INTERNAL' };
}

function forDevelopers(code: ErrorCode, message: string): Said {
  return { code, ...developerMessage(message, errorTexts[code]) };
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
  const { fields, retryAfter } = extensions ?? {};
  return {
    code,
    message: message || null,
    extensions: { ...(fields ? { fields } : {}), ...(retryAfter ? { retryAfter } : {}) },
  };
}

function failed({ kind, endpoint }: MallError): Said {
  const code = kindMeanings[kind];
  return { code, message: failureTextOf(endpoint, code) };
}

function refused(refusal: MallRefusal): Said {
  const code = meaningOf(refusal);
  const fields = code === 'BAD_INPUT' ? faultyFields(refusal) : [];
  return {
    code,
    message: codesWithFixedTexts.has(code) ? null : (refusal.text ?? failureTextOf(refusal.endpoint, code)),
    extensions: {
      ...(fields.length > 0 ? { fields } : {}),
      ...(code === 'RATE_LIMITED' && refusal.retryAfter !== null ? { retryAfter: refusal.retryAfter } : {}),
    },
  };
}
