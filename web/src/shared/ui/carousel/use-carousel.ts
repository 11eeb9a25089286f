import type { EmblaCarouselType, EmblaOptionsType, EmblaPluginType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

interface Carousel {
  /** The ref of the viewport, whose one child holds the slides. */
  viewport: (element: HTMLElement | null) => void;
  /** Undefined on the server and before hydration: until then the viewport scrolls by itself. */
  embla: EmblaCarouselType | undefined;
  selected: number;
}

const options: EmblaOptionsType = {
  // Each slide has its place, also where several fit into the viewport.
  containScroll: false,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
};

/** Embla for slides that the server may have rendered as a natively scrolling row. */
export function useCarousel(settings: EmblaOptionsType = {}, plugins: EmblaPluginType[] = []): Carousel {
  const [viewport, embla] = useEmblaCarousel({ ...options, ...settings }, plugins);
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    if (!embla) return undefined;
    const look = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', look).on('reInit', look);
    takeOverScrolling(embla);
    look();
    return () => void embla.off('select', look).off('reInit', look);
  }, [embla]);
  return { viewport, embla, selected };
}

/** Keeps the slide that the shopper has scrolled to before. */
function takeOverScrolling(embla: EmblaCarouselType): void {
  const viewport = embla.rootNode();
  if (viewport.scrollLeft === 0) return;
  const slide = Math.round(viewport.scrollLeft / viewport.clientWidth);
  viewport.scrollLeft = 0;
  embla.scrollTo(slide, true);
}
