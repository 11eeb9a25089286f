import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Purchase column beside the description. Its height decides where it sticks, but only once the mouse has left it: a press that adds
 * a row must not move what is under it.
 */
export function PurchaseColumn({ className, children }: { className?: string; children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    if (typeof ResizeObserver === 'undefined') return undefined;
    const place = () => element.style.setProperty('--panel-height', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(() => {
      if (!element.matches(':hover')) place();
    });
    observer.observe(element);
    element.addEventListener('pointerleave', place);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerleave', place);
    };
  }, []);
  return (
    <div ref={column} className={className}>
      {children}
    </div>
  );
}
