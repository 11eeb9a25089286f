import { Checkbox } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useFieldValue } from '../../../shared/form/use-field-value.ts';
import type { FormFields } from '../../../shared/form/use-form-fields.ts';
import { RichText } from '../../../shop/rich-text/RichText.tsx';
import classes from './Agreements.module.css';
import { otherTexts, textsOf, type AgreementText } from './agreement-texts.ts';
import { Note } from '../../../shared/ui/Note/Note.tsx';

interface AgreementsProps {
  agreements: readonly AgreementText[];
  form: FormFields<{ agreements: readonly string[] }>;
}

/** Agreements with their texts, required ones apart from optional ones. A tick beside another text than that of now is none. */
export function Agreements({ agreements, form }: AgreementsProps) {
  const noteId = useId();
  const agreed = useFieldValue(form, 'agreements');
  const texts = textsOf(agreements);
  const shown = useRef(texts);
  const forgetTicks = useEffectEvent((now: string) => {
    if (shown.current === now) return;
    shown.current = now;
    if (form.getValues().agreements.length === 0) return;
    form.setFieldValue('agreements', []);
    form.setErrors({ agreements: otherTexts });
  });
  useEffect(() => forgetTicks(texts), [texts]);
  const kinds = [
    { title: '필수 동의', list: agreements.filter(({ isRequired }) => isRequired) },
    { title: '선택 동의', list: agreements.filter(({ isRequired }) => !isRequired) },
  ];
  const toggle = (code: string, isWanted: boolean) =>
    form.setFieldValue('agreements', isWanted ? [...agreed, code] : agreed.filter((each) => each !== code));
  return (
    <div className={classes.stack} data-path="agreements">
      {kinds
        .filter(({ list }) => list.length > 0)
        .map(({ title, list }) => (
          <div key={title}>
            <h3 className={classes.kind}>{title}</h3>
            <ul>
              {list.map(({ code, title: name, html, isRequired }) => (
                <li key={code} className={classes.row}>
                  <Checkbox
                    label={`${name} (${title === '필수 동의' ? '필수' : '선택'})`}
                    checked={agreed.includes(code)}
                    {...(isRequired && !agreed.includes(code) && form.errors.agreements != null && missed(noteId))}
                    onChange={({ currentTarget }) => toggle(code, currentTarget.checked)}
                  />
                  {html === null ? null : (
                    <details className={classes.terms}>
                      <summary>
                        내용 보기<span className="visually-hidden">, {name}</span>
                      </summary>
                      <RichText html={html} />
                    </details>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      <Note id={noteId}>{form.errors.agreements}</Note>
    </div>
  );
}

/** Marks a required box as invalid, and ties it to the error message. */
function missed(noteId: string) {
  return { 'aria-invalid': true, 'aria-describedby': noteId };
}
