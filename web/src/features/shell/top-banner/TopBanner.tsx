import { useRef, useState } from 'react';
import { SmartLink } from '../../../shared/links/SmartLink.tsx';
import { closedForAWeek, usePopups, type Popup } from '../../../shared/popups/use-popups.ts';
import { RichText } from '../../../shared/rich-text/RichText.tsx';
import { CloseIcon, PauseIcon, PlayIcon } from '../../../shared/ui/icons/icons.tsx';
import classes from './TopBanner.module.css';
import { useRotation } from './use-rotation.ts';

/** What the shop announces above everything else: one line at a time, which can be stopped and closed. */
export function TopBanner() {
  const { popups, close } = usePopups('TOP');
  const [isPaused, setIsPaused] = useState(false);
  const root = useRef<HTMLElement>(null);
  const shown = useRotation(popups.length, isPaused, root);
  if (popups.length === 0) return null;
  return (
    <section ref={root} className={classes.root} aria-label="알림 배너">
      <div className={`content-width ${classes.row}`}>
        <div className={classes.slides}>
          {popups.map((popup, index) => (
            <Slide key={popup.id} popup={popup} isShown={index === shown} />
          ))}
        </div>
        {popups.length > 1 && (
          <button type="button" className={classes.control} aria-label={isPaused ? '배너 재생' : '배너 멈춤'} onClick={() => setIsPaused(!isPaused)}>
            {isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
          </button>
        )}
        <button type="button" className={classes.close} onClick={() => close(popups, closedForAWeek)} aria-label="배너 닫기, 7일 동안 보지 않기">
          <span className={classes.closeText}>7일 동안 보지 않기</span>
          <CloseIcon size={18} />
        </button>
      </div>
    </section>
  );
}

function Slide({ popup: { html, url }, isShown }: { popup: Popup; isShown: boolean }) {
  return (
    <div className={classes.slide} data-shown={isShown || undefined} inert={!isShown}>
      {url ? (
        <SmartLink to={url} className={classes.link}>
          <RichText html={html} />
        </SmartLink>
      ) : (
        <RichText html={html} />
      )}
    </div>
  );
}
