import type { ErrorCode, RefusalCode } from './__generated__/schema-types.ts';

/** An entry of `errors`. */
export interface GatewayFault {
  message: string;
  path?: readonly (string | number)[];
  extensions: {
    code: ErrorCode;
    /** Korean and fit to show. */
    userMessage?: string;
    requestId?: string;
    /** Seconds to wait before another try. */
    retryAfter?: number;
    fields?: readonly FaultyField[];
  };
}

/** Where a mistake is: relative to `input`. */
export interface FaultyField {
  path: readonly string[];
  code: string;
  reason: string;
}

/** A response with errors. `code` is for the program, `userMessage` for people, `message` for the log. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  readonly userMessage: string;
  readonly retryAfter: number | undefined;
  readonly fields: readonly FaultyField[];
  readonly requestId: string | undefined;

  constructor({ message, extensions }: GatewayFault) {
    super(message);
    this.code = extensions.code;
    this.userMessage = extensions.userMessage ?? message;
    this.retryAfter = extensions.retryAfter;
    this.fields = extensions.fields ?? [];
    this.requestId = extensions.requestId;
  }
}

/** The gateway's errors in what any client throws or returns: a response, its `errors`, or an error that holds them. */
export function faultsOf(value: unknown): GatewayFault[] {
  if (Array.isArray(value)) return value.filter(isFault);
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof GatewayError) return [];
  const { errors, graphQLErrors, response, source, cause } = value as Record<string, unknown>;
  for (const inner of [
    errors,
    graphQLErrors,
    (response as { errors?: unknown })?.errors,
    (source as { errors?: unknown })?.errors,
  ])
    if (Array.isArray(inner))
      return inner.flatMap((each) =>
        isFault(each) ? [each] : faultsOf([(each as { originalError?: unknown })?.originalError]),
      );
  return cause === undefined ? [] : faultsOf(cause);
}

function isFault(value: unknown): value is GatewayFault {
  return typeof (value as Partial<GatewayFault> | null)?.extensions?.code === 'string';
}

/** Whether the gateway answered with this code. */
export function hasErrorCode(value: unknown, ...codes: readonly ErrorCode[]): boolean {
  if (value instanceof GatewayError) return codes.includes(value.code);
  return faultsOf(value).some(({ extensions }) => codes.includes(extensions.code));
}

interface Named {
  __typename?: string | undefined;
}

type Refused<Result> = Extract<Result, { message: string }>;

/** Members of a result that are no success. The schema gives each a message for people (`UserError`): select it. */
export function isRefused<Result extends object>(result: Result | null | undefined): result is Refused<Result> {
  return result != null && 'message' in result;
}

/** A refusal by its reason. Compare `code`, not `__typename`: it says the same for types that come later. */
export function isConflict<Result extends object, Code extends RefusalCode>(
  result: Result | null | undefined,
  ...codes: readonly Code[]
): result is Refused<Result> & { code: Code } {
  return isRefused(result) && 'code' in result && (codes as readonly unknown[]).includes(result.code);
}

/** A member of a union by its name. */
export function isOfType<Result extends Named, Name extends NonNullable<Result['__typename']>>(
  result: Result | null | undefined,
  name: Name,
): result is Extract<Result, { __typename?: Name | undefined }> {
  return result?.__typename === name;
}
