import { startTransition, useEffect, useRef, useState } from 'react';

interface RowQueue {
  /** The most urgent row comes first. */
  wanted: readonly number[];
  /** Cards in a row, or in the part of one that is rendered at once. */
  columns: number;
  /** Cards that a slow processor renders, lays out and paints within one frame. */
  atOnce: number;
  /** The rows are in the page already: the server rendered them. */
  isRendered: boolean;
}

/**
 * Which wanted rows are rendered by now. Rows are added one per frame, so that the page scrolls and responds to touches
 * in between. Rendered rows stay until they are no longer wanted.
 */
export function useRowQueue({ wanted, columns, atOnce, isRendered }: RowQueue): ReadonlySet<number> {
  const perFrame = Math.max(1, Math.floor(atOnce / columns));
  const [rendered, setRendered] = useState(() => ({ columns, rows: new Set(isRendered ? wanted : []) }));
  // At another width the same cards are in other rows.
  const isOther = rendered.columns !== columns;
  const rows = isOther
    ? new Set(wanted.slice(0, Math.ceil((rendered.rows.size * rendered.columns) / columns)))
    : rendered.rows;
  if (isOther) setRendered({ columns, rows });
  const latest = useRef({ wanted, rows });
  const isScheduled = useRef(false);
  useEffect(() => {
    latest.current = { wanted, rows };
    if (isScheduled.current || (wanted.length === rows.size && wanted.every((row) => rows.has(row)))) return;
    isScheduled.current = true;
    afterFrame(() => {
      isScheduled.current = false;
      startTransition(() => setRendered({ columns, rows: withNext(latest.current, perFrame) }));
    });
  });
  return rows;
}

function withNext(
  { wanted, rows }: { wanted: readonly number[]; rows: ReadonlySet<number> },
  perFrame: number,
): Set<number> {
  const next = new Set(wanted.filter((row) => !rows.has(row)).slice(0, perFrame));
  return new Set(wanted.filter((row) => rows.has(row) || next.has(row)));
}

function afterFrame(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
