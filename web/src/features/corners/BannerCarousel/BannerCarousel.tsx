import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { BannerLink } from '../BannerLink/BannerLink.tsx';
import type { Banner } from '../BannerLink/BannerLink.tsx';
import classes from './BannerCarousel.module.css';
import type { CarouselControls as Controls } from './CarouselControls.tsx';

// Loaded with Embla after the first paint, so that it never delays the first image. If it cannot be loaded, for
// instance after a deploy, the row still scrolls natively.
const CarouselControls = lazy<typeof Controls>(async () => {
  const file = await import('./CarouselControls.tsx').catch(() => null);
  return { default: file?.CarouselControls ?? (() => null) };
});

interface BannerCarouselProps {
  name: string;
  banners: readonly Banner[];
  /** Large at the head of the main page, low between the rows of a list. */
  shape: keyof typeof frames;
}

const frames = { hero: [1200, 400], strip: [1200, 160] } as const;

/** Banners, one visible at a time. The server renders all of them; the first is visible at once. */
export function BannerCarousel({ name, banners, shape }: BannerCarouselProps) {
  const [width, height] = frames[shape];
  const viewport = useRef<HTMLDivElement>(null);
  /** Null until Embla has the slides. */
  const [selected, setSelected] = useState<number | null>(null);
  // The controls come after hydration, in a transition: they must not lengthen it.
  const [hasControls, setHasControls] = useState(false);
  useEffect(() => startTransition(() => setHasControls(true)), []);
  return (
    <section className={classes.root} data-shape={shape} aria-label={name} aria-roledescription="캐러셀">
      <div ref={viewport} className={classes.viewport} data-attached={selected !== null || undefined}>
        <ul className={classes.slides}>
          {banners.map((banner, index) => (
            <li
              key={index} // a shop may show one image twice
              className={classes.slide}
              aria-label={`${banners.length}장 중 ${index + 1}번째`}
              inert={selected !== null && index !== selected}
            >
              <BannerLink banner={banner} width={width} height={height} isEager={shape === 'hero' && index === 0} />
            </li>
          ))}
        </ul>
      </div>
      {hasControls && banners.length > 1 ? (
        <Suspense fallback={null}>
          <CarouselControls
            viewport={viewport}
            count={banners.length}
            isLow={shape === 'strip'}
            onSelect={setSelected}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
