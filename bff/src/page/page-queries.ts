import { hash } from 'node:crypto';
import type { RequestedByPage, Execute, ExecutedOperation, Operation } from './renderer.ts';

/** The stored result of a page's query, to detect a change. */
export interface PageResult extends RequestedByPage {
  digest: string;
  /** When the mall sent it, by Date. */
  receivedAt: number;
}

interface Executed extends ExecutedOperation {
  receivedAt: number;
}

/** The queries of one page, each executed once. */
export class PageQueries {
  readonly #execute: Execute;
  readonly #executed = new Map<string, Promise<Executed>>();

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  readonly execute = (operation: Operation): Promise<Executed> => {
    const key = `${operation.documentId} ${JSON.stringify(operation.variables)}`;
    const executed = this.#executed.get(key) ?? this.#executeNow(operation);
    this.#executed.set(key, executed);
    return executed;
  };

  /** The results of these queries. A result with errors never equals another. */
  async resultsOf(requests: readonly RequestedByPage[]): Promise<PageResult[]> {
    return Promise.all(
      requests.map(async ({ documentId, variables, freshMs }) => {
        const { data, errors, receivedAt } = await this.execute({ documentId, variables });
        const digest = errors ? '' : hash('sha1', JSON.stringify(data), 'base64');
        return { documentId, variables, freshMs, receivedAt, digest };
      }),
    );
  }

  async #executeNow(operation: Operation): Promise<Executed> {
    const executed = await this.#execute(operation);
    return { ...executed, receivedAt: Date.now() - executed.ageSeconds * 1000 };
  }
}

export function areSame(ones: readonly PageResult[], others: readonly PageResult[]): boolean {
  return (
    ones.length === others.length &&
    ones.every(({ digest }, index) => digest !== '' && digest === others[index]?.digest)
  );
}

/** Ages of the results in milliseconds, separated by spaces; `-` for a stale one. */
export function agesOf(results: readonly PageResult[]): string {
  return results
    .map(({ receivedAt, freshMs }) => (freshMs === null ? '-' : Math.max(0, Date.now() - receivedAt)))
    .join(' ');
}

/** The time, by Date, until which all of them are fresh. */
export function freshUntil(results: readonly PageResult[]): number {
  return Math.min(...results.map(({ receivedAt, freshMs }) => receivedAt + (freshMs ?? -Infinity)));
}
