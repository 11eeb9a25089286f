import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { turnByItself, type Turning } from './turn-by-itself.ts';

export interface Carousel {
  /** False until the script has taken hold of the slides that are already there. */
  isAttached: boolean;
  selected: number;
  isPlaying: boolean;
  turn(direction: 1 | -1): void;
  togglePlaying(): void;
}

const secondsPerSlide = 5;

/**
 * Attaches Embla to slides that the server has drawn. It is fetched after the first paint, so the picture that
 * shoppers wait for never waits for it; until then the row scrolls by itself.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, slideCount: number): Carousel {
  const embla = useRef<EmblaCarouselType>(null);
  const turning = useRef<Turning>(null);
  const [state, setState] = useState({ isAttached: false, selected: 0, isPlaying: false });

  useEffect(() => {
    const node = viewport.current;
    if (!node || slideCount < 2) return undefined;
    const leaving = new AbortController();
    attach(node, leaving.signal).then(
      (api) => {
        if (!api) return undefined;
        embla.current = api;
        const { isWanted } = (turning.current = turnByItself(node, api, leaving.signal));
        const look = () => setState({ isAttached: true, selected: api.selectedScrollSnap(), isPlaying: isWanted() });
        api.on('select', look);
        return look();
      },
      () => {}, // after a deploy it may be gone; the row still scrolls by itself
    );
    return () => {
      leaving.abort();
      embla.current?.destroy();
      embla.current = null;
      turning.current = null;
    };
  }, [viewport, slideCount]);

  const turn = useCallback((direction: 1 | -1) => {
    if (direction === 1) embla.current?.scrollNext();
    else embla.current?.scrollPrev();
  }, []);
  const togglePlaying = useCallback(() => {
    turning.current?.toggle();
    setState((before) => ({ ...before, isPlaying: turning.current?.isWanted() ?? false }));
  }, []);
  return { ...state, turn, togglePlaying };
}

async function attach(viewport: HTMLElement, leaving: AbortSignal): Promise<EmblaCarouselType | null> {
  // Banners that turn by themselves need a way to stop them: without their controls they stay a row that scrolls.
  const [core, autoplay] = await Promise.all([
    import('embla-carousel'),
    import('embla-carousel-autoplay'),
    import('./CarouselControls.tsx'),
  ]);
  if (leaving.aborted) return null;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  viewport.scrollLeft = 0;
  const player = autoplay.default({
    delay: secondsPerSlide * 1000,
    playOnInit: !isStill,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
    stopOnFocusIn: true,
  });
  return core.default(viewport, { loop: true, duration: isStill ? 0 : 25 }, [player]);
}
