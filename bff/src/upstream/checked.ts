import type { MallCall } from './call.ts';
import { MallError } from '../errors/mall-error.ts';
import { afresh, lastInvalidField, readOf, invalid } from './reading.ts';

class ValidationError extends Error {
  override readonly name = 'ValidationError';
}

/** The response's data, validated by the call's type; else a MallError. */
export function checked<T>({ endpoint, response }: MallCall<T>, data: unknown): T {
  try {
    const valid = afresh(readOf(response), data);
    if (valid === invalid) throw new ValidationError(`is invalid: ${lastInvalidField()}`);
    return valid as T;
  } catch (cause) {
    // Deep nesting exhausts the stack of the parser.
    throw new MallError('bad-answer', endpoint, {
      cause,
      detail: cause instanceof ValidationError ? cause.message : 'cannot be checked',
    });
  }
}
