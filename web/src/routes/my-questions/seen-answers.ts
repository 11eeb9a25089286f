import { keep, readKept } from './device-list.ts';

const name = 'answers-seen';
const mostKept = 100;

/** Whether the answer to an inquiry has been shown in this browser. */
export function isAnswerSeen(number: string): boolean {
  return numbers().includes(number);
}

export function noteAnswerSeen(number: string): void {
  if (!isAnswerSeen(number)) keep(name, [...numbers(), number].slice(-mostKept));
}

function numbers(): string[] {
  const kept = readKept(name);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
}
