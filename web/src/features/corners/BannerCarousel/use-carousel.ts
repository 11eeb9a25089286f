import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

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
  const [state, setState] = useState({ isAttached: false, selected: 0, isPlaying: false });

  useEffect(() => {
    const node = viewport.current;
    if (!node || slideCount < 2) return undefined;
    const leaving = new AbortController();
    attach(node, leaving.signal).then(
      (api) => {
        if (!api) return undefined;
        embla.current = api;
        const look = () =>
          setState({ isAttached: true, selected: api.selectedScrollSnap(), isPlaying: api.plugins().autoplay?.isPlaying() ?? false });
        api.on('select', look).on('autoplay:play', look).on('autoplay:stop', look);
        standStillOutOfSight(node, api, leaving.signal);
        return look();
      },
      () => {}, // after a deploy it may be gone; the row still scrolls by itself
    );
    return () => {
      leaving.abort();
      embla.current?.destroy();
      embla.current = null;
    };
  }, [viewport, slideCount]);

  const turn = useCallback((direction: 1 | -1) => {
    if (direction === 1) embla.current?.scrollNext();
    else embla.current?.scrollPrev();
  }, []);
  const togglePlaying = useCallback(() => {
    const player = embla.current?.plugins().autoplay;
    if (player?.isPlaying()) player.stop();
    else player?.play();
  }, []);
  return { ...state, turn, togglePlaying };
}

/** Banners that nobody sees need not turn: each turn keeps a slow phone from what its finger asks for. */
function standStillOutOfSight(viewport: HTMLElement, api: EmblaCarouselType, leaving: AbortSignal): void {
  if (typeof IntersectionObserver === 'undefined') return;
  let wasPlaying = false;
  const sight = new IntersectionObserver((entries) => {
    const player = api.plugins().autoplay;
    const isSeen = entries.at(-1)?.isIntersecting ?? true;
    if (!isSeen && player?.isPlaying()) {
      wasPlaying = true;
      player.stop();
    } else if (isSeen && wasPlaying) {
      wasPlaying = false;
      player?.play();
    }
  });
  sight.observe(viewport);
  leaving.addEventListener('abort', () => sight.disconnect());
}

async function attach(viewport: HTMLElement, leaving: AbortSignal): Promise<EmblaCarouselType | null> {
  // Banners that turn by themselves need a way to stop them: without their controls they stay a row that scrolls.
  const [core, autoplay] = await Promise.all([import('embla-carousel'), import('embla-carousel-autoplay'), import('./CarouselControls.tsx')]);
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
