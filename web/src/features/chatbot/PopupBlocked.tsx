import { useEffect, useRef } from 'react';
import buttons from '../../shared/ui/button.module.css';
import classes from './ChatbotForm.module.css';

interface PopupBlockedProps {
  onOpenHere: () => void;
  onClose: () => void;
}

/** The browser blocked the window: says so, and offers a link that needs none. */
export function PopupBlocked({ onOpenHere, onClose }: PopupBlockedProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc, wherever in it the focus is
    <div
      ref={root}
      className={classes.blocked}
      role="alertdialog"
      aria-labelledby="chatbot-blocked"
      aria-describedby="chatbot-blocked-why"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id="chatbot-blocked" className={classes.title}>
        알림
      </h2>
      <p id="chatbot-blocked-why">상담 창이 차단되었어요. 주소창에서 팝업을 허용하거나 이 창에서 상담을 열어 주세요.</p>
      <div className={classes.choices}>
        <button type="button" className={`${buttons.secondary} ${classes.choice}`} onClick={onClose}>
          닫기
        </button>
        <button type="button" className={`${buttons.primary} ${classes.choice}`} onClick={onOpenHere}>
          이 창에서 열기
        </button>
      </div>
    </div>
  );
}
