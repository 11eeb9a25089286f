import { AsyncLocalStorage } from 'node:async_hooks';

const fields = new AsyncLocalStorage<string>();

/** Runs a resolver as that of a field, by its coordinate: what it calls of the mall is told beside it. */
export function withinField<T>(coordinate: string, work: () => T): T {
  return fields.run(coordinate, work);
}

/** The field that is resolved. Of a batch it is the first that asked for it. */
export function currentField(): string | null {
  return fields.getStore() ?? null;
}
