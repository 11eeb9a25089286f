import { useEffect, useState } from 'react';

// Longer than the style sheet takes, for browsers that tell no end of a transition that they skipped.
const latestMs = 400;

/** Lets something fold away before it is gone: `start` begins it, `done` runs when the fold has ended. */
export function useClosing(done: () => void): { isClosing: boolean; start: () => void; finish: () => void } {
  const [isClosing, setIsClosing] = useState(false);
  const finish = () => {
    if (!isClosing) return;
    setIsClosing(false);
    done();
  };
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(finish, latestMs);
    return () => clearTimeout(timer);
  });
  return { isClosing, start: () => setIsClosing(true), finish };
}
