import type { SQL } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';

export interface OrderWish {
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
  types: readonly string[];
  /** A statement with the columns `no` and `dts`. */
  find(db: Database, wish: OrderWish): SQL;
  /** The rows of those numbers that are of this kind. */
  load(context: MallContext, numbers: readonly string[]): Promise<{ ordNo: string }[]>;
  /** Whether a number is one of this kind, and the member's. */
  owns(db: Database, memNo: string, ordNo: string): Promise<boolean>;
}
