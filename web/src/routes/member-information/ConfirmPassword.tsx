import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { mustBeTyped } from '../../shared/form/field-rules.ts';
import { PasswordField } from '../../shared/form/PasswordField.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import type { Refusal } from '../../shared/form/refusal.ts';

/** Asks for the password again. */
export function ConfirmPassword({ confirm }: { confirm: (password: string) => Promise<Refusal | null> }) {
  const form = useMallForm({
    initialValues: { password: '' },
    validate: { password: mustBeTyped('비밀번호를') },
    submit: ({ password }) => confirm(password),
  });
  return (
    <Form form={form} label="비밀번호 확인">
      <PasswordField
        key={form.key('password')}
        {...form.getInputProps('password')}
        label="비밀번호"
        autoComplete="current-password"
      />
      <FormNote />
      <SubmitButton busy="확인하는 중">확인</SubmitButton>
    </Form>
  );
}
