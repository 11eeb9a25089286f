import { useRef, useState, type ReactNode, type UIEvent } from 'react';
import classes from './ScrollingRow.module.css';

interface ScrollingRowProps {
  /** What a row holds on a desktop: five cards, or two tiles. */
  size?: 'card' | 'tile';
  /** List items. */
  children: ReactNode;
}

/**
 * A list that scrolls sideways by itself. The arrows are for a mouse, and for a finger that can press but not sweep;
 * who goes by keys or by ear walks from product to product and never meets them.
 */
export function ScrollingRow({ size = 'card', children }: ScrollingRowProps) {
  const row = useRef<HTMLUListElement>(null);
  // Until it has been scrolled, a row stands at its start; whether it also ends there is its container's to know.
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  const look = ({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }: UIEvent) =>
    setEnds({ isAtStart: scrollLeft < 8, isAtEnd: scrollLeft + clientWidth > scrollWidth - 8 });
  const turn = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: 'smooth' });
  return (
    <div className={classes.root} data-size={size}>
      <ul ref={row} className={classes.row} onScroll={look}>
        {children}
      </ul>
      <div className={classes.arrows} aria-hidden="true">
        <Arrow label="이전 상품" isHidden={ends.isAtStart} onClick={() => turn(-1)} />
        <Arrow label="다음 상품" isHidden={ends.isAtEnd} onClick={() => turn(1)} />
      </div>
    </div>
  );
}

function Arrow({ label, isHidden, onClick }: { label: string; isHidden: boolean; onClick: () => void }) {
  return (
    <button type="button" tabIndex={-1} className={classes.arrow} aria-label={label} data-hidden={isHidden || undefined} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2">
        <path d="m9 5 7 7-7 7" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
