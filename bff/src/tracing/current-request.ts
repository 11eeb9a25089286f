import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Runs the work, and everything it schedules, in the context of that request id. */
export function withinRequest(id: string, work: () => void): void {
  ids.run(id, work);
}

/** The id of the current request, for code that has no request context. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
