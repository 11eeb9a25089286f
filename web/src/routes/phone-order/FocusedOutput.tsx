import { useEffect, useRef, type ReactNode } from 'react';

interface FocusedOutputProps {
  /** Whether it has come by a press just now. */
  isNews: boolean;
  children: ReactNode;
}

/** What was done. It takes the focus when it is news, since the button that had it is gone. */
export function FocusedOutput({ isNews, children }: FocusedOutputProps) {
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (isNews) place.current?.focus({ preventScroll: true });
  }, [isNews]);
  return (
    <output ref={place} tabIndex={-1}>
      {children}
    </output>
  );
}
