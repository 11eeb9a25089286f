import type { Logger } from 'pino';
import { z } from 'zod';
import { refuseInTransaction } from '../../../db/transaction-guard.ts';
import { ProviderUnclear, ProviderUnreachable } from '../provider.ts';
import { outcomeOf } from './toss-codes.ts';

/** A payment as Toss Payments describes it (its API, version 2022-11-16), as far as the mall reads it. */
const tossPayment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
  ]),
  totalAmount: z.number().int(),
  balanceAmount: z.number().int(),
  cancels: z
    .array(
      z.object({
        cancelAmount: z.number().int(),
        cancelReason: z.string(),
        transactionKey: z.string(),
        canceledAt: z.string(),
      }),
    )
    .nullish(),
  approvedAt: z.string().nullish(),
  card: z.object({ approveNo: z.string().nullish() }).nullish(),
  virtualAccount: z
    .object({
      accountNumber: z.string(),
      bankCode: z.string(),
      customerName: z.string().nullish(),
      dueDate: z.string(),
    })
    .nullish(),
  failure: z.object({ message: z.string() }).nullish(),
  checkout: z.object({ url: z.url() }).nullish(),
});

export type TossPayment = z.output<typeof tossPayment>;

const tossKey = z.object({
  billingKey: z.string(),
  cardCompany: z.string().nullish(),
  card: z.object({ number: z.string() }),
});

export type TossKey = z.output<typeof tossKey>;

/** A payment or a refund in its list of transactions. */
const tossTransaction = z.object({
  transactionKey: z.string(),
  paymentKey: z.string(),
  orderId: z.string(),
  /** DONE: a payment. CANCELED, PARTIAL_CANCELED: a refund. */
  status: z.string(),
  amount: z.number().int(),
  transactionAt: z.string(),
});

export type TossTransaction = z.output<typeof tossTransaction>;

/** What it pays out for a payment or, with `cancel`, takes off for a refund. */
const tossSettlement = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  amount: z.number().int(),
  cancel: z.unknown().optional(),
});

export type TossSettlement = z.output<typeof tossSettlement>;

const tossError = z.object({ code: z.string(), message: z.string() });

/** Toss Payments refused a call for good, with its own code. */
export class TossRefused extends Error {
  override readonly name = 'TossRefused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface TossSettings {
  /** Origin of its API. */
  url: string;
  secretKey: string;
}

const timeoutMs = 5000;
/** Somebody waits for a look-up within a call of their own. */
const lookUpMs = 2000;
/** A job alone asks for lists. */
const listMs = 30_000;

export interface TossCalls {
  create(body: object, key: string): Promise<TossPayment>;
  byOrder(orderId: string): Promise<TossPayment>;
  confirm(body: { paymentKey: string; orderId: string; amount: number }, key: string): Promise<TossPayment>;
  cancel(paymentKey: string, body: object, key: string): Promise<TossPayment>;
  issueKey(body: { authKey: string; customerKey: string }): Promise<TossKey>;
  charge(billingKey: string, body: object, key: string): Promise<TossPayment>;
  /** A page of its transactions. */
  transactions(query: Record<string, string>): Promise<TossTransaction[]>;
  /** A page of what it pays out. */
  settlements(query: Record<string, string>): Promise<TossSettlement[]>;
}

/**
 * Calls of its API. Each throws `TossRefused` for a refusal that is final, and `ProviderUnreachable` (`ProviderUnclear` with its code)
 * when the outcome is not known, as once `deadline` has passed.
 */
export function tossCalls(settings: TossSettings, log: Logger, deadline: number): TossCalls {
  const ask = async <Value>(shape: z.ZodType<Value>, path: string, body?: object, key?: string): Promise<Value> =>
    read(shape, await send(settings, { path, body, key, deadline, ms: body ? timeoutMs : lookUpMs }), log);
  const list = async <Value>(
    shape: z.ZodType<Value>,
    name: string,
    query: Record<string, string>,
  ): Promise<Value[]> => {
    const path = `/v1/${name}?${new URLSearchParams(query)}`;
    return read(z.array(shape), await send(settings, { path, deadline, ms: listMs }), log);
  };
  const part = encodeURIComponent;
  return {
    create: (body, key) => ask(tossPayment, '/v1/payments', body, key),
    byOrder: (orderId) => unrefused(ask(tossPayment, `/v1/payments/orders/${part(orderId)}`)),
    confirm: (body, key) => ask(tossPayment, '/v1/payments/confirm', body, key),
    cancel: (paymentKey, body, key) => ask(tossPayment, `/v1/payments/${part(paymentKey)}/cancel`, body, key),
    issueKey: (body) => ask(tossKey, '/v1/billing/authorizations/issue', body),
    charge: (billingKey, body, key) => ask(tossPayment, `/v1/billing/${part(billingKey)}`, body, key),
    transactions: (query) => unrefused(list(tossTransaction, 'transactions', query)),
    settlements: (query) => unrefused(list(tossSettlement, 'settlements', query)),
  };
}

/** A look-up that is refused says nothing of the payment. */
function unrefused<Value>(asked: Promise<Value>): Promise<Value> {
  return asked.catch((error: unknown) => {
    throw error instanceof TossRefused ? new ProviderUnclear(error.code, 'Toss Payments refused a look-up.') : error;
  });
}

interface TossRequest {
  path: string;
  body?: object | undefined;
  /** A repeat with the same one has no second effect there. */
  key?: string | undefined;
  deadline: number;
  /** The most that it may take. */
  ms: number;
}

async function send(
  { url, secretKey }: TossSettings,
  { path, body, key, deadline, ms: mostMs }: TossRequest,
): Promise<Response> {
  refuseInTransaction('payment provider');
  const ms = Math.min(mostMs, Math.ceil(deadline - performance.now()));
  if (ms <= 0) throw new ProviderUnreachable('No time is left to ask Toss Payments.');
  try {
    return await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      body: body && JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(ms),
    });
  } catch (error) {
    throw new ProviderUnreachable('Toss Payments did not answer.', { cause: error });
  }
}

async function read<Value>(shape: z.ZodType<Value>, response: Response, log: Logger): Promise<Value> {
  const { ok, status } = response;
  const content: unknown = await response.json().catch(() => null);
  const value = ok ? shape.safeParse(content) : null;
  if (value?.success) return value.data;
  const refusal = ok ? null : tossError.safeParse(content);
  if (!refusal?.success) throw new ProviderUnreachable(`Toss Payments answered ${status} in a way that says nothing.`);
  const { code, message } = refusal.data;
  const outcome = outcomeOf(code, status);
  if (outcome === 'FINAL') throw new TossRefused(code, message);
  if (outcome === 'OURS') log.error({ code, status }, 'Toss Payments refuses our settings or contract: look into it');
  throw new ProviderUnclear(code, `Toss Payments answered ${status} with ${code}, which says nothing of the payment.`);
}
