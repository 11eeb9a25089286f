import { useId, useImperativeHandle, useRef, type CSSProperties, type Ref } from 'react';
import type { SmartKeywordFragment } from '../../../__generated__/graphql.ts';
import { useCarousel } from '../../../shared/ui/carousel/use-carousel.ts';
import { BackIcon, ChevronRightIcon } from '../../../shared/ui/icons/icons.tsx';
import classes from './KeywordCarousel.module.css';

interface KeywordCarouselProps {
  title: string;
  keywords: readonly SmartKeywordFragment[];
  /** `row`: five beside each other, 615 px to a step. `ranks`: four below each other, numbered. Specification, section 9. */
  shape: 'row' | 'ranks';
  onChoose(keyword: SmartKeywordFragment): void;
  ref?: Ref<{ focus(): void }>;
}

// Embla moves by a spring: with these durations a slide has moved 99 % after 300 and after 1200 ms.
const shapes = {
  row: { perSlide: 5, step: 'min(615px, 100cqi)', duration: 14 },
  ranks: { perSlide: 4, step: '100cqi', duration: 54 },
} as const;

/** Suggested keywords, a few at a time. By its buttons, by keyboard, or pushed aside with a finger. */
export function KeywordCarousel({ title, keywords, shape, onChoose, ref }: KeywordCarouselProps) {
  const { perSlide, step, duration } = shapes[shape];
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const slides = inGroups(keywords, perSlide);
  const { viewport, embla, selected: shown } = useCarousel({ align: 'start', duration });
  useImperativeHandle(ref, () => ({
    focus: () => root.current?.querySelector<HTMLElement>('[data-shown] button')?.focus(),
  }));
  if (slides.length === 0) return null;
  return (
    <section
      ref={root}
      className={classes.root}
      data-shape={shape}
      aria-roledescription="캐러셀"
      aria-labelledby={titleId}
    >
      <div className={classes.head}>
        <h3 id={titleId} className={classes.title}>
          {title}
        </h3>
        {slides.length > 1 ? (
          <div className={classes.arrows}>
            <span className={classes.count} aria-hidden="true">
              {shown + 1} / {slides.length}
            </span>
            <Arrow label={`이전 ${title}`} isAtEnd={shown === 0} onClick={() => embla?.scrollPrev()} Icon={BackIcon} />
            <Arrow
              label={`다음 ${title}`}
              isAtEnd={shown === slides.length - 1}
              onClick={() => embla?.scrollNext()}
              Icon={ChevronRightIcon}
            />
          </div>
        ) : null}
      </div>
      <div ref={viewport} className={classes.window}>
        <div className={classes.track} style={{ '--step': step } as CSSProperties}>
          {slides.map((slide, index) => (
            <ol
              key={slide[0]?.number}
              className={classes.slide}
              start={index * perSlide + 1}
              aria-label={`${index + 1}/${slides.length}`}
              data-shown={index === shown || undefined}
              inert={index !== shown}
            >
              {slide.map((keyword, place) => (
                <li key={keyword.number}>
                  <button type="button" className={classes.keyword} onClick={() => onChoose(keyword)}>
                    {shape === 'ranks' ? <b className={classes.rank}>{index * perSlide + place + 1}</b> : null}
                    <span className={classes.name}>{keyword.name}</span>
                  </button>
                </li>
              ))}
            </ol>
          ))}
        </div>
      </div>
    </section>
  );
}

interface ArrowProps {
  label: string;
  isAtEnd: boolean;
  onClick(): void;
  Icon: typeof BackIcon;
}

/** Focusable also at the end: a disabled button would lose the keyboard's place. */
function Arrow({ label, isAtEnd, onClick, Icon }: ArrowProps) {
  return (
    <button type="button" className={classes.arrow} aria-label={label} aria-disabled={isAtEnd} onClick={onClick}>
      <Icon size={18} />
    </button>
  );
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
