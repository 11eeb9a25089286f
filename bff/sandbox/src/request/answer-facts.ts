import { createStore } from '../store.ts';

/** Metadata of the last response. */
export interface AnswerFacts {
  status: number;
  milliseconds: number;
  requestId: string | null;
  age: string | null;
  headers: [name: string, value: string][];
  /** The id that was sent is in no manifest. */
  isUnknownId: boolean;
}

export const answerFacts = createStore<AnswerFacts | null>(null);
