import { useEffect, useState } from 'react';

export type SlideState = 'entering' | 'entered' | 'exiting' | 'exited';

/** Specification, section 9; `--time-sheet` is the same value for the style sheets. */
export const slideMs = 300;

/** Where a sheet is on its way: opening and closing take it 300 ms each. */
export function useSlideState(isOpen: boolean): SlideState {
  const [state, setState] = useState<SlideState>('exited');
  const isIn = state === 'entering' || state === 'entered';
  if (isOpen !== isIn) setState(isOpen ? 'entering' : 'exiting');
  useEffect(() => {
    if (state !== 'entering' && state !== 'exiting') return;
    const timer = setTimeout(() => setState(state === 'entering' ? 'entered' : 'exited'), slideMs);
    return () => clearTimeout(timer);
  }, [state]);
  return state;
}
