import { useEffect, useRef, type ReactNode } from 'react';
import classes from './ProductDetail.module.css';

/** What is bought, beside all there is to read. How high it is decides where it sticks. */
export function PurchaseColumn({ children }: { children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => element.style.setProperty('--panel-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={column} className={classes.panel}>
      {children}
    </div>
  );
}
