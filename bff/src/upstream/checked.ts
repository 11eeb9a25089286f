import { MallError } from '../errors/mall-error.ts';
import type { MallCall } from './call.ts';
import { Invalid } from './reading.ts';

/** The response's data, read by the call's reader; else a MallError. */
export function checked<T>({ endpoint, response }: MallCall<T>, data: unknown): T {
  const read = readable(endpoint, response, data);
  if (read instanceof Invalid)
    throw new MallError('bad-answer', endpoint, { detail: `is invalid: ${read.field || 'itself'}` });
  return read;
}

/** Deep nesting exhausts the stack of the reader. */
function readable<T>(endpoint: string, read: MallCall<T>['response'], data: unknown): T | Invalid {
  try {
    return read(data);
  } catch (cause) {
    throw new MallError('bad-answer', endpoint, { cause, detail: 'cannot be checked' });
  }
}
