import type { ReactNode } from 'react';
import { stickerColors } from './sticker-colors.ts';
import classes from './ProductPicture.module.css';

interface ProductPictureProps {
  image: { url: string; alt: string } | null | undefined;
  /** Phones are taller than goods. */
  shape: 'square' | 'tall';
  sticker?: { type: string; color: string } | null;
  /** False shows SOLD OUT over the image; an unknown stock does not. */
  hasStock: boolean | null | undefined;
  /** For the few images that are visible without scrolling. */
  isEager?: boolean;
  children?: ReactNode;
}

/** A card's image with its badges. The name is beside it, so the image has an empty alt. */
export function ProductPicture({ image, shape, sticker, hasStock, isEager = false, children }: ProductPictureProps) {
  const isGone = hasStock === false;
  return (
    <div className={classes.root} data-shape={shape}>
      {image ? (
        <img
          className={classes.image}
          data-gone={isGone || undefined}
          // Before `src`, which would otherwise start the fetch at once.
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          src={image.url}
          alt=""
          width={400}
          height={shape === 'square' ? 400 : 500}
        />
      ) : (
        <span className={classes.missing}>사진 준비 중</span>
      )}
      {sticker ? <StickerMark sticker={sticker} /> : null}
      {isGone ? <strong className={classes.gone}>SOLD OUT</strong> : null}
      {children}
    </div>
  );
}

function StickerMark({ sticker }: { sticker: { type: string; color: string } }) {
  return (
    <span className={classes.sticker} style={stickerColors(sticker.color)}>
      {sticker.type}
    </span>
  );
}
