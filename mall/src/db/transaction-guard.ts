import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Transaction } from './database.ts';

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Opens every transaction of the mall. `work` gets the context with the transaction as its `db`: name it like the outer one,
 * which it hides. Nested ones are savepoints.
 */
export function inTransaction<Context extends { db: Database }, Result>(
  context: Context,
  work: (context: Context & { db: Transaction }) => Promise<Result>,
): Promise<Result> {
  const state = { isOpen: true };
  return current
    .run(state, () => context.db.transaction((db) => work({ ...context, db })))
    .finally(() => {
      // Work that it started may outlive it.
      state.isOpen = false;
    });
}

type OutsideCall =
  | 'payment provider'
  | 'message server'
  | 'mail server'
  | 'text messages'
  | 'captcha'
  | 'file store'
  | 'address search';

/**
 * First line of every call to the outside. Throws inside of a transaction: its locks and its connection must not wait for
 * another system.
 */
export function refuseInTransaction(call: OutsideCall): void {
  if (!current.getStore()?.isOpen) return;
  throw new Error(`The ${call} is called inside of a transaction: commit first.`);
}
