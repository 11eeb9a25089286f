import { useInViewport } from '@mantine/hooks';
import autoplay from 'embla-carousel-autoplay';
import { useEffect, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useCarousel } from '../../../shared/ui/carousel/use-carousel.ts';
import { useReducedMotion } from '../../../shared/ui/use-reduced-motion.ts';
import classes from './CarouselControls.module.css';

interface CarouselControlsProps {
  viewport: RefObject<HTMLElement | null>;
  count: number;
  /** Low banners on a phone have room for the way on alone. */
  isLow: boolean;
  onSelect: (index: number) => void;
}

const playing = { delay: 5000, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true };

/** The position, previous and next buttons, and a pause button of the carousel. Attaches Embla to the slides. */
export function CarouselControls({ viewport, count, isLow, onSelect }: CarouselControlsProps): ReactNode {
  const isStill = useReducedMotion();
  const [isPlaying, setIsPlaying] = useState(!isStill);
  // A slide change off the screen would delay a slow phone's response to touches.
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const {
    viewport: attach,
    embla,
    selected,
  } = useCarousel({ loop: true }, isPlaying && inViewport ? [autoplay(playing)] : []);
  // Embla measures all slides: once they are seen, in a task after this rendering.
  useEffect(() => {
    if (!inViewport) return undefined;
    const timer = setTimeout(() => attach(viewport.current));
    return () => clearTimeout(timer);
  }, [attach, viewport, inViewport]);
  useEffect(() => {
    if (embla) onSelect(selected);
  }, [embla, selected, onSelect]);

  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') embla?.scrollNext();
    if (key === 'ArrowLeft') embla?.scrollPrev();
  };
  return (
    <div ref={ref} className={classes.root} data-low={isLow || undefined}>
      <button
        type="button"
        className={classes.button}
        data-way="back"
        aria-label="이전 배너"
        onClick={() => embla?.scrollPrev()}
        onKeyDown={turnByKey}
      >
        <Icon path="M15 5 8 12l7 7" />
      </button>
      <p className={classes.index} aria-live={isPlaying ? 'off' : 'polite'}>
        <strong>{selected + 1}</strong> / {count}
      </p>
      <button
        type="button"
        className={classes.button}
        aria-label="다음 배너"
        onClick={() => embla?.scrollNext()}
        onKeyDown={turnByKey}
      >
        <Icon path="m9 5 7 7-7 7" />
      </button>
      <button
        type="button"
        className={classes.button}
        aria-label={isPlaying ? '자동 넘김 멈추기' : '자동 넘김 시작하기'}
        onClick={() => setIsPlaying(!isPlaying)}
      >
        <Icon path={isPlaying ? 'M9 6v12M15 6v12' : 'm8 5 11 7-11 7z'} />
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
