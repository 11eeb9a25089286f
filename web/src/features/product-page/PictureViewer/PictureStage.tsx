import { useRef, useState, type CSSProperties } from 'react';
import { BackIcon, ChevronRightIcon } from '../../../shared/ui/icons/icons.tsx';
import { pictureAlt } from '../picture-alt.ts';
import light from '../picture-light.module.css';
import classes from './PictureStage.module.css';
import { useFingers } from './use-fingers.ts';
import { useWheelAndKeys } from './use-wheel-and-keys.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

export interface PictureStageProps {
  /** At least one. */
  images: readonly { url: string; alt: string }[];
  productName: string;
  /** Index of the image that is shown. */
  shown: number;
  onShow(index: number): void;
}

/** One image at a time, zoomed and moved by fingers, mouse, wheel and keys. */
export function PictureStage({ images, productName, shown, onShow }: PictureStageProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Square, until the image has loaded.
  const [ratio, setRatio] = useState(1);
  const zoom = useZoom(frame, ratio);
  const go = (steps: 1 | -1) => {
    const next = shown + steps;
    if (!images[next]) return;
    zoom.reset();
    onShow(next);
  };
  const { isHeld, handlers } = useFingers(zoom, go);
  useWheelAndKeys(frame, zoom, go);
  const image = images[shown] ?? images[0];
  const { scale, x, y } = zoom.placement;
  return (
    <div className={classes.root}>
      <div
        ref={frame}
        className={classes.frame}
        data-zoomed={scale > 1 || undefined}
        data-held={isHeld || undefined}
        {...handlers}
      >
        {image ? (
          <img
            key={image.url}
            className={`${light.around} ${classes.picture}`}
            src={image.url}
            alt={pictureAlt(image.alt, productName, shown)}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight || 1)}
            style={
              { '--picture-ratio': ratio, transform: `translate(${x}px, ${y}px) scale(${scale})` } as CSSProperties
            }
          />
        ) : null}
      </div>
      {images.length > 1 ? (
        <>
          {/* Not `disabled` at the ends: that would throw the focus away. */}
          <button
            type="button"
            className={classes.previous}
            aria-label="이전 사진"
            aria-disabled={shown === 0}
            onClick={() => go(-1)}
          >
            <BackIcon />
          </button>
          <button
            type="button"
            className={classes.next}
            aria-label="다음 사진"
            aria-disabled={shown === images.length - 1}
            onClick={() => go(1)}
          >
            <ChevronRightIcon />
          </button>
        </>
      ) : null}
      <div className={classes.bar}>
        <output className={classes.index}>{images.length > 1 ? `${shown + 1} / ${images.length}` : ''}</output>
        <ZoomButtons zoom={zoom} />
      </div>
    </div>
  );
}
