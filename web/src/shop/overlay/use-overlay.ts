import { useLayoutEffect, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import {
  closeOverlay,
  finishOverlay,
  openOverlay,
  openOverlays,
  rememberPage,
  subscribeToOverlays,
} from './overlay-history.ts';

export interface OverlayState {
  isOpen: boolean;
  /** It was open at least once: time to have its code. */
  isWanted: boolean;
  open(event: Pick<SyntheticEvent<HTMLElement>, 'currentTarget'>): void;
  close(): void;
  /** Closes it for good: the browser's forward button leads to this query, with nothing open. */
  finish(search: string): void;
}

/**
 * An overlay, by name. Navigating to another page closes it, and so does back, which shows the page below; forward and
 * a reload open it again.
 */
export function useOverlay(name: string): OverlayState {
  const { key } = useLocation();
  const isLeavingPage = useNavigation().state !== 'idle';
  useLayoutEffect(() => rememberPage(key), [key]);
  const names = useSyncExternalStore(subscribeToOverlays, openOverlays, () => '');
  const isOpen = !isLeavingPage && names.split(' ').includes(name);
  const [isWanted, setIsWanted] = useState(false);
  if (isOpen && !isWanted) setIsWanted(true);
  return {
    isOpen,
    isWanted,
    open: ({ currentTarget }) => {
      // Safari gives no focus to a button that is tapped, and the focus must have somewhere to return to.
      currentTarget.focus({ preventScroll: true });
      openOverlay(name);
    },
    close: () => closeOverlay(name),
    finish: (search) => finishOverlay(name, search),
  };
}
