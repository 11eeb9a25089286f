import { useId, useRef, useState, type MouseEvent, type UIEvent } from 'react';
import classes from './Gallery.module.css';

interface GalleryProps {
  /** At least one. */
  images: readonly { url: string; alt: string }[];
  productName: string;
  isSoldOut: boolean;
}

/**
 * A product's pictures in a row that scrolls by a finger and by the thumbnails, which are plain links
 * to the pictures: they work before any script does.
 */
export function Gallery({ images, productName, isSoldOut }: GalleryProps) {
  const base = useId();
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    row.current?.scrollTo({ left: index * row.current.clientWidth });
  };
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };
  return (
    <section className={classes.root} aria-label={`${productName} 사진`}>
      <div className={classes.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
        <ul ref={row} className={classes.row} tabIndex={0} onScroll={follow}>
          {images.map(({ url, alt }, index) => (
            <li key={url} id={`${base}${index}`} className={classes.slide}>
              <img
                className={classes.picture}
                data-gone={isSoldOut || undefined}
                src={url}
                alt={alt || `${productName} ${index + 1}번째 사진`}
                width={800}
                height={800}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                decoding={index === 0 ? 'sync' : 'async'}
              />
            </li>
          ))}
        </ul>
        {isSoldOut ? <strong className={classes.gone}>SOLD OUT</strong> : null}
        {images.length > 1 ? (
          <p className={classes.index} aria-hidden="true">
            {shown + 1} / {images.length}
          </p>
        ) : null}
      </div>
      {images.length > 1 ? (
        <ul className={classes.thumbnails}>
          {images.map(({ url }, index) => (
            <li key={url}>
              <a
                className={classes.thumbnail}
                href={`#${base}${index}`}
                aria-label={`${index + 1}번째 사진 보기`}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => show(event, index)}
              >
                <img src={url} alt="" width={80} height={80} decoding="async" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
