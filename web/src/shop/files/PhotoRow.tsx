import { CloseIcon } from '../../shared/ui/icons/icons.tsx';
import classes from './PhotoField.module.css';
import type { Photo } from './use-photos.ts';
import { usePreview } from './use-preview.ts';

interface PhotoRowProps {
  photo: Photo;
  name: string;
  onRemove: () => void;
  onRepeat: () => void;
}

/** A file that was chosen: how far its upload is, and what can be done where it failed. */
export function PhotoRow({
  photo: { file, progress, number, failure, isRepeatable },
  name,
  onRemove,
  onRepeat,
}: PhotoRowProps) {
  const preview = usePreview(failure === null && file.type.startsWith('image/') ? file : null);
  return (
    <div className={classes.photo}>
      <span className={classes.frame}>{preview === null ? null : <img src={preview} alt="" />}</span>
      <div className={classes.words}>
        <p className={classes.name}>{file.name}</p>
        {failure === null ? (
          number === null ? (
            <progress className={classes.progress} aria-label={`${name} 올리는 중`} max={1} value={progress} />
          ) : (
            <p className={classes.hint}>올렸어요</p>
          )
        ) : (
          <p role="alert" className={classes.failure}>
            <span className="visually-hidden">{file.name}: </span>
            {failure}
          </p>
        )}
        {isRepeatable && failure !== null ? (
          <button type="button" className={classes.repeat} onClick={onRepeat}>
            다시 올리기
          </button>
        ) : null}
      </div>
      <button type="button" className={classes.remove} aria-label={`${name} 빼기`} onClick={onRemove}>
        <CloseIcon size={20} />
      </button>
    </div>
  );
}
