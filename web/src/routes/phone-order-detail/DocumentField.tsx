import { useId, useRef } from 'react';
import type { PhoneDocumentKind } from '../../__generated__/graphql.ts';
import { documentLabel } from '../../features/phones/PhoneOrder/phone-order-words.ts';
import { FieldGroup } from '../../shared/ui/FieldGroup/FieldGroup.tsx';
import buttons from '../../shared/ui/button.module.css';
import classes from '../../shop/files/PhotoField.module.css';
import { PhotoRow } from '../../shop/files/PhotoRow.tsx';
import { rulesOf } from '../../shop/files/file-rules.ts';
import type { Photos } from '../../shop/files/use-photos.ts';

interface DocumentFieldProps {
  kind: PhoneDocumentKind;
  /** Shared by all documents, since a member uploads one file at a time. */
  files: Photos;
  isMissing: boolean;
}

/** One document: its file, how far its upload is, and the way to another file. */
export function DocumentField({ kind, files, isMissing }: DocumentFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const name = documentLabel(kind);
  const chosen = files.list.find(({ slot }) => slot === kind);
  const isLacking = isMissing && chosen?.number == null && chosen?.failure === undefined;
  return (
    <FieldGroup legend={name} className={classes.root} data-path={kind}>
      <p id={id} className={classes.hint}>
        PDF 파일이나 사진(JPEG, PNG, WebP) 하나를 5MB까지 올릴 수 있어요.
      </p>
      {chosen ? (
        <PhotoRow
          photo={chosen}
          name={name}
          onRemove={() => {
            files.remove(chosen.key);
            field.current?.focus();
          }}
          onRepeat={() => files.repeat(chosen.key)}
        />
      ) : null}
      <label className={buttons.secondary}>
        {chosen ? '다른 파일 선택' : '파일 선택'}
        <span className="visually-hidden">, {name}</span>
        <input
          ref={field}
          type="file"
          className={classes.input}
          accept={rulesOf('DOCUMENT').types.join(',')}
          aria-describedby={id}
          aria-invalid={isLacking || undefined}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) files.add([file], kind);
            currentTarget.value = '';
          }}
        />
      </label>
      <p role="alert" className={classes.failure}>
        {isLacking ? `${name} 파일을 선택해 주세요.` : null}
      </p>
    </FieldGroup>
  );
}
