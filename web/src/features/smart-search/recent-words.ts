import { useSyncExternalStore } from 'react';
import { searchedWordsKey } from '../../shop/session/session-store.ts';
import { longestKeyword, tidyKeyword } from './chips.ts';

const keptAtMost = 8;
/** Longer than any list of ours: not even parsed. */
const readAtMost = 10 * keptAtMost * longestKeyword;

const listeners = new Set<() => void>();

function stored(mallUrl: string): string {
  try {
    return localStorage.getItem(searchedWordsKey(mallUrl)) ?? '';
  } catch {
    return ''; // a browser may forbid storage altogether
  }
}

function wordsIn(text: string): string[] {
  if (text.length > readAtMost) return [];
  const words = text.split('\n').map(tidyKeyword);
  return [...new Set(words)].filter((word) => word !== '').slice(0, keptAtMost);
}

/** Moves the words of a search to the front, in their order. */
export function recordWords(mallUrl: string, words: readonly string[]): void {
  write(mallUrl, [...words, ...wordsIn(stored(mallUrl))]);
}

export function forgetWord(mallUrl: string, word: string): void {
  write(
    mallUrl,
    wordsIn(stored(mallUrl)).filter((each) => each !== word),
  );
}

export function forgetAllWords(mallUrl: string): void {
  write(mallUrl, []);
}

// Read again before each write, so that words of another tab are kept.
function write(mallUrl: string, words: readonly string[]): void {
  try {
    localStorage.setItem(searchedWordsKey(mallUrl), wordsIn(words.join('\n')).join('\n'));
  } catch {
    // Full or forbidden: the list is a convenience.
  }
  for (const listener of listeners) listener();
}

/** What the member searched for last in this mall and browser, newest first. It is gone once they sign out. */
export function useRecentWords(mallUrl: string): string[] {
  const text = useSyncExternalStore(
    subscribe,
    () => stored(mallUrl),
    () => '',
  );
  return wordsIn(text);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
