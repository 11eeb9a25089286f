import { noteContractViolation } from '../errors/contract-violations.ts';
import type { MallRefusal } from '../errors/mall-error.ts';
import { Invalid, type Reader } from './reading.ts';

/** The data of a refusal; null without any, or if it violates the contract. */
export function refusalData<T>({ endpoint, code, data }: MallRefusal, read: Reader<never, T>): T | null {
  if (data === null || data === undefined) return null;
  const found = read(data);
  if (!(found instanceof Invalid)) return found;
  noteContractViolation(`${endpoint}: the data of ${code} is invalid (${found.field || 'itself'})`);
  return null;
}
