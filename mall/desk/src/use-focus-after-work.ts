import { useEffect, useRef, type RefObject } from 'react';

interface FocusAfterWork {
  heading: RefObject<HTMLHeadingElement | null>;
  rows: RefObject<HTMLTableSectionElement | null>;
}

/**
 * Keeps the place of who works by keyboard: when a press has moved its row out of the list, the focus goes to the same press of the
 * row that took its place, and to the heading of a list that is empty now.
 */
export function useFocusAfterWork(listed: unknown): FocusAfterWork {
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLTableSectionElement>(null);
  const last = useRef<{ key: string | undefined; index: number } | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
      // A dialog stands outside of the table: its row is the one that opened it.
      if (!row) {
        if (target instanceof Element && !target.closest('[role=dialog]')) last.current = null;
        return;
      }
      const all = [...(row.parentElement?.children ?? [])];
      last.current = { key: row.dataset['row'], index: all.indexOf(row) };
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const place = last.current;
    if (listed === null || place === null || document.activeElement !== document.body) return;
    const all = [...(rows.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
    const row = all.find(({ dataset }) => dataset['row'] === place.key) ?? all[Math.min(place.index, all.length - 1)];
    const press = row?.querySelector<HTMLElement>('button:not(:disabled), a[href]');
    (press ?? heading.current)?.focus();
  }, [listed]);
  return { heading, rows };
}
