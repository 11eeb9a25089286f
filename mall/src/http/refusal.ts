import { randomInt } from 'node:crypto';
import type { PriceSummary } from '../buying/order-price.ts';
import type { TransactionContext } from '../context.ts';
import type { components } from './__generated__/calls.ts';
import type { PortingReason } from '../phone-contract/porting-center.ts';

export interface FieldFault {
  field: string;
  reason: string;
  /** Kind of mistake. Undefined if no form can check it. */
  rsnCd?: 'REQUIRED' | 'FORMAT' | 'LENGTH' | 'RANGE' | 'NOT_FOUND' | 'REFUSED';
}

/** A selection with fewer pieces left than requested. */
export interface ShortItem {
  cartNo: string | null;
  ordItemNo: string | null;
  gdsGrpNo: string;
  optNo: string | null;
  colorNm: string | null;
  qty: number;
  stckqty: number;
}

type Schemas = components['schemas'];
type NamedConflict = Exclude<Extract<keyof Schemas, `${string}Conflict`>, 'Conflict'>;

/** The reason of a conflict (contract, section 6): any schema of the contract whose name ends in Conflict. */
export type ConflictData = WithAnswers<Schemas[NamedConflict]> | { rsnCd: 'KEY' | 'BUSY' | 'MINOR' };

/** Answers of other calls, whose shapes are checked there. */
type Answer = 'sheet' | 'estimate';
type WithAnswers<Data> = Data extends unknown ? Omit<Data, Answer> & { [Name in Answer & keyof Data]: object } : never;

interface RefusalOptions {
  description?: string;
  data?: unknown;
  headers?: Record<string, string>;
  cause?: unknown;
  /** A change to commit although everything else is rolled back. */
  effect?: (context: TransactionContext) => Promise<void>;
}

/** An error response, by the table of the contract, section 1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  readonly status: number;
  readonly code: string;
  readonly description: string | null;
  readonly data: unknown;
  readonly headers: Record<string, string>;
  readonly effect: ((context: TransactionContext) => Promise<void>) | null;

  constructor(status: number, code: string, message: string, options: RefusalOptions = {}) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.description = options.description ?? null;
    this.data = options.data ?? null;
    this.headers = options.headers ?? {};
    this.effect = options.effect ?? null;
  }
}

export function invalid(faults: readonly FieldFault[], effect?: RefusalOptions['effect']): Refusal {
  const data = faults.map(({ field, reason, rsnCd = 'REFUSED' }) => ({ field, reason, rsnCd }));
  return new Refusal(400, '1400', '입력값을 확인해주세요.', { data, effect });
}

export function recaptchaRefused(): Refusal {
  return new Refusal(401, '1111', 'reCAPTCHA 인증에 실패했습니다. 새로고침 후 다시 시도해주세요.');
}

export function wrongPassword(): Refusal {
  return new Refusal(401, '1250', '아이디 또는 비밀번호가 일치하지 않아요.');
}

export function wrongTid(): Refusal {
  return new Refusal(401, '1250', '인증 정보를 확인할 수 없어요. 처음부터 다시 진행해주세요.');
}

export function notSignedIn(): Refusal {
  return new Refusal(401, '1401', '로그인이 필요해요.', {
    description: '로그인 정보가 없거나 만료됐어요. 다시 로그인해주세요.',
  });
}

export function refreshRefused(): Refusal {
  return new Refusal(401, '1402', '로그인이 만료됐어요. 다시 로그인해주세요.');
}

export function forbidden(description: string): Refusal {
  return new Refusal(403, '1403', '이용할 수 없는 서비스예요.', { description });
}

/** `what` with its particle, e.g. "상품을". `fields` of the request name it; without any it is what the path stands for. */
export function notFound(what: string, ...fields: string[]): Refusal {
  const reason = `${what} 찾을 수 없어요.`;
  const data = fields.map((field) => ({ field, reason, rsnCd: 'NOT_FOUND' }) satisfies FieldFault);
  return new Refusal(404, '1404', reason, data.length > 0 ? { data } : {});
}

