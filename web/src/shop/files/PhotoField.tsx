import { useId, useRef } from 'react';
import { CloseIcon } from '../../shared/ui/icons/icons.tsx';
import buttons from '../../shared/ui/button.module.css';
import classes from './PhotoField.module.css';
import { photoTypes } from './upload-file.ts';
import type { Photo, Photos } from './use-photos.ts';
import { usePreview } from './use-preview.ts';

interface PhotoFieldProps {
  label: string;
  photos: Photos;
  most: number;
}

/** Adds photos, shows their upload progress, and removes them again. */
export function PhotoField({ label, photos, most }: PhotoFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { list, note, add, remove, repeat } = photos;
  const isFull = list.length >= most;
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>
        {label} <span className={classes.optional}>(선택)</span>
      </legend>
      <p id={id} className={classes.hint}>
        JPEG, PNG, WebP 사진을 한 장에 5MB, 모두 {most}장까지 올릴 수 있어요.
      </p>
      <ul className={classes.photos}>
        {list.map((photo, index) => (
          <li key={photo.key}>
            <PhotoRow
              photo={photo}
              name={`사진 ${index + 1}`}
              onRemove={() => {
                remove(photo.key);
                field.current?.focus();
              }}
              onRepeat={() => repeat(photo.key)}
            />
          </li>
        ))}
      </ul>
      <label className={buttons.secondary} data-disabled={isFull || undefined}>
        사진 첨부
        <input
          ref={field}
          type="file"
          className={classes.input}
          accept={photoTypes.join(',')}
          multiple
          disabled={isFull}
          aria-describedby={id}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </label>
      <output className={classes.hint}>{note}</output>
    </fieldset>
  );
}

interface PhotoRowProps {
  photo: Photo;
  name: string;
  onRemove: () => void;
  onRepeat: () => void;
}

function PhotoRow({
  photo: { file, progress, number, failure, isRepeatable },
  name,
  onRemove,
  onRepeat,
}: PhotoRowProps) {
  const preview = usePreview(failure === null ? file : null);
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
