import type { SQL } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Caller, Handlers } from '../../http/call.ts';
import type { JobHandlers, SetHandlers } from '../../jobs/job-kinds.ts';
import type { QueueOverdue } from '../../jobs/overdue.ts';
import type { OrderSource } from '../../search/order-search.ts';
import type { Payable } from '../payments/payable.ts';
import type { Settlement } from '../payments/settlement.ts';
import type { Taxable } from '../payments/tax-invoice.ts';

/** Finds work that was due before an instant, and queues a job for it. */
export type OverdueSearch = (db: Database, before: Date, queue: QueueOverdue) => Promise<void>;

/** Counts of my shop that are read together. */
export interface SummaryPart {
  /** Null together where they cannot be read. */
  fields: readonly string[];
  /** Whether a mall of bulk orders has none. */
  isForShoppers?: boolean;
  read(context: MallContext, member: Pick<Caller, 'memNo' | 'mallId'>): Promise<Readonly<Record<string, unknown>>>;
}

/** The code of a kind (`ordTp`). */
export type OrderType = 'GOODS' | 'WIRELESS' | 'SUBS' | 'UPLOAD';

/** A kind of order: all that the rest of the mall knows of it. What is optional is missing where a kind has none. */
export interface OrderKind {
  type: OrderType;
  /** What is paid for, by the prefix of its numbers. */
  payables: Readonly<Record<string, Payable>>;
  /** A statement with the numbers that still wait for a payment that was due before an instant. */
  unpaidSince(before: Date): SQL;
  /** Its part of the list of all orders. */
  list?: OrderSource;
  /** Its counts in my shop. */
  summary?: SummaryPart;
  /** How an open one is named to a member who wants to leave. */
  openName: string;
  /** Numbers of a member's that have not ended. They keep the member from leaving. */
  openNumbers(db: Database, memNo: string): Promise<string[]>;
  /** Erases what has no reason to stay once its member leaves. */
  eraseFor(db: Transaction, memNo: string): Promise<void>;
  /** Erases what has been kept long enough. */
  eraseDue(context: MallContext): Promise<void>;
  /**
   * Deletes those of former members without an event since an instant, `most` at once. Returns the numbers whose payments go with
   * them.
   */
  deleteOld(context: TransactionContext, before: Date, most: number): Promise<string[]>;
  /** What a tax invoice of it asks for. Null: there is no such number. Missing: companies do not buy this kind. */
  taxable?(context: MallContext, number: string): Promise<Taxable | null>;
  handlers(settlement: Settlement): Partial<Handlers>;
  jobs(context: MallContext, settlement: Settlement): Partial<JobHandlers>;
  /** Of these, jobs that many of them wait for, taken together. */
  jobSets?(context: MallContext): SetHandlers;
  overdue?: readonly OverdueSearch[];
}
