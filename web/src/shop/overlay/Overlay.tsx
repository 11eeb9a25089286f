import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isServer } from '../../shared/is-server.ts';
import { pathOfMallLink } from '../links/mall-link-click.ts';
import { useMallUrl } from '../page/page-context.ts';
import { CloseIcon } from '../../shared/ui/icons/icons.tsx';
import classes from './Overlay.module.css';
import { useDragDown } from './use-drag-down.ts';

interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** A sheet slides up from the lower edge; a document and a window are centered, 1180 and 450 px wide at most. */
  shape: 'sheet' | 'document' | 'window';
  /** A sheet that leaves nothing of the page to be seen. */
  isFullScreen?: boolean;
  /** A sheet as high as its short content, up to its usual height. */
  isFitted?: boolean;
  /** For an overlay that the server renders open: the path of its close link before hydration. */
  closePath?: string;
  children: ReactNode;
}

/**
 * Content over the page, in the browser's modal dialog, which traps the focus, makes the rest inert and restores the
 * focus. A link inside replaces the overlay's history entry, so that back finds the page below and not the overlay
 * again. use-overlay.ts opens and closes it.
 */
export function Overlay({ isOpen, onClose, title, shape, closePath, children, ...height }: OverlayProps) {
  const { isFullScreen = false, isFitted = false } = height;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const mallUrl = useMallUrl();
  const navigate = useNavigate();
  useModal(dialog, isOpen);
  const drag = useDragDown(dialog, onClose);
  const leaveInPlace = (event: MouseEvent<HTMLElement>) => {
    const path = pathOfMallLink(event, mallUrl);
    if (path === null || (event.target as Element).closest('[data-own-way]')) return;
    event.preventDefault();
    void navigate(path, { replace: true });
  };
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what is clicked are its links and the page below, for which the keyboard has Esc
    <dialog
      ref={dialog}
      open={isServer}
      suppressHydrationWarning
      tabIndex={-1}
      className={classes.root}
      data-shape={shape}
      data-full={isFullScreen || undefined}
      data-fitted={isFitted || undefined}
      aria-labelledby={titleId}
      onClickCapture={leaveInPlace}
      onClick={(event) => isOwn(event) && onClose()}
      // Esc fires cancel first; Android's back gesture may not.
      onCancel={(event) => isOwn(event) && close(event)}
      onClose={(event) => isOwn(event) && isOpen && onClose()}
    >
      <div className={classes.frame}>
        <div className={classes.header} {...(shape === 'sheet' ? drag : {})}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {closePath === undefined ? (
            <button type="button" className={classes.close} aria-label="닫기" onClick={onClose}>
              <CloseIcon />
            </button>
          ) : (
            <Link to={closePath} replace className={classes.close} aria-label="닫기" data-own-way onClick={close}>
              <CloseIcon />
            </Link>
          )}
        </div>
        <div className={classes.body}>{children}</div>
      </div>
    </dialog>
  );
}

/** Not something inside: a file field, for one, lets its own `cancel` bubble up. */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget;
}

/**
 * The dialog is visible at once. It becomes modal in the next frame: to make the rest inert a slow processor visits
 * every element of the page, and the first image need not wait for that.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const opener = document.activeElement;
    // As the server rendered it: open, but not modal. The server's content stays readable.
    if (!element.hasAttribute('open')) element.setAttribute('data-arriving', '');
    element.setAttribute('open', '');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => takeOver(element));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      element.removeAttribute('data-arriving');
      element.close();
      // After a reload there is no place that it came from.
      const hasPlace = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      (hasPlace ? opener : document.getElementById('main'))?.focus({ preventScroll: true });
    };
  }, [dialog, isOpen]);
}

function takeOver(dialog: HTMLDialogElement): void {
  const focused =
    document.activeElement instanceof HTMLElement && dialog.contains(document.activeElement)
      ? document.activeElement
      : dialog;
  dialog.removeAttribute('open');
  dialog.removeAttribute('data-arriving');
  dialog.showModal();
  focused.focus({ preventScroll: true });
}
