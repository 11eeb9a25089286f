import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { TermsKind } from '../../__generated__/graphql.ts';
import type { Proof } from '../../features/certification/proof.ts';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { emailRule, longestEmail, nameRule, newIdRule } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { PasswordChecklist } from '../../shared/form/PasswordChecklist.tsx';
import { PasswordField } from '../../shared/form/PasswordField.tsx';
import { passwordMistake } from '../../shared/form/password-rules.ts';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import { useMallForm, type MallForm } from '../../shared/form/use-mall-form.ts';
import { refusedName } from '../../shared/form/refusal.ts';
import { EmailField } from './EmailField.tsx';
import { IdField } from './IdField.tsx';
import { useSignUp, type AccountValues } from './use-sign-up.ts';

interface AccountFormProps {
  proof: Proof;
  agreed: readonly TermsKind[];
  /** Values typed before a reload. */
  id: string;
  onId: (id: string) => void;
  onCertifyAgain: () => void;
  /** `isEmailProven`: as far as this browser knows. */
  onDone: (isEmailProven: boolean) => void;
}

/** Id, password and address for the account of a certified person. */
export function AccountForm({ proof, agreed, id, onId, onCertifyAgain, onDone }: AccountFormProps) {
  const [provenEmails, setProvenEmails] = useState<readonly string[]>([]);
  const [needsProof, setNeedsProof] = useState(false);
  /**
   * Otherwise it is known from the code's form, or partly masked from the agency. A mall that needs it in full says so.
   */
  const [needsName, setNeedsName] = useState(proof.name === null && proof.maskedName === null);
  const isProven = (email: string) => email === proof.email || provenEmails.includes(email);
  const signUp = useSignUp({
    certificationNumber: proof.certificationNumber,
    agreedTerms: agreed,
    onDone: ({ email }) => onDone(isProven(email)),
  });
  const form = useMallForm<AccountValues>({
    initialValues: { name: '', id, password: '', passwordAgain: '', email: proof.email ?? '' },
    validate: {
      name: (name) => (needsName ? nameRule(name) : null),
      id: newIdRule,
      password: (password, values) => passwordMistake(password, values.id.trim()),
      passwordAgain: (again, { password }) =>
        again === '' ? '비밀번호를 한 번 더 입력해 주세요.' : again === password ? null : '비밀번호가 서로 달라요.',
      email: emailRule,
    },
    limits: { name: 40, id: 20, email: longestEmail },
    submit: async ({ name, id, password, email }) => {
      const account = { id, password, email, name: needsName ? name : (proof.name ?? proof.maskedName ?? '') };
      const refusal = await signUp(account);
      const isRefused = (name: string) => refusal?.fields.some((field) => refusedName(field) === name) ?? false;
      setNeedsProof(isRefused('certificationNumber'));
      if (proof.name === null && isRefused('name')) setNeedsName(true);
      return refusal;
    },
  });
  return (
    <Form form={form}>
      {needsName && (
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label="이름"
          autoComplete="name"
          required
          description={proof.maskedName ? `본인 인증한 이름 그대로 (${proof.maskedName})` : '본인 인증한 이름 그대로'}
        />
      )}
      <IdField form={form} certificationNumber={proof.certificationNumber} onId={onId} />
      <PasswordField
        key={form.key('password')}
        {...form.getInputProps('password')}
        label="비밀번호"
        autoComplete="new-password"
      />
      <Checklist form={form} />
      <PasswordField
        key={form.key('passwordAgain')}
        {...form.getInputProps('passwordAgain')}
        label="비밀번호 확인"
        autoComplete="new-password"
      />
      <EmailField
        form={form}
        isProven={isProven}
        onProven={(email) => setProvenEmails((emails) => [...emails, email])}
      />
      <FormNote>{needsProof && <AsideButton onPress={onCertifyAgain}>본인 인증 다시 하기</AsideButton>}</FormNote>
      <SubmitButton busy="가입하는 중">가입하기</SubmitButton>
    </Form>
  );
}

function Checklist({ form }: { form: MallForm<AccountValues> }) {
  return <PasswordChecklist password={useFieldValue(form, 'password')} id={useFieldValue(form, 'id').trim()} />;
}
