import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import alert from '../AlertDialog/AlertDialog.module.css';
import buttons from '../button.module.css';
import classes from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The verb of what is done, as 삭제하기. */
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before an action that cannot be undone, in the browser's modal dialog. Esc means no. Yes and no have equal
 * weight.
 */
export function ConfirmDialog({ title, text, action, onConfirm, onCancel }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const [titleId, textId] = [useId(), useId()];
  useLayoutEffect(() => {
    const element = dialog.current;
    opener.current = document.activeElement;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(
    () => () => {
      const place = opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : null;
      (place ?? document.getElementById('main'))?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={alert.root}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={titleId} className={alert.title}>
        {title}
      </h2>
      <p id={textId} className={alert.text}>
        {text}
      </p>
      <div className={classes.actions}>
        <button type="button" className={buttons.secondary} onClick={onCancel}>
          취소
        </button>
        <button type="button" className={buttons.secondary} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </dialog>
  );
}
