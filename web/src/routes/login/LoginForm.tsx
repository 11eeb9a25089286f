import { Checkbox, TextInput } from '@mantine/core';
import { loginIdInput } from '../../shared/form/field-kinds.tsx';
import { mustBeTyped } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { PasswordField } from '../../shared/form/PasswordField.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import { NextStep } from './NextStep.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Id and password, and whether to stay signed in. */
export function LoginForm() {
  const { signIn, step } = useSignIn();
  const form = useMallForm({
    initialValues: { id: '', password: '', staysSignedIn: false },
    validate: { id: mustBeTyped('아이디를'), password: mustBeTyped('비밀번호를') },
    submit: signIn,
  });
  return (
    <Form form={form}>
      <TextInput key={form.key('id')} {...form.getInputProps('id')} {...loginIdInput} />
      <PasswordField
        key={form.key('password')}
        {...form.getInputProps('password')}
        label="비밀번호"
        autoComplete="current-password"
      />
      <Checkbox
        key={form.key('staysSignedIn')}
        {...form.getInputProps('staysSignedIn', { type: 'checkbox' })}
        label="로그인 상태 유지"
      />
      <FormNote>{step && <NextStep reason={step} />}</FormNote>
      <SubmitButton busy="로그인하는 중">로그인</SubmitButton>
    </Form>
  );
}
