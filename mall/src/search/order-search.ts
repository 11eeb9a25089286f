import { and, sql, type SQL } from 'drizzle-orm';
import type { MallContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { containing } from '../db/rows.ts';

/** What a list of orders is searched by. */
export interface OrderFilter {
  memNo: string;
  /** Null: all that the source has. */
  ordTp: string | null;
  /** States of any kind of order. Null: all. */
  codes: readonly string[] | null;
  from: Date | null;
  until: Date | null;
  /** Words that the name of a line must have. Empty: any name. */
  words: readonly string[];
}

/** A kind of orders in the list of all. */
export interface OrderSource {
  /** Its codes (`ordTp`). */
  types: readonly string[];
  /** A statement with the columns `no` and `dts`. */
  find(db: Database, filter: OrderFilter): SQL;
  /** The rows of numbers that are of this kind. */
  load(context: MallContext, numbers: readonly string[]): Promise<{ ordNo: string }[]>;
  /** An order of the member in full; null for others. Missing: its row, since its detail is a call of its own. */
  detail?(context: MallContext, memNo: string, ordNo: string): Promise<object | null>;
  /** Whether a number is one of this kind, and the member's. */
  owns(db: Database, memNo: string, ordNo: string): Promise<boolean>;
}

/** The words of a search by name. */
export function wordsOf(keyword: string): string[] {
  return keyword
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Whether a name has every word, whatever the case and the spaces. Undefined without words. */
export function hasWords(name: SQL, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`replace(lower(${name}), ' ', '') like ${containing(word)}`));
}
