import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Everything that the work does or leaves to be done later belongs to the request of that id. */
export function withinRequest(id: string, work: () => void): void {
  ids.run(id, work);
}

/** The id of the request in whose course this is asked, however deep and late; for what nobody hands a context to. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
