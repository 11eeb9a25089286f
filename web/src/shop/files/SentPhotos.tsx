import { SentPhoto } from './SentPhoto.tsx';
import classes from './SentPhotos.module.css';

/** Photos that the member sent, as thumbnails. Only the member may load them, so no plain address shows them. */
export function SentPhotos({ numbers }: { numbers: readonly string[] }) {
  return (
    <ul className={classes.root} aria-label="첨부한 사진">
      {numbers.map((number, index) => (
        <li key={number}>
          <SentPhoto number={number} name={`사진 ${index + 1}`} />
        </li>
      ))}
    </ul>
  );
}
