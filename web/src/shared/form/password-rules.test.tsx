// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { MantineSurface } from '../ui/mantine/MantineSurface.tsx';
import { Form } from './Form.tsx';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { PasswordField } from './PasswordField.tsx';
import { passwordMistake, passwordRules } from './password-rules.ts';
import { useFieldValue } from './use-field-value.ts';
import { useMallForm } from './use-mall-form.ts';

afterEach(cleanup);

const kept = (password: string, id = '') => passwordRules.map(({ isKept }) => isKept(password, id));

test.each([
  ['Short1!', [false, true, true, true]],
  ['Family!2026', [true, true, true, true]],
  ['a'.repeat(19) + '1!', [false, true, false, true]],
  ['onlyletters', [true, false, true, true]],
  ['Famiiiily!26', [true, true, false, true]],
  ['Family!1234', [true, true, false, true]],
  ['Family!4321', [true, true, false, true]],
  ['xABCDy!97', [true, true, false, true]],
  ['Family!1235', [true, true, true, true]],
])('%s', (password, expected) => {
  expect(kept(password)).toEqual(expected);
});

test('the password must not contain the id, in upper or lower case', () => {
  expect(kept('my-GAON!26', 'gaon').at(-1)).toBe(false);
  expect(passwordMistake('gaon.2026', 'gaon')).toBe('아래 조건에 맞게 비밀번호를 만들어 주세요.');
  expect(passwordMistake('gaon.2026', 'sol')).toBeNull();
});

test('characters outside of the allowed set are refused by name', () => {
  expect(passwordMistake('비밀번호2026!')).toBe('영문, 숫자, 기호만 쓸 수 있어요.');
});

function NewPassword() {
  const form = useMallForm({ initialValues: { password: '' }, submit: async () => {} });
  return (
    <Form form={form}>
      <PasswordField {...form.getInputProps('password')} label="비밀번호" autoComplete="new-password" />
      <PasswordChecklist password={useFieldValue(form, 'password')} />
    </Form>
  );
}

const marks = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.startsWith('맞음'));

test('the checklist is ticked off while one types', async () => {
  render(<NewPassword />, { wrapper: MantineSurface });
  expect(marks()).toEqual([false, false, false]);
  await userEvent.type(screen.getByLabelText('비밀번호'), 'Family!');
  expect(marks()).toEqual([false, true, true]);
  await userEvent.type(screen.getByLabelText('비밀번호'), '1234');
  expect(marks()).toEqual([true, true, false]);
});
