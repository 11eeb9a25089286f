import { hash } from 'node:crypto';
import type { AskedByPage, Execute, ExecutedOperation, Operation } from './renderer.ts';

/** An answer as far as it must be remembered to know whether it came again. */
export interface PageAnswer extends AskedByPage {
  digest: string;
  /** When it was had of the mall, by Date. */
  hadAt: number;
}

interface Executed extends ExecutedOperation {
  hadAt: number;
}

/** The questions of one page, each asked once. */
export class Asking {
  readonly #execute: Execute;
  readonly #answers = new Map<string, Promise<Executed>>();

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  readonly ask = (operation: Operation): Promise<Executed> => {
    const key = `${operation.documentId} ${JSON.stringify(operation.variables)}`;
    const answer = this.#answers.get(key) ?? this.#executed(operation);
    this.#answers.set(key, answer);
    return answer;
  };

  /** What is known of the answers to these. An answer with errors is never the same as another. */
  async answersTo(asked: readonly AskedByPage[]): Promise<PageAnswer[]> {
    return Promise.all(
      asked.map(async ({ documentId, variables, freshMs }) => {
        const { data, errors, hadAt } = await this.ask({ documentId, variables });
        return {
          documentId,
          variables,
          freshMs,
          hadAt,
          digest: errors ? '' : hash('sha1', JSON.stringify(data), 'base64'),
        };
      }),
    );
  }

  async #executed(operation: Operation): Promise<Executed> {
    const executed = await this.#execute(operation);
    return { ...executed, hadAt: Date.now() - executed.ageSeconds * 1000 };
  }
}

export function areSame(ones: readonly PageAnswer[], others: readonly PageAnswer[]): boolean {
  return (
    ones.length === others.length &&
    ones.every(({ digest }, index) => digest !== '' && digest === others[index]?.digest)
  );
}

const oldestMs = 99_999_999; // eight digits, more than a day

/** How old the answers are now, as pages tell it: milliseconds, `-` for one that does not count as fresh, spaces between. */
export function agesOf(answers: readonly PageAnswer[]): string {
  return answers
    .map(({ hadAt, freshMs }) => (freshMs === null ? '-' : Math.min(oldestMs, Math.max(0, Date.now() - hadAt))))
    .join(' ');
}

/** How many characters that takes at most, with two spaces at its end. */
export function widthOfAges(answers: readonly PageAnswer[]): number {
  return answers.length * (String(oldestMs).length + 1) + 2;
}

/** Until when, by Date, all of them are fresh. */
export function freshUntil(answers: readonly PageAnswer[]): number {
  return Math.min(...answers.map(({ hadAt, freshMs }) => hadAt + (freshMs ?? -Infinity)));
}
