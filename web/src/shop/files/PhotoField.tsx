import { useId, useRef, type ReactNode } from 'react';
import { FieldGroup } from '../../shared/ui/FieldGroup/FieldGroup.tsx';
import buttons from '../../shared/ui/button.module.css';
import classes from './PhotoField.module.css';
import { photoTypes } from './file-rules.ts';
import { PhotoRow } from './PhotoRow.tsx';
import type { Photos } from './use-photos.ts';

interface PhotoFieldProps {
  label: string;
  photos: Photos;
  most: number;
  /** Other ways to add photos. */
  children?: ReactNode;
}

/** Adds photos, shows their upload progress, and removes them again. */
export function PhotoField({ label, photos, most, children }: PhotoFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { list, note, add, remove, repeat } = photos;
  const isFull = list.length >= most;
  return (
    <FieldGroup
      className={classes.root}
      legend={
        <>
          {label} <span className={classes.optional}>(선택)</span>
        </>
      }
    >
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
      {children}
      <output className={classes.hint}>{note}</output>
    </FieldGroup>
  );
}
