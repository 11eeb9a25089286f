import type { z } from 'zod';
import type { MallCall } from './call.ts';
import { frozen } from './frozen.ts';
import { MallError } from './mall-error.ts';
import { afresh, lastMisfit, readOf, unfit } from './reading.ts';

class Misfit extends Error {
  override readonly name = 'Misfit';
}

/** What came before and fitted then; frozen, as that was. */
const fitted = new WeakMap<object, { answer: z.ZodType; fit: unknown }>();

/** The data of an answer as the call wants it, else a MallError. */
export function checked<T>({ endpoint, answer }: MallCall<T>, data: unknown): T {
  const known = typeof data === 'object' && data !== null ? fitted.get(data) : undefined;
  if (known?.answer === answer) return known.fit as T;
  try {
    const fit = afresh(readOf(answer), data);
    if (fit === unfit) throw new Misfit(`does not fit: ${lastMisfit()}`);
    if (typeof data === 'object' && data !== null && Object.isFrozen(data))
      fitted.set(data, { answer, fit: frozen(fit) });
    return fit as T;
  } catch (cause) {
    // What is nested without end is more than the reading of it can bear.
    throw new MallError('bad-answer', endpoint, {
      cause,
      detail: cause instanceof Misfit ? cause.message : 'cannot be checked',
    });
  }
}

/** Takes what was checked, frozen from now on, for the data that it was read of. */
export function standIn<T extends object>(answer: z.ZodType, fit: T): T {
  fitted.set(frozen(fit), { answer, fit });
  return fit;
}
