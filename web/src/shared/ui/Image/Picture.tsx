import classes from './Picture.module.css';

interface PictureProps {
  image: { url: string; alt: string } | null | undefined;
  /** Its frame in CSS pixels; the place is held before the picture comes. */
  width: number;
  height: number;
  /** The largest thing on the first screen is fetched first, all else when it comes near. */
  isFirst?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
  /** In place of the picture's own words; empty where the text beside it says the same. */
  alt?: string;
}

/** A picture in a frame of fixed ratio: nothing moves when it arrives, and none is a quiet band. */
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
