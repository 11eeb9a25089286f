import type { RefObject, SyntheticEvent, UIEvent } from 'react';
import { pictureAlt } from '../picture-alt.ts';
import light from '../picture-light.module.css';
import classes from './Gallery.module.css';

interface SlidesProps {
  row: RefObject<HTMLUListElement | null>;
  images: readonly { url: string; alt: string }[];
  productName: string;
  isSoldOut: boolean;
  onScroll(event: UIEvent): void;
  onPress(event: SyntheticEvent<HTMLElement>): void;
}

/** The pictures, one to a frame. The first is what a shopper waits for. */
export function Slides({ row, images, productName, isSoldOut, onScroll, onPress }: SlidesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard, which has a button of its own for what a press does
    <ul ref={row} className={classes.row} tabIndex={0} onScroll={onScroll} onClick={onPress}>
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
  );
}
