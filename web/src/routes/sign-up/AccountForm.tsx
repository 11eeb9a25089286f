import { useState } from 'react';
import type { TermsKind } from '../../__generated__/graphql.ts';
import type { Proof } from '../../features/certification/proof.ts';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { emailRule, nameRule, newIdRule } from '../../shared/form/field-rules.ts';
import { useFieldValue } from '../../shared/form/form-context.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { PasswordChecklist } from '../../shared/form/PasswordChecklist.tsx';
import { PasswordField } from '../../shared/form/PasswordField.tsx';
import { passwordMistake } from '../../shared/form/password-rules.ts';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextField } from '../../shared/form/TextField.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { EmailField } from './EmailField.tsx';
import { IdField } from './IdField.tsx';
import { useSignUp } from './use-sign-up.ts';

interface AccountFormProps {
  proof: Proof;
  agreed: readonly TermsKind[];
  /** What was typed before a reload. */
  id: string;
  onId: (id: string) => void;
  onCertifyAgain: () => void;
  /** `isEmailProven`: as far as this browser knows. */
  onDone: (isEmailProven: boolean) => void;
}

/** What makes an account of a certified person: id, password, address. */
export function AccountForm({ proof, agreed, id, onId, onCertifyAgain, onDone }: AccountFormProps) {
  const signUp = useSignUp(proof.certificationNumber, agreed);
  const [provenEmails, setProvenEmails] = useState<readonly string[]>([]);
  const [needsProof, setNeedsProof] = useState(false);
  const [needsName, setNeedsName] = useState(proof.name === null && proof.maskedName === null);
  const isProven = (email: string) => email === proof.email || provenEmails.includes(email);
  const form = useForm<'name' | 'id' | 'password' | 'passwordAgain' | 'email'>({
    rules: {
      name: nameRule,
      id: newIdRule,
      password: (password, values) => passwordMistake(password, values.id),
      passwordAgain: (again, { password }) =>
        again === '' ? '비밀번호를 한 번 더 입력해 주세요.' : again === password ? null : '비밀번호가 서로 달라요.',
      email: emailRule,
    },
    submit: async ({ passwordAgain: _same, ...account }) => {
      const refusal = await signUp(account);
      const isRefused = (name: string) => refusal?.fields.some(({ field }) => field === name) ?? false;
      setNeedsProof(isRefused('certificationNumber'));
      if (proof.name === null && isRefused('name')) setNeedsName(true);
      if (refusal === null) onDone(isProven(account.email));
      return refusal;
    },
  });
  return (
    <Form form={form}>
      <NameField proof={proof} isAsked={needsName} />
      <IdField certificationNumber={proof.certificationNumber} defaultValue={id} onId={onId} />
      <PasswordField name="password" label="비밀번호" autoComplete="new-password" below={<Checklist />} />
      <PasswordField name="passwordAgain" label="비밀번호 확인" autoComplete="new-password" />
      <EmailField
        defaultValue={proof.email ?? ''}
        isProven={isProven}
        onProven={(email) => setProvenEmails((emails) => [...emails, email])}
      />
      <FormNote>{needsProof && <AsideButton onPress={onCertifyAgain}>본인 인증 다시 하기</AsideButton>}</FormNote>
      <SubmitButton busy="가입하는 중">가입하기</SubmitButton>
    </Form>
  );
}

/** Known from the code's form, or partly hidden from the agency. A mall that wants to hear it whole says so. */
function NameField({ proof: { name, maskedName }, isAsked }: { proof: Proof; isAsked: boolean }) {
  if (!isAsked) return <input type="hidden" name="name" value={name ?? maskedName ?? ''} />;
  return (
    <TextField
      name="name"
      label="이름"
      autoComplete="name"
      maxLength={40}
      hint={maskedName ? `본인 인증한 이름 그대로 (${maskedName})` : '본인 인증한 이름 그대로'}
    />
  );
}

function Checklist() {
  return <PasswordChecklist name="password" id={useFieldValue('id')} />;
}
