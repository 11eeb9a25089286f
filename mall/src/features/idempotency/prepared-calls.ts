import type { Request } from 'express';
import type { MallContext } from '../../context.ts';
import type { Caller, PreparedCall } from '../../http/call.ts';
import { idempotencyHeader } from '../../http/openapi-document.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Database } from '../../db/database.ts';
import { answerOnce, type Steps } from './idempotency.ts';
import { busy } from './outcome.ts';

type AnswerPrepared = (caller: Caller, request: Request, prepare: () => Promise<PreparedCall>) => Promise<unknown>;

const noDryRun = { takesDryRun: false };

/** Ends a transaction in which a key has turned out to be new. */
class NewKey extends Error {
  override readonly name = 'NewKey';
}

/**
 * As `answerOnce`, for a call with a part that must hold no lock: that part runs before the transaction, and not at all
 * for a repeat. What it made is discarded where the transaction did not take it. Where its outcome is unknown, as after a lost
 * connection, nothing is discarded: the sweep decides.
 */
export function preparedCalls(context: MallContext): AnswerPrepared {
  const preparing = new Set<string>();

  return async (caller, request, prepare) => {
    const name = [caller.memNo, request.method, request.path, request.get(idempotencyHeader)].join(' ');
    if (preparing.has(name)) throw busy();
    preparing.add(name);
    try {
      const isNew = () => Promise.reject(new NewKey());
      return await answerOnce(context, caller, request, noDryRun, inOneStep(isNew)).catch(async (error: unknown) => {
        if (!(error instanceof NewKey)) throw error;
        return record(caller, request, await prepare());
      });
    } finally {
      preparing.delete(name);
    }
  };

  async function record(caller: Caller, request: Request, prepared: PreparedCall): Promise<unknown> {
    let isTaken = false;
    try {
      return await answerOnce(
        context,
        caller,
        request,
        noDryRun,
        inOneStep((db) => {
          isTaken = true;
          return prepared.record(db);
        }),
      );
    } catch (error) {
      if (error instanceof Refusal) isTaken = false;
      throw error;
    } finally {
      if (!isTaken) await prepared.discard();
    }
  }
}

/** The steps of a call that leaves nothing to do after its transaction. */
function inOneStep(begin: (db: Database) => Promise<unknown>): Steps {
  return { begin, finish: () => Promise.reject(new Error('Nothing was begun.')) };
}
