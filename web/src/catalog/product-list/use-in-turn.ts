import { startTransition, useEffect, useRef, useState } from 'react';

interface Turns {
  /** What is to be there soonest comes first. */
  wanted: readonly number[];
  /** How many cards stand in a row, or in the part of one that comes at once. */
  columns: number;
  /** As many cards as a slow processor draws, lays out and paints at once without keeping anyone waiting. */
  atOnce: number;
  /** The rows stand in the page already, by the server's drawing. */
  isDrawn: boolean;
}

/**
 * Which of the rows that are wanted stand in the page by now. They come one after the other, a frame between them, in
 * which the page scrolls and answers touches, and the first a frame after what stands around them; those that stand there
 * stay until they are wanted no more.
 */
export function useInTurn({ wanted, columns, atOnce, isDrawn }: Turns): ReadonlySet<number> {
  const perTurn = Math.max(1, Math.floor(atOnce / columns));
  const [standing, setStanding] = useState(() => ({ columns, rows: new Set(isDrawn ? wanted : []) }));
  // The cards of one width are those of another: they only stand in other rows.
  const isOther = standing.columns !== columns;
  const rows = isOther
    ? new Set(wanted.slice(0, Math.ceil((standing.rows.size * standing.columns) / columns)))
    : standing.rows;
  if (isOther) setStanding({ columns, rows });
  const latest = useRef({ wanted, rows });
  const isAwaited = useRef(false);
  useEffect(() => {
    latest.current = { wanted, rows };
    if (isAwaited.current || (wanted.length === rows.size && wanted.every((row) => rows.has(row)))) return;
    isAwaited.current = true;
    afterFrame(() => {
      isAwaited.current = false;
      startTransition(() => setStanding({ columns, rows: withNext(latest.current, perTurn) }));
    });
  });
  return rows;
}

function withNext(
  { wanted, rows }: { wanted: readonly number[]; rows: ReadonlySet<number> },
  perTurn: number,
): Set<number> {
  const next = new Set(wanted.filter((row) => !rows.has(row)).slice(0, perTurn));
  return new Set(wanted.filter((row) => rows.has(row) || next.has(row)));
}

function afterFrame(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
