import { createStore } from '../store.ts';

/** Metadata of the last response. */
export interface AnswerFacts {
  status: number;
  milliseconds: number;
  requestId: string | null;
  age: string | null;
}

export const answerFacts = createStore<AnswerFacts | null>(null);
