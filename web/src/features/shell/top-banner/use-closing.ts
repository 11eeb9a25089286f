import { useEffect, useState } from 'react';

// Longer than the transition, for browsers that skip it and fire no transitionend.
const latestMs = 400;

/** Lets an element fold away before it is removed: `start` starts the transition, `done` runs when it has ended. */
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
