import { createStore } from '../store.ts';

/** What the last answer's envelope said. */
export interface AnswerFacts {
  status: number;
  milliseconds: number;
  requestId: string | null;
  age: string | null;
}

export const answerFacts = createStore<AnswerFacts | null>(null);
