import type { MallCall } from './call.ts';
import { MallError } from '../errors/mall-error.ts';
import { afresh, lastMisfit, readOf, unfit } from './reading.ts';

class Misfit extends Error {
  override readonly name = 'Misfit';
}

/** The data of an answer as the call wants it, else a MallError. */
export function checked<T>({ endpoint, answer }: MallCall<T>, data: unknown): T {
  try {
    const fit = afresh(readOf(answer), data);
    if (fit === unfit) throw new Misfit(`does not fit: ${lastMisfit()}`);
    return fit as T;
  } catch (cause) {
    // Endless nesting exhausts the stack of the reader.
    throw new MallError('bad-answer', endpoint, {
      cause,
      detail: cause instanceof Misfit ? cause.message : 'cannot be checked',
    });
  }
}
