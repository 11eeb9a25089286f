import { useRef, useState } from 'react';
import { SmartLink } from '../../../shop/links/SmartLink.tsx';
import { useIsMainPage } from '../../../shop/popups/main-page.ts';
import { closedForAWeek, usePopups, type Popup } from '../../../shop/popups/use-popups.ts';
import { RichText } from '../../../shop/rich-text/RichText.tsx';
import { ChevronRightIcon, CloseIcon, PauseIcon, PlayIcon } from '../../../shared/ui/icons/icons.tsx';
import { useReducedMotion } from '../../../shared/ui/use-reduced-motion.ts';
import classes from './TopBanner.module.css';
import { useClosing } from './use-closing.ts';
import { useRotation } from './use-rotation.ts';

/** The shop's announcements at the top of its main page: one line at a time, which can be paused and closed. */
export function TopBanner() {
  return useIsMainPage() ? <OnMainPage /> : null;
}

function OnMainPage() {
  const { popups, close } = usePopups('TOP');
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useReducedMotion();
  const root = useRef<HTMLElement>(null);
  const [shown, turn] = useRotation(popups.length, isPaused || isStill, root);
  const closing = useClosing(() => close(popups, closedForAWeek));
  if (popups.length === 0) return null;
  return (
    <section
      ref={root}
      className={classes.root}
      aria-label="알림 배너"
      data-closing={closing.isClosing || undefined}
      onTransitionEnd={({ target, currentTarget }) => target === currentTarget && closing.finish()}
    >
      <div className={`content-width ${classes.row}`}>
        <div className={classes.slides}>
          {popups.map((popup, index) => (
            <Slide key={popup.id} popup={popup} isShown={index === shown} />
          ))}
        </div>
        {popups.length > 1 && <Control isPaused={isPaused} isStill={isStill} onPause={setIsPaused} onTurn={turn} />}
        <button
          type="button"
          className={classes.close}
          onClick={closing.start}
          aria-label="배너 닫기, 7일 동안 보지 않기"
        >
          <span className={classes.closeText}>7일 동안 보지 않기</span>
          <CloseIcon size={18} />
        </button>
      </div>
    </section>
  );
}

interface ControlProps {
  isPaused: boolean;
  isStill: boolean;
  onPause: (isPaused: boolean) => void;
  onTurn: () => void;
}

/** Pauses the rotation; without automatic rotation, a button for the next line. */
function Control({ isPaused, isStill, onPause, onTurn }: ControlProps) {
  if (isStill) {
    return (
      <button type="button" className={classes.control} aria-label="다음 배너" onClick={onTurn}>
        <ChevronRightIcon size={18} />
      </button>
    );
  }
  return (
    <button
      type="button"
      className={classes.control}
      aria-label={isPaused ? '배너 재생' : '배너 멈춤'}
      onClick={() => onPause(!isPaused)}
    >
      {isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
    </button>
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