/** `message` is for the shopper; `data` has the reason and its details. */
export function conflict(
  message: string,
  data: ConflictData | null = null,
  headers: Record<string, string> = {},
): Refusal {
  return new Refusal(409, '1409', message, { data, headers });
}

/** The sheet differs from the one shown. `effect` stores the new one. */
export function otherSheet(
  message: string,
  sheet: { summary: PriceSummary },
  effect: (context: TransactionContext) => Promise<void>,
): Refusal {
  const { summary } = sheet;
  const data = { rsnCd: 'PRICE', payPrc: summary.payPrc, summary, sheet } satisfies ConflictData;
  return new Refusal(409, '1409', message, { data, effect });
}

/** What an order is written with has ended, or was used: then `ordNo` leads its buyer to the order, on any device. */
export function expired(
  message: string,
  expTp: 'SHEET' | 'CERT' | 'GUARD' | 'PORTING' | 'TICKET',
  ordNo: string | null = null,
): Refusal {
  return conflict(message, { rsnCd: 'EXPIRED', expTp, ordNo });
}

/** Rows of an upload, or their sum, are not as they were shown. `effect` stores how they are. */
export function otherRows(
  message: string,
  data: ConflictData,
  effect: (context: TransactionContext) => Promise<void>,
): Refusal {
  return new Refusal(409, '1409', message, { data, effect });
}

/** A phone contract is another one than what was shown. */
export function otherEstimate(estimate: object): Refusal {
  return conflict('가격이나 조건이 바뀌었어요. 다시 확인해주세요.', { rsnCd: 'PRICE', estimate });
}

/** The number cannot be brought along. `effect` counts the try. */
export function portingRefused(
  message: string,
  why: { mnpRsnCd: PortingReason; psblDts: string | null },
  effect: (context: TransactionContext) => Promise<void>,
): Refusal {
  const data = { rsnCd: 'PORTING', ...why } satisfies ConflictData;
  return new Refusal(409, '1409', message, { data, effect });
}

export function tooManyTries(seconds: number): Refusal {
  return new Refusal(429, '1429', '시도 횟수가 너무 많아요. 잠시 후 다시 시도해주세요.', {
    description: `${seconds}초 후에 다시 시도할 수 있어요.`,
    headers: { 'Retry-After': String(seconds) },
  });
}

const laterSeconds = [3, 10] as const;

/** The mall is at its limit. The seconds vary, so that not all retry at once. */
export function comeLater(): Refusal {
  const seconds = randomInt(...laterSeconds);
  return new Refusal(429, '1429', '지금은 요청이 많아요. 잠시 후 다시 시도해주세요.', {
    description: `${seconds}초 후에 다시 시도할 수 있어요.`,
    headers: { 'Retry-After': String(seconds) },
  });
}

/** A dependency of the call cannot be reached. `what` with its particle. */
export function unavailable(what: string, seconds: number): Refusal {
  return new Refusal(503, '1503', `지금은 ${what} 이용할 수 없어요. 잠시 후 다시 시도해주세요.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

const providerSeconds = 3;

/** The payment provider cannot be reached. The order stands, and a call with the same key tries again. */
export function paymentUnavailable(ordNo: string, cause?: unknown): Refusal {
  return new Refusal(503, '1503', '결제사와 연결되지 않았어요. 잠시 후 다시 시도해주세요.', {
    description: '주문은 그대로 있어요. 같은 주문을 다시 결제할 수 있어요.',
    data: { ordNo },
    headers: { 'Retry-After': String(providerSeconds) },
    cause,
  });
}

export function fault(): Refusal {
  return new Refusal(500, '9999', '일시적인 오류가 발생했어요. 잠시 후 다시 시도해주세요.');
}
