import { Form } from '../../../shared/form/Form.tsx';
import { FormNote } from '../../../shared/form/FormNote.tsx';
import { mustBeTyped } from '../../../shared/form/field-rules.ts';
import { PasswordChecklist } from '../../../shared/form/PasswordChecklist.tsx';
import { PasswordField } from '../../../shared/form/PasswordField.tsx';
import { passwordMistake } from '../../../shared/form/password-rules.ts';
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx';
import { useFieldValue } from '../../../shared/form/use-field-value.ts';
import { useMallForm } from '../../../shared/form/use-mall-form.ts';
import type { Refusal } from '../../../shared/form/refusal.ts';

export interface NewPasswords {
  /** Empty if there is no field for it. */
  currentPassword: string;
  newPassword: string;
}

interface NewPasswordFormProps {
  /** Label of the current password; null: no field, because a refused sign-in has proved it. */
  currentLabel: string | null;
  /** Login id, where it is known: for the rules, and for what keeps the shopper's passwords. */
  id?: string;
  /** Answers the refusal, or nothing when it worked. */
  submit: (passwords: NewPasswords) => Promise<Refusal | null | undefined | void>;
}

/** A new password, shown rather than typed twice. The fields are named as in the mutations' inputs. */
export function NewPasswordForm({ currentLabel, id = '', submit }: NewPasswordFormProps) {
  const form = useMallForm<NewPasswords>({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: {
      currentPassword: (password) => (currentLabel === null ? null : mustBeTyped('지금 쓰는 비밀번호를')(password)),
      newPassword: (password, { currentPassword }) =>
        passwordMistake(password, id) ??
        (password === currentPassword ? '지금 쓰는 비밀번호와 다르게 정해 주세요.' : null),
    },
    submit,
  });
  return (
    <Form form={form}>
      {id !== '' && <input type="text" autoComplete="username" value={id} readOnly hidden />}
      {currentLabel !== null && (
        <PasswordField
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
          label={currentLabel}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        key={form.key('newPassword')}
        {...form.getInputProps('newPassword')}
        label="새 비밀번호"
        autoComplete="new-password"
      />
      <PasswordChecklist password={useFieldValue(form, 'newPassword')} id={id} />
      <FormNote />
      <SubmitButton busy="변경하는 중">비밀번호 변경</SubmitButton>
    </Form>
  );
}
