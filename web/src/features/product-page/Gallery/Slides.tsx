import type { KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { pictureAlt } from '../picture-alt.ts';
import light from '../picture-light.module.css';
import classes from './Gallery.module.css';

interface SlidesProps {
  viewport: Ref<HTMLDivElement>;
  /** Embla controls them; before that, the row scrolls natively. */
  isAttached: boolean;
  images: readonly { url: string; alt: string }[];
  productName: string;
  isSoldOut: boolean;
  onKeyDown(event: KeyboardEvent): void;
  onPress(event: SyntheticEvent<HTMLElement>): void;
}

/** The images, one per frame. The first is the page's first image. */
export function Slides({ viewport, isAttached, images, productName, isSoldOut, onKeyDown, onPress }: SlidesProps) {
  return (
    <div ref={viewport} className={classes.viewport} data-attached={isAttached || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions,
          jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable, and the keyboard has a
          separate button for what a press does */}
      <ul className={classes.row} tabIndex={0} onKeyDown={onKeyDown} onClick={onPress}>
        {images.map(({ url, alt }, index) => (
          <li key={`${index} ${url}`} className={classes.slide}>
            <img
              className={`${light.around} ${classes.picture}`}
              data-gone={isSoldOut || undefined}
              src={url}
              alt={pictureAlt(alt, productName, index)}
              width={800}
              height={800}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'auto'}
              decoding={index === 0 ? 'sync' : 'async'}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
