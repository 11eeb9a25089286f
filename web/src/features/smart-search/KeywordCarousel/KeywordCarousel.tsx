import { useId, useImperativeHandle, useRef, useState, type CSSProperties, type Ref } from 'react';
import type { SmartKeywordFragment } from '../../../__generated__/graphql.ts';
import { BackIcon, ChevronRightIcon } from '../../../shared/ui/icons/icons.tsx';
import classes from './KeywordCarousel.module.css';
import { useSwipe } from './use-swipe.ts';

interface KeywordCarouselProps {
  title: string;
  keywords: readonly SmartKeywordFragment[];
  /** `row`: five beside each other, 615 px to a step. `ranks`: four below each other, numbered. Specification, section 9. */
  shape: 'row' | 'ranks';
  onChoose(keyword: SmartKeywordFragment): void;
  ref?: Ref<{ focus(): void }>;
}

const shapes = {
  row: { perSlide: 5, stepPx: 615, speedMs: 300 },
  ranks: { perSlide: 4, stepPx: null, speedMs: 1200 },
} as const;

/** Suggested keywords, a few at a time. By its buttons, by keyboard, or pushed aside with a finger. */
export function KeywordCarousel({ title, keywords, shape, onChoose, ref }: KeywordCarouselProps) {
  const { perSlide, stepPx, speedMs } = shapes[shape];
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const slides = inGroups(keywords, perSlide);
  const [wanted, setWanted] = useState(0);
  const shown = Math.min(wanted, Math.max(slides.length - 1, 0));
  const turn = (step: 1 | -1) => setWanted(Math.min(Math.max(shown + step, 0), slides.length - 1));
  const { track: trackRef, area } = useSwipe(turn);
  useImperativeHandle(ref, () => ({
    focus: () => root.current?.querySelector<HTMLElement>('[data-shown] button')?.focus(),
  }));
  if (slides.length === 0) return null;
  const track = {
    '--shown': shown,
    '--step': stepPx === null ? '100cqi' : `min(${stepPx}px, 100cqi)`,
    transitionDuration: `${speedMs}ms`,
  } as CSSProperties;
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
            <Arrow label={`이전 ${title}`} isAtEnd={shown === 0} onClick={() => turn(-1)} Icon={BackIcon} />
            <Arrow
              label={`다음 ${title}`}
              isAtEnd={shown === slides.length - 1}
              onClick={() => turn(1)}
              Icon={ChevronRightIcon}
            />
          </div>
        ) : null}
      </div>
      <div className={classes.window} {...area}>
        <div ref={trackRef} className={classes.track} style={track}>
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

/** It stays in reach of the focus at the end, or who turns with the keyboard would lose their place. */
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
