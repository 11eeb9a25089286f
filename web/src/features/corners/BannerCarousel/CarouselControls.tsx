import type { KeyboardEvent } from 'react';
import classes from './CarouselControls.module.css';
import type { Carousel } from './use-carousel.ts';

interface CarouselControlsProps {
  carousel: Carousel;
  count: number;
  /** Low banners on a phone have room for the way on alone. */
  isLow: boolean;
}

/** Where the row stands, a way back and on, and a way to make it stand still. */
export function CarouselControls({ carousel, count, isLow }: CarouselControlsProps) {
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') carousel.turn(1);
    if (key === 'ArrowLeft') carousel.turn(-1);
  };
  return (
    <div className={classes.root} data-low={isLow || undefined}>
      <button
        type="button"
        className={classes.button}
        data-way="back"
        aria-label="이전 배너"
        onClick={() => carousel.turn(-1)}
        onKeyDown={turnByKey}
      >
        <Icon path="M15 5 8 12l7 7" />
      </button>
      <p className={classes.index} aria-live={carousel.isPlaying ? 'off' : 'polite'}>
        <strong>{carousel.selected + 1}</strong> / {count}
      </p>
      <button
        type="button"
        className={classes.button}
        aria-label="다음 배너"
        onClick={() => carousel.turn(1)}
        onKeyDown={turnByKey}
      >
        <Icon path="m9 5 7 7-7 7" />
      </button>
      <button
        type="button"
        className={classes.button}
        aria-label={carousel.isPlaying ? '자동 넘김 멈추기' : '자동 넘김 시작하기'}
        onClick={carousel.togglePlaying}
      >
        <Icon path={carousel.isPlaying ? 'M9 6v12M15 6v12' : 'm8 5 11 7-11 7z'} />
      </button>
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
