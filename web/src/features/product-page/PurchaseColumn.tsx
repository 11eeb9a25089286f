import { useEffect, useRef, type ReactNode } from 'react';

/** Purchase column beside the description. Its height decides where it sticks. */
export function PurchaseColumn({ className, children }: { className?: string; children: ReactNode }) {
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
    <div ref={column} className={className}>
      {children}
    </div>
  );
}
