import type { Database, Transaction } from '../db/database.ts';
import { inTransaction } from '../db/transaction-guard.ts';
import type { Visits } from './visits.ts';

/** What failed of a set, with its error. */
export interface SetFailure<Item> {
  item: Item;
  error: unknown;
}

/** Runs an effect for any number of items, set by set. Between sets the mall answers requests. Never throws. */
export async function inSets<Context extends { db: Database; visits: Visits }, Item>(
  context: Context,
  items: readonly Item[],
  effect: (context: Context & { db: Transaction }, set: readonly Item[]) => Promise<void>,
): Promise<SetFailure<Item>[]> {
  const failures: SetFailure<Item>[] = [];
  for (let start = 0; start < items.length;) {
    const end = start + context.visits.setSize();
    failures.push(...(await inSet(context, items.slice(start, end), effect)));
    start = end;
    await context.visits.giveWay();
  }
  return failures;
}

/**
 * Runs an effect for a set of items in one transaction. If it throws, runs it for each half, so that what fails fails alone, and
 * all before it is done before it. Never throws.
 */
export async function inSet<Context extends { db: Database }, Item>(
  context: Context,
  items: readonly Item[],
  effect: (context: Context & { db: Transaction }, set: readonly Item[]) => Promise<void>,
): Promise<SetFailure<Item>[]> {
  const [first] = items;
  if (first === undefined) return [];
  try {
    await inTransaction(context, (context) => effect(context, items));
    return [];
  } catch (error) {
    if (items.length === 1) return [{ item: first, error }];
    const half = Math.ceil(items.length / 2);
    return [
      ...(await inSet(context, items.slice(0, half), effect)),
      ...(await inSet(context, items.slice(half), effect)),
    ];
  }
}

/** Throws what failed, if anything did: one error as it is, several as one. */
export async function throwFailures(failures: Promise<readonly SetFailure<unknown>[]>): Promise<void> {
  const errors = (await failures).map(({ error }) => error);
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of a set failed.`);
  for (const error of errors) throw error;
}
