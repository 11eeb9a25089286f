import { useEffect, useEffectEvent, type MouseEvent } from 'react';
import type { TermsKind } from '../../__generated__/graphql.ts';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { CheckField } from '../../shared/form/CheckField.tsx';
import { nothingToCheck } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { tickFields } from '../../shared/form/form-values.ts';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useForm, type Rule } from '../../shared/form/use-form.ts';
import classes from './ConsentForm.module.css';
import { allConsents, optionalConsents, requiredConsents } from './consents.ts';

interface ConsentFormProps {
  /** What was agreed to before, in this tab. */
  agreed: readonly TermsKind[];
  onShow: (kind: TermsKind, event: MouseEvent<HTMLElement>) => void;
  onAgree: (agreed: TermsKind[]) => void;
}

/** What has to be agreed to, and apart from it what may be. Nothing is ticked but by the shopper. */
export function ConsentForm({ agreed, onShow, onAgree }: ConsentFormProps) {
  const form = useForm<TermsKind>({
    rules: consentRules,
    submit: async (values) => onAgree(allConsents.map(({ kind }) => kind).filter((kind) => values[kind] === 'on')),
  });
  const { element } = form;
  const tickAgreed = useEffectEvent(() => tickFields(element.current, agreed));
  useEffect(() => tickAgreed(), []);
  return (
    <Form form={form}>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>필수 동의</legend>
        <div className={classes.all}>
          <AsideButton
            onPress={() =>
              tickFields(
                element.current,
                requiredConsents.map(({ kind }) => kind),
              )
            }
          >
            필수 항목에 모두 동의하기
          </AsideButton>
        </div>
        {requiredConsents.map(({ kind, label }) => (
          <CheckField
            key={kind}
            name={kind}
            action={<ShowButton label={label} onPress={(event) => onShow(kind, event)} />}
          >
            {label} 동의 <span className={classes.required}>(필수)</span>
          </CheckField>
        ))}
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>선택 동의</legend>
        <p className={classes.free}>동의하지 않아도 가입할 수 있고, 나중에 회원정보에서 바꿀 수 있어요.</p>
        {optionalConsents.map(({ kind, label, reason }) => (
          <CheckField
            key={kind}
            name={kind}
            hint={reason}
            action={<ShowButton label={label} onPress={(event) => onShow(kind, event)} />}
          >
            {label} 동의 (선택)
          </CheckField>
        ))}
      </fieldset>
      <FormNote />
      <SubmitButton>다음</SubmitButton>
    </Form>
  );
}

function ShowButton({ label, onPress }: { label: string; onPress: (event: MouseEvent<HTMLElement>) => void }) {
  return (
    <AsideButton onPress={onPress}>
      <span className="visually-hidden">{label} </span>보기
    </AsideButton>
  );
}

const consentRules = Object.fromEntries([
  ...requiredConsents.map(({ kind, label }) => [
    kind,
    (value: string) => (value === 'on' ? null : `${label}에 동의해야 가입할 수 있어요.`),
  ]),
  ...optionalConsents.map(({ kind }) => [kind, nothingToCheck]),
]) as Record<TermsKind, Rule<TermsKind>>;
