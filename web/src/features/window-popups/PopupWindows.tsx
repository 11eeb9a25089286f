import { useRef } from 'react';
import type { ClosedFor } from '../../shop/popups/closed-popups.ts';
import type { Popup } from '../../shop/popups/use-popups.ts';
import { PopupWindow } from './PopupWindow.tsx';
import { useEscape } from './use-escape.ts';

interface PopupWindowsProps {
  popups: readonly Popup[];
  onClose: (popup: Popup, closedFor: ClosedFor) => void;
}

/** Notices in popups over the page, which stays usable: one at a time, the next when that one is closed. */
export function PopupWindows({ popups, onClose }: PopupWindowsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [shown] = popups;

  function close(popup: Popup, closedFor: ClosedFor) {
    const hadFocus = root.current?.contains(document.activeElement) ?? false;
    onClose(popup, closedFor);
    if (hadFocus)
      requestAnimationFrame(() =>
        (root.current?.querySelector<HTMLElement>('[role="dialog"]') ?? document.getElementById('main'))?.focus(),
      );
  }

  useEscape(root, () => shown && close(shown, 'visit'));

  return (
    <div ref={root}>
      {shown && <PopupWindow key={shown.id} popup={shown} onClose={(closedFor) => close(shown, closedFor)} />}
    </div>
  );
}
