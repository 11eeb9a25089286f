import { useId, useRef, type CSSProperties } from 'react';
import { SmartLink } from '../../shared/links/SmartLink.tsx';
import type { ClosedFor } from '../../shared/popups/closed-popups.ts';
import { closedForAWeek, type Popup } from '../../shared/popups/use-popups.ts';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { sanitize } from '../../shared/rich-text/sanitize.ts';
import { CloseIcon } from '../../shared/ui/icons/icons.tsx';
import { GripIcon } from '../../shared/ui/late-icons.tsx';
import classes from './PopupWindow.module.css';
import { useMovable } from './use-movable.ts';

interface PopupWindowProps {
  popup: Popup;
  name: string;
  /** Which place it opens at, from 0. */
  place: number;
  /** The higher lies over the lower. */
  height: number;
  onTouch: () => void;
  onClose: (closedFor: ClosedFor) => void;
}

/** One notice in a window of its own, which can be moved out of the way and closed, now or for a week. */
export function PopupWindow({ popup: { id, html, url }, name, place, height, onTouch, onClose }: PopupWindowProps) {
  const root = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { offset, isMoving, handle } = useMovable(root);
  const style = { '--column': place % 2, '--row': Math.floor(place / 2), '--height': height, translate: `${offset.x}px ${offset.y}px` } as CSSProperties;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any touch of it, however made, brings it to the front
    <div
      ref={root}
      className={classes.root}
      style={style}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an open <dialog> means an overlay here; the page below this one stays usable
      role="dialog"
      aria-label={name}
      data-popup={id}
      data-moving={isMoving || undefined}
      tabIndex={-1}
      onPointerDown={onTouch}
      onFocus={onTouch}
    >
      <div className={classes.bar}>
        <button type="button" className={classes.grip} aria-label={`${name} 창 옮기기`} aria-describedby={hintId} {...handle}>
          <GripIcon size={20} />
          {name}
        </button>
        <span id={hintId} hidden>
          끌거나 화살표 키로 옮기고, 누르면 화면의 다음 모서리로 가요.
        </span>
        <button type="button" className={classes.close} aria-label={`${name} 창 닫기`} onClick={() => onClose('visit')}>
          <CloseIcon size={22} />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section className={classes.body} tabIndex={0} aria-label={`${name} 내용`}>
        <RichText html={sanitize(html)} />
        {url && (
          <SmartLink to={url} className={classes.more} onClick={() => onClose('visit')}>
            <span className="visually-hidden">{name}</span> 자세히 보기
          </SmartLink>
        )}
      </section>
      <div className={classes.foot}>
        <button type="button" onClick={() => onClose(closedForAWeek)}>
          7일 동안 보지 않기
        </button>
        <button type="button" onClick={() => onClose('visit')}>
          닫기
        </button>
      </div>
    </div>
  );
}
