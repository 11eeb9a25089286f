import { useRef, useState, type ReactNode, type UIEvent } from 'react';
import classes from './ScrollingRow.module.css';

interface ScrollingRowProps {
  /** Items per row on desktops: five cards or two tiles. */
  size?: 'card' | 'tile';
  /** List items. */
  children: ReactNode;
}

/**
 * A list that scrolls sideways natively: by finger, by wheel, and with the focus. The buttons are for mice; on touch
 * screens they would cover the cards, so there are none. A button at the end of the row keeps the focus, and is marked
 * as disabled.
 */
export function ScrollingRow({ size = 'card', children }: ScrollingRowProps) {
  const row = useRef<HTMLUListElement>(null);
  // Before any scrolling a row is at its start; only its container knows whether it also ends there.
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  const look = ({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }: UIEvent) =>
    setEnds({ isAtStart: scrollLeft < 8, isAtEnd: scrollLeft + clientWidth > scrollWidth - 8 });
  const what = size === 'tile' ? '기획전' : '상품';
  const turn = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth });
  return (
    <div className={classes.root} data-size={size}>
      <ul ref={row} className={classes.row} onScroll={look}>
        {children}
      </ul>
      <div className={classes.arrows}>
        <Arrow label={`이전 ${what}`} isDisabled={ends.isAtStart} onClick={() => turn(-1)} />
        <Arrow label={`다음 ${what}`} isDisabled={ends.isAtEnd} onClick={() => turn(1)} />
      </div>
    </div>
  );
}

function Arrow({ label, isDisabled, onClick }: { label: string; isDisabled: boolean; onClick: () => void }) {
  return (
    <button type="button" className={classes.arrow} aria-label={label} aria-disabled={isDisabled} onClick={onClick}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="m9 5 7 7-7 7" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
