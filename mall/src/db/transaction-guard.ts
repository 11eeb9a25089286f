import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Transaction } from './database.ts';

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Every transaction of the mall. `work` gets the context with the transaction as its `db`: name it like the outer one, so that
 * no statement reaches past the transaction. Nested ones are savepoints. `refuseInTransaction` knows that it is open.
 */
export function inTransaction<Context extends { db: Database }, Result>(
  context: Context,
  work: (context: Context & { db: Transaction }) => Promise<Result>,
): Promise<Result> {
  const state = { isOpen: true };
  return current
    .run(state, () => context.db.transaction((db) => work({ ...context, db })))
    .finally(() => {
      // What was started in it may go on after it.
      state.isOpen = false;
    });
}

type OutsideCall = 'payment provider' | 'mail server' | 'captcha' | 'file store';

/**
 * Every call to the outside begins with it. Throws inside of a transaction, since its locks and its connection would wait for
 * somebody else's answer. A fault of the developer, so that tests find it.
 */
export function refuseInTransaction(call: OutsideCall): void {
  if (!current.getStore()?.isOpen) return;
  throw new Error(`The ${call} is called inside of a transaction: commit first.`);
}
