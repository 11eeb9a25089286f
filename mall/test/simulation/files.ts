import type { FileStore } from '../../src/file-store.ts';
import { refuseInTransaction } from '../../src/db/transaction-guard.ts';
import type { Scheduler } from './scheduler.ts';

const never = new Promise<never>(() => undefined);

/** A store of files that outlives programs, and loses calls. */
export class SimulatedFiles {
  readonly contents = new Map<string, { bytes: Buffer; at: number }>();
  /** How many of the next calls fail: before their effect, or after it. */
  readonly faults: ('request lost' | 'response lost')[] = [];

  reachedBy(scheduler: Scheduler, dies: () => boolean): FileStore {
    const over = async <Result>(label: string, call: () => Result): Promise<Result> => {
      refuseInTransaction('file store');
      await scheduler.gate(`files ${label}`);
      if (dies()) return never;
      const fault = this.faults.shift();
      if (fault === 'request lost') throw new Error('The store did not get it.');
      const result = call();
      if (fault === 'response lost') throw new Error('The response of the store was lost.');
      return dies() ? never : result;
    };
    const { contents } = this;
    return {
      put: (name, bytes) =>
        over('put', () => void contents.set(name, { bytes: Buffer.from(bytes), at: scheduler.now })),
      get: (name) => over('get', () => contents.get(name)?.bytes ?? null),
      remove: (name) => over('remove', () => void contents.delete(name)),
      async *namesBefore(time) {
        const names = await over('names', () =>
          [...contents].filter(([, { at }]) => at < time.getTime()).map(([name]) => name),
        );
        yield* names;
      },
    };
  }
}
