import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import buttons from '../button.module.css';
import classes from './AlertDialog.module.css';

interface AlertDialogProps {
  /** 안내 or 알림, as the specification has it. */
  title: string;
  text: string;
  /** Esc does nothing: there is only the one way on. */
  isMandatory?: boolean;
  onConfirm: () => void;
}

/**
 * Shows one message over the page until it is confirmed, in the browser's modal dialog, 450 px wide, 90 % on phones. It
 * is part of the page's own chunk, because its message may be that nothing more can be loaded.
 */
export function AlertDialog({ title, text, isMandatory = false, onConfirm }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [titleId, textId] = [useId(), useId()];
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useReopening(dialog, isMandatory);
  useGoneWithOverlay(dialog, isMandatory ? null : onConfirm);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={classes.root}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        if (!isMandatory) onConfirm();
      }}
    >
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <p id={textId} className={classes.text}>
        {text}
      </p>
      <button type="button" className={buttons.primary} onClick={onConfirm}>
        확인
      </button>
    </dialog>
  );
}

/** Closes with the overlay around it: open inside a closed dialog it would be invisible and still block the page. */
function useGoneWithOverlay(dialog: RefObject<HTMLDialogElement | null>, onGone: (() => void) | null): void {
  useEffect(() => {
    const overlay = dialog.current?.parentElement?.closest('dialog');
    if (!overlay || !onGone) return undefined;
    overlay.addEventListener('close', onGone);
    return () => overlay.removeEventListener('close', onGone);
  }, [dialog, onGone]);
}

/** A second Esc always closes a dialog; a mandatory one opens again. */
function useReopening(dialog: RefObject<HTMLDialogElement | null>, isMandatory: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isMandatory) return undefined;
    const reopen = () => element.isConnected && element.showModal();
    element.addEventListener('close', reopen);
    return () => element.removeEventListener('close', reopen);
  }, [dialog, isMandatory]);
}
