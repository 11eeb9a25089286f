import { CloseIcon } from '../icons/icons.tsx';
import classes from './UndoNotice.module.css';

interface UndoNoticeProps {
  /** A sentence about what was removed from a list; null: nothing. */
  text: string | null;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Says what was just removed from a list, with an undo button. It stays visible as long as its list is. */
export function UndoNotice({ text, onUndo, onDismiss }: UndoNoticeProps) {
  return (
    <div className={classes.root} data-shown={text !== null || undefined}>
      <output className={classes.text}>{text}</output>
      {text === null ? null : (
        <>
          <button type="button" className={classes.undo} onClick={onUndo}>
            되돌리기
          </button>
          <button type="button" className={classes.close} aria-label="알림 닫기" onClick={onDismiss}>
            <CloseIcon size={18} />
          </button>
        </>
      )}
    </div>
  );
}
