import type { Request } from 'express';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Caller, PreparedCall } from '../../http/call.ts';
import { idempotencyHeader } from '../../http/openapi-document.ts';
import { Refusal } from '../../http/refusal.ts';
import { runOnce, type Steps } from './idempotency.ts';
import { busy } from './outcome.ts';

type RunPrepared = (caller: Caller, request: Request, prepare: () => Promise<PreparedCall>) => Promise<unknown>;

const noPreview = { takesPreview: false };

/** Ends a transaction in which a key has turned out to be new. */
class NewKey extends Error {
  override readonly name = 'NewKey';
}

/**
 * As `runOnce`, for a call with a part that must hold no lock. That part runs before the transaction, and not for a repeat. What
 * it made is discarded unless the transaction took it. If that is unknown, as after a lost connection, the sweep decides.
 */
export function preparedCalls(context: MallContext): RunPrepared {
  const preparing = new Set<string>();

  return async (caller, request, prepare) => {
    const name = [caller.memNo, request.method, request.path, request.get(idempotencyHeader)].join(' ');
    if (preparing.has(name)) throw busy();
    preparing.add(name);
    try {
      const isNew = () => Promise.reject(new NewKey());
      return await runOnce(context, caller, request, noPreview, inOneStep(isNew)).catch(async (error: unknown) => {
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
      return await runOnce(
        context,
        caller,
        request,
        noPreview,
        inOneStep((context) => {
          isTaken = true;
          return prepared.record(context);
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

/** The steps of a call that ends with its transaction. */
function inOneStep(begin: (context: TransactionContext) => Promise<unknown>): Steps {
  return { begin, finish: () => Promise.reject(new Error('Nothing was begun.')) };
}
