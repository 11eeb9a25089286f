import { useId, useMemo, useRef, useState } from 'react';
import { SmartLink } from '../../shop/links/SmartLink.tsx';
import type { ClosedFor } from '../../shop/popups/closed-popups.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { closedForAWeek, type Popup } from '../../shop/popups/use-popups.ts';
import { RichText } from '../../shop/rich-text/RichText.tsx';
import { CloseIcon } from '../../shared/ui/icons/icons.tsx';
import { ChevronDownIcon, GripIcon } from '../../shared/ui/late-icons.tsx';
import classes from './PopupWindow.module.css';
import { titled } from './titled.ts';
import { useMovable } from './use-movable.ts';

interface PopupWindowProps {
  popup: Popup;
  onClose: (closedFor: ClosedFor) => void;
}

/**
 * One notice over the page, which can be closed, now or for a week. On a desktop it is a window that can be moved out of the
 * way; on a phone a strip of one line, which opens when it is pressed.
 */
export function PopupWindow({ popup: { html, url }, onClose }: PopupWindowProps) {
  const isStrip = useDevice() === 'MOBILE';
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(!isStrip);
  const [titleId, bodyId] = [useId(), useId()];
  const content = useMemo(() => titled(html), [html]);
  const { offset, isMoving, handle } = useMovable(root);
  return (
    <div
      ref={root}
      className={classes.root}
      style={{ translate: `${offset.x}px ${offset.y}px` }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an open <dialog> means an overlay here; the page below this one stays usable
      role="dialog"
      aria-labelledby={titleId}
      data-moving={isMoving || undefined}
      tabIndex={-1}
    >
      <div className={classes.bar}>
        {isStrip ? (
          <button
            type="button"
            className={classes.opener}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span id={titleId} className={classes.title}>
              {content.title}
            </span>
            <ChevronDownIcon size={18} />
          </button>
        ) : (
          <>
            <Grip title={content.title} handle={handle} />
            <h2 id={titleId} className={classes.title}>
              {content.title}
            </h2>
          </>
        )}
        <button
          type="button"
          className={classes.close}
          aria-label={`${content.title} 창 닫기`}
          onClick={() => onClose('visit')}
        >
          <CloseIcon size={22} />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section id={bodyId} hidden={!isOpen} className={classes.body} tabIndex={0} aria-label={`${content.title} 내용`}>
        <RichText html={content.html} />
        {url && (
          <SmartLink to={url} className={classes.more} onClick={() => onClose('visit')}>
            <span className="visually-hidden">{content.title}</span> 자세히 보기
          </SmartLink>
        )}
      </section>
      <div hidden={!isOpen} className={classes.foot}>
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

/** Reaches over the title: the whole bar pulls. */
function Grip({ title, handle }: { title: string; handle: ReturnType<typeof useMovable>['handle'] }) {
  const hintId = useId();
  return (
    <>
      <button
        type="button"
        className={classes.grip}
        aria-label={`${title} 창 옮기기`}
        aria-describedby={hintId}
        {...handle}
      >
        <GripIcon size={20} />
      </button>
      <span id={hintId} hidden>
        끌거나 화살표 키로 옮기고, 누르면 화면의 다음 모서리로 가요.
      </span>
    </>
  );
}
