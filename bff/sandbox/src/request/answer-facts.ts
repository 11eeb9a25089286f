import { createStore } from '../store.ts';

/** Metadata of the last response. */
export interface AnswerFacts {
  status: number;
  milliseconds: number;
  requestId: string | null;
  age: string | null;
  headers: [name: string, value: string][];
}

export const answerFacts = createStore<AnswerFacts | null>(null);
