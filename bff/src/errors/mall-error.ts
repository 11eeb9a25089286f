/** The mall gave no usable response. `kind` decides the message for the shopper. */
export type MallErrorKind = 'unreachable' | 'timeout' | 'bad-answer' | 'fault' | 'overloaded' | 'cancelled';

export class MallError extends Error {
  override readonly name = 'MallError';
  readonly kind: MallErrorKind;
  readonly endpoint: string;
  /** Whether the mall certainly never received the call. */
  readonly isUnsent: boolean;
  /** Whether the mall itself reported the failure; otherwise a proxy may have. */
  readonly isReportedByMall: boolean;
  /** Whether the mall says that it works, and that a service behind it does not, such as the search for addresses. */
  readonly isMallWell: boolean;
  /** HTTP status of a response without an envelope; null without a response. */
  readonly status: number | null;

  constructor(
    kind: MallErrorKind,
    endpoint: string,
    options?: ErrorOptions & {
      detail?: string;
      isUnsent?: boolean;
      isReportedByMall?: boolean;
      isMallWell?: boolean;
      status?: number;
    },
  ) {
    super(`${endpoint}: ${kind}${options?.detail ? ` (${options.detail})` : ''}`, options);
    this.kind = kind;
    this.endpoint = endpoint;
    this.isUnsent = options?.isUnsent ?? false;
    this.isReportedByMall = options?.isReportedByMall ?? false;
    this.isMallWell = options?.isMallWell ?? false;
    this.status = options?.status ?? null;
  }
}

/** The schema's names of sent fields, by the mall's names; with dots for nested ones. Own properties only. */
export type FieldNames = Readonly<Record<string, string>>;

/** The mall sent a well-formed refusal. `text` is its message for the shopper, if it has one. */
export class MallRefusal extends Error {
  override readonly name = 'MallRefusal';
  readonly endpoint: string;
  readonly status: number;
  readonly code: string;
  readonly text: string | null;
  readonly data: unknown;
  readonly retryAfter: number | null;
  readonly fields: FieldNames;
  /** Whether the refused call had no token, so that none can have expired. */
  readonly hadNoBearer: boolean;

  constructor(
    endpoint: string,
    refusal: {
      status: number;
      code: string;
      text: string | null;
      data: unknown;
      retryAfter: number | null;
      fields?: FieldNames;
      hadNoBearer?: boolean;
    },
  ) {
    super(`${endpoint}: refused with ${refusal.status}/${refusal.code}`);
    this.endpoint = endpoint;
    this.status = refusal.status;
    this.code = refusal.code;
    this.text = refusal.text;
    this.data = refusal.data;
    this.retryAfter = refusal.retryAfter;
    this.fields = refusal.fields ?? {};
    this.hadNoBearer = refusal.hadNoBearer ?? false;
  }
}

export function isRefusal(error: unknown, ...codes: string[]): error is MallRefusal {
  return error instanceof MallRefusal && (codes.length === 0 || codes.includes(error.code));
}
