import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Started } from '../../smart-search/SearchBar/use-take-over.ts';

const fetchSmart = () => import('../../smart-search/SearchBar/SearchBar.tsx');

type Smart = Awaited<ReturnType<typeof fetchSmart>>;

const fetchQuietly = () => fetchSmart().catch(() => null);

/**
 * The smart search, loaded when the browser is idle or the shopper approaches the field. It replaces the plain field,
 * with its text and focus, but never in the middle of a syllable or of a press.
 */
export function useSmartBar(input: RefObject<HTMLInputElement | null>) {
  const [smart, setSmart] = useState<Smart | null>(null);
  const started = useRef<Started | null>(null);
  /** Unfinished syllables and presses; the next syllable starts before the last one has fully ended. */
  const holds = useRef(0);
  const waiting = useRef<(() => void) | null>(null);

  const fetchNow = useCallback(() => {
    const replaceWith = (module: Smart) => {
      started.current = {
        text: input.current?.value ?? '',
        hadFocus: input.current !== null && document.activeElement === input.current,
      };
      setSmart(module);
    };
    void fetchQuietly().then((module) => {
      if (!module) return undefined; // the plain form goes on working
      if (holds.current > 0) waiting.current = () => replaceWith(module);
      else replaceWith(module);
      return undefined;
    });
  }, [input]);

  useEffect(() => {
    if (typeof window.requestIdleCallback !== 'function') return;
    const idle = window.requestIdleCallback(fetchNow, { timeout: 5000 });
    return () => window.cancelIdleCallback(idle);
  }, [fetchNow]);

  const takeStarted = useCallback(() => {
    const mine = started.current;
    started.current = null;
    return mine;
  }, []);

  // The event that brings the last letter, or the click, is still to come.
  const letGo = useCallback(() => {
    setTimeout(() => {
      holds.current -= 1;
      if (holds.current > 0) return;
      waiting.current?.();
      waiting.current = null;
    });
  }, []);
  const hold = useCallback(() => {
    holds.current += 1;
  }, []);
  const holdPress = useCallback(() => {
    hold();
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      letGo();
    };
    for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, end, { signal: ended.signal });
  }, [hold, letGo]);

  return {
    smart,
    takeStarted,
    fetchNow,
    holdPress,
    composition: { onCompositionStart: hold, onCompositionEnd: letGo },
  };
}
