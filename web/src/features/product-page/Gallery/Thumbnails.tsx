import classes from './Gallery.module.css';

interface ThumbnailsProps {
  images: readonly { url: string }[];
  shown: number;
  onShow(index: number): void;
}

/** All images as thumbnails, each a button that brings it into the frame. */
export function Thumbnails({ images, shown, onShow }: ThumbnailsProps) {
  return (
    <ul className={classes.thumbnails}>
      {images.map(({ url }, index) => (
        <li key={`${index} ${url}`}>
          <button
            type="button"
            className={classes.thumbnail}
            aria-label={`${index + 1}번째 사진 보기`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <img src={url} alt="" width={80} height={80} loading="lazy" decoding="async" />
          </button>
        </li>
      ))}
    </ul>
  );
}
