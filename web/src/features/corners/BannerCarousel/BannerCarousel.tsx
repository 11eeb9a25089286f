import { lazy, Suspense, useRef } from 'react';
import { BannerLink } from '../BannerLink/BannerLink.tsx';
import type { Banner } from '../BannerLink/BannerLink.tsx';
import classes from './BannerCarousel.module.css';
import { useCarousel } from './use-carousel.ts';

// Without the script that turns the slides they would do nothing: they come after it.
const CarouselControls = lazy(async () => ({ default: (await import('./CarouselControls.tsx')).CarouselControls }));

interface BannerCarouselProps {
  name: string;
  banners: readonly Banner[];
  /** Large at the head of the main page, low between the rows of a list. */
  shape: keyof typeof frames;
}

const frames = { hero: [1200, 400], strip: [1200, 160] } as const;

/** Banners of which one is seen at a time. All of them are in the page as the server drew it; the first is seen at once. */
export function BannerCarousel({ name, banners, shape }: BannerCarouselProps) {
  const [width, height] = frames[shape];
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport, banners.length);
  return (
    <section className={classes.root} data-shape={shape} aria-label={name} aria-roledescription="캐러셀">
      <div ref={viewport} className={classes.viewport} data-attached={carousel.isAttached || undefined}>
        <ul className={classes.slides}>
          {banners.map((banner, index) => (
            <li
              key={index} // nothing keeps a shop from showing one picture twice
              className={classes.slide}
              aria-label={`${banners.length}장 중 ${index + 1}번째`}
              inert={carousel.isAttached && index !== carousel.selected}
            >
              <BannerLink banner={banner} width={width} height={height} isEager={shape === 'hero' && index === 0} />
            </li>
          ))}
        </ul>
      </div>
      <Suspense fallback={null}>
        {carousel.isAttached ? (
          <CarouselControls carousel={carousel} count={banners.length} isLow={shape === 'strip'} />
        ) : null}
      </Suspense>
    </section>
  );
}
