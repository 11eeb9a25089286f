import { Checkbox } from '@mantine/core';
import { useEffect, type MouseEvent, type ReactNode } from 'react';
import type { TermsKind } from '../../__generated__/graphql.ts';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { FieldGroup } from '../../shared/ui/FieldGroup/FieldGroup.tsx';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm, type MallForm } from '../../shared/form/use-mall-form.ts';
import classes from './ConsentForm.module.css';
import { allConsents, optionalConsents, requiredConsents, type Consent } from './consents.ts';

interface ConsentFormProps {
  /** Consents given before in this tab. */
  agreed: readonly TermsKind[];
  onShow: (kind: TermsKind, event: MouseEvent<HTMLElement>) => void;
  onAgree: (agreed: TermsKind[]) => void;
}

type Ticks = Record<TermsKind, boolean>;

/** Required consents and, separate from them, optional ones. Only the shopper ticks a box. */
export function ConsentForm({ agreed, onShow, onAgree }: ConsentFormProps) {
  const form = useMallForm<Ticks>({
    initialValues: noTicks,
    validate: consentRules,
    submit: async (ticks) => onAgree(allConsents.map(({ kind }) => kind).filter((kind) => ticks[kind])),
  });
  const { setFieldValue } = form;
  useEffect(() => agreed.forEach((kind) => setFieldValue(kind, true)), [agreed, setFieldValue]);
  return (
    <Form form={form}>
      <FieldGroup legend="필수 동의" className={classes.group}>
        <div className={classes.all}>
          <AsideButton onPress={() => requiredConsents.forEach(({ kind }) => setFieldValue(kind, true))}>
            필수 항목에 모두 동의하기
          </AsideButton>
        </div>
        {requiredConsents.map((consent) => (
          <ConsentBox key={consent.kind} form={form} consent={consent} onShow={onShow}>
            {consent.label} 동의 <span className={classes.required}>(필수)</span>
          </ConsentBox>
        ))}
        <div className={classes.consent}>
          <p className={classes.free}>개인정보를 어떻게 다루는지 개인정보처리방침에 적어 두었어요.</p>
          <AsideButton onPress={(event) => onShow('PRIVACY_POLICY', event)}>
            <span className="visually-hidden">개인정보처리방침 </span>보기
          </AsideButton>
        </div>
      </FieldGroup>
      <FieldGroup legend="선택 동의" className={classes.group}>
        <p className={classes.free}>동의하지 않아도 가입할 수 있고, 나중에 회원정보에서 바꿀 수 있어요.</p>
        {optionalConsents.map((consent) => (
          <ConsentBox key={consent.kind} form={form} consent={consent} onShow={onShow}>
            {consent.label} 동의 (선택)
          </ConsentBox>
        ))}
      </FieldGroup>
      <FormNote />
      <SubmitButton>다음</SubmitButton>
    </Form>
  );
}

interface ConsentBoxProps extends Pick<ConsentFormProps, 'onShow'> {
  form: MallForm<Ticks>;
  consent: Consent;
  children: ReactNode;
}

function ConsentBox({ form, consent: { kind, label, reason }, onShow, children }: ConsentBoxProps) {
  return (
    <div className={classes.consent}>
      <Checkbox
        key={form.key(kind)}
        {...form.getInputProps(kind, { type: 'checkbox' })}
        label={children}
        description={reason}
      />
      <AsideButton onPress={(event) => onShow(kind, event)}>
        <span className="visually-hidden">{label} </span>보기
      </AsideButton>
    </div>
  );
}

const noTicks: Ticks = {
  TERMS_OF_USE: false,
  PRIVACY_POLICY: false,
  PERSONAL_DATA_CONSENT: false,
  MARKETING_CONSENT: false,
  ADVERTISING_CONSENT: false,
};

const consentRules = Object.fromEntries(
  requiredConsents.map(({ kind, label }) => [
    kind,
    (isTicked: boolean) => (isTicked ? null : `${label}에 동의해야 가입할 수 있어요.`),
  ]),
);
