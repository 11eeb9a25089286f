import { useRef, useState } from 'react';
import { useDevice } from '../../shared/page/page-context.ts';
import type { ClosedFor } from '../../shared/popups/closed-popups.ts';
import type { Popup } from '../../shared/popups/use-popups.ts';
import { PopupWindow } from './PopupWindow.tsx';
import { useEscape } from './use-escape.ts';

interface PopupWindowsProps {
  popups: readonly Popup[];
  onClose: (popup: Popup, closedFor: ClosedFor) => void;
}

/**
 * Notices in windows over the page, which stays usable. On a desktop they stand side by side, and the one that was
 * touched last lies on top; a phone has room for one at a time.
 */
export function PopupWindows({ popups, onClose }: PopupWindowsProps) {
  const isPhone = useDevice() === 'MOBILE';
  const root = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [places] = useState(() => new Map(popups.map(({ id }, index) => [id, index])));
  const shown = isPhone ? popups.slice(0, 1) : popups;
  const heightOf = ({ id }: Popup) => touched.indexOf(id);

  function close(popup: Popup, closedFor: ClosedFor) {
    const hadFocus = root.current?.contains(document.activeElement) ?? false;
    onClose(popup, closedFor);
    if (hadFocus) requestAnimationFrame(() => (root.current?.querySelector<HTMLElement>('[role="dialog"]') ?? document.getElementById('main'))?.focus());
  }

  useEscape(root, (focusedId) => {
    const popup = shown.find(({ id }) => id === focusedId) ?? shown.toSorted((one, other) => heightOf(one) - heightOf(other)).at(-1);
    if (popup) close(popup, 'visit');
  });

  return (
    <div ref={root}>
      {shown.map((popup, index) => (
        <PopupWindow
          key={popup.id}
          popup={popup}
          name={shown.length > 1 ? `알림 ${index + 1}` : '알림'}
          place={places.get(popup.id) ?? index}
          height={heightOf(popup) + 1}
          onTouch={() => setTouched([...touched.filter((id) => id !== popup.id), popup.id])}
          onClose={(closedFor) => close(popup, closedFor)}
        />
      ))}
    </div>
  );
}
