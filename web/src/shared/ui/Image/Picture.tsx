import classes from './Picture.module.css';

interface PictureProps {
  image: { url: string; alt: string } | null | undefined;
  /** Its frame in CSS pixels; the space is reserved before the image loads. */
  width: number;
  height: number;
  /** The largest element of the first screen is fetched first, all others when they come near. */
  isFirst?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
  /** Replaces the image's own alt; empty if the text beside it says the same. */
  alt?: string;
}

/** An image in a frame of fixed ratio: nothing moves when it arrives, and a missing one is a calm area. */
export function Picture({ image, width, height, isFirst = false, fit = 'cover', className, alt }: PictureProps) {
  return (
    <span
      className={[classes.frame, className].filter(Boolean).join(' ')}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {image && (
        <img
          className={classes.picture}
          src={image.url}
          alt={alt ?? image.alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          style={{ objectFit: fit }}
        />
      )}
    </span>
  );
}
