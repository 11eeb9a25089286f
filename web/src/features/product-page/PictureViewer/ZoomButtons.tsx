import { MinusIcon, PlusIcon } from '../../../shared/ui/late-icons.tsx';
import classes from './PictureStage.module.css';
import type { Zoom } from './use-zoom.ts';
import { largest, step } from './zoom.ts';

/** Zoom for one finger and the keyboard, like wheel and pinch. */
export function ZoomButtons({ zoom: { placement, zoomBy, reset } }: { zoom: Zoom }) {
  const percent = `${Math.round(placement.scale * 100)}%`;
  return (
    <div className={classes.zoom}>
      <button
        type="button"
        className={classes.button}
        aria-label="축소"
        aria-disabled={placement.scale === 1}
        onClick={() => zoomBy(1 / step)}
      >
        <MinusIcon />
      </button>
      <button type="button" className={classes.percent} onClick={reset}>
        {percent}
        <span className="visually-hidden"> 원래 크기로</span>
      </button>
      <button
        type="button"
        className={classes.button}
        aria-label="확대"
        aria-disabled={placement.scale === largest}
        onClick={() => zoomBy(step)}
      >
        <PlusIcon />
      </button>
      <output className="visually-hidden">{placement.scale > 1 ? percent : ''}</output>
    </div>
  );
}
