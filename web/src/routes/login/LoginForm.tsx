import { CheckField } from '../../shared/form/CheckField.tsx';
import { mustBeTyped, nothingToCheck } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { PasswordField } from '../../shared/form/PasswordField.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextField } from '../../shared/form/TextField.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { NextStep } from './NextStep.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Id and password, and whether to stay signed in. */
export function LoginForm() {
  const { signIn, step } = useSignIn();
  const form = useForm<'id' | 'password' | 'stay'>({
    rules: { id: mustBeTyped('아이디를'), password: mustBeTyped('비밀번호를'), stay: nothingToCheck },
    submit: ({ id, password, stay }) => signIn({ id, password, staysSignedIn: stay === 'on' }),
  });
  return (
    <Form form={form}>
      <TextField name="id" label="아이디" autoComplete="username" kind="id" />
      <PasswordField name="password" label="비밀번호" autoComplete="current-password" />
      <CheckField name="stay">로그인 상태 유지</CheckField>
      <FormNote>{step && <NextStep reason={step} />}</FormNote>
      <SubmitButton busy="로그인하는 중">로그인</SubmitButton>
    </Form>
  );
}
