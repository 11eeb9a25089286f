// @vitest-environment jsdom
import { CombinedGraphQLErrors } from '@apollo/client';
import { Checkbox, TextInput } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../errors/network-error.ts';
import { MantineSurface } from '../ui/mantine/MantineSurface.tsx';
import { CodeField, DigitsField } from './DigitsField.tsx';
import { holdEarlySubmit } from './early-submit.ts';
import { loginIdInput } from './field-kinds.tsx';
import { mustBeTyped, telephoneRule } from './field-rules.ts';
import { Form } from './Form.tsx';
import { FormNote } from './FormNote.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TelephoneField } from './TelephoneField.tsx';
import { useMallForm } from './use-mall-form.ts';
import type { Refusal } from './refusal.ts';

afterEach(cleanup);

interface Values {
  id: string;
  password: string;
  code: string;
  agrees: boolean;
}
type Send = (values: Values) => Promise<Refusal | null | void>;

function Sample({ send }: { send: Send }) {
  return (
    <MantineSurface>
      <SampleForm send={send} />
    </MantineSurface>
  );
}

function SampleForm({ send }: { send: Send }) {
  const form = useMallForm<Values>({
    initialValues: { id: '', password: '', code: '', agrees: false },
    validate: {
      id: mustBeTyped('아이디를'),
      password: mustBeTyped('비밀번호를'),
      code: (code) => (code.length === 6 ? null : '인증번호 숫자 6자리를 입력해 주세요.'),
    },
    submit: send,
  });
  return (
    <Form form={form}>
      <TextInput
        key={form.key('id')}
        {...form.getInputProps('id')}
        {...loginIdInput}
        description="영문으로 시작해 주세요."
      />
      <PasswordField
        key={form.key('password')}
        {...form.getInputProps('password')}
        label="비밀번호"
        autoComplete="current-password"
      />
      <CodeField key={form.key('code')} {...form.getInputProps('code')} />
      <Checkbox key={form.key('agrees')} {...form.getInputProps('agrees', { type: 'checkbox' })} label="동의" />
      <FormNote />
      <SubmitButton busy="보내는 중">보내기</SubmitButton>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => userEvent.click(screen.getByRole('button', { name: '보내기' }));

async function fillIn() {
  await userEvent.type(field('아이디'), ' gaon ');
  await userEvent.type(field('비밀번호'), ' Family!2026 ');
  await userEvent.type(field('인증번호'), '123456');
}

test('missing input is reported in Korean at each field, and the first of them gets the focus', async () => {
  const sent = vi.fn<Send>();
  render(<Sample send={sent} />);
  await send();
  expect(field('아이디').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('아이디'));
  const told = field('아이디')
    .getAttribute('aria-describedby')
    ?.split(/\s+/u)
    .map((id) => document.getElementById(id)?.textContent);
  expect(told).toEqual(['아이디를 입력해 주세요.', '영문으로 시작해 주세요.']);
  expect(sent).not.toHaveBeenCalled();
});

test('a field is judged when it is left with something in it, and the complaint goes once it is mended', async () => {
  render(<Sample send={vi.fn<Send>()} />);
  await userEvent.click(field('인증번호'));
  await userEvent.tab();
  expect(screen.queryByText(/6자리/u)).toBeNull();
  await userEvent.type(field('인증번호'), '12');
  expect(screen.queryByText(/6자리/u)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(/6자리/u)).toBeTruthy();
  await userEvent.type(field('인증번호'), '3456');
  expect(screen.queryByText(/6자리/u)).toBeNull();
});

test('text is sent trimmed, a password as it is, and a tick as a tick', async () => {
  const sent = vi.fn<Send>();
  render(<Sample send={sent} />);
  await fillIn();
  await userEvent.click(field('동의'));
  await userEvent.click(screen.getByRole('button', { name: /비밀번호\s*보기/u }));
  await send();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: 'gaon', password: ' Family!2026 ', code: '123456', agrees: true });
});

test('a double press sends once, and the button says that it is busy without losing the focus', async () => {
  const answer = Promise.withResolvers<null>();
  const sent = vi.fn<Send>(() => answer.promise);
  render(<Sample send={sent} />);
  await fillIn();
  const button = screen.getByRole('button', { name: '보내기' });
  await userEvent.dblClick(button);
  expect(sent).toHaveBeenCalledOnce();
  expect(button.textContent).toBe('보내는 중');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  await act(async () => answer.resolve(null));
  expect(button.textContent).toBe('보내기');
});

test('refusals appear at their fields, others in the note, and all input stays', async () => {
  const fields = [
    { path: ['code'], reason: '인증번호가 맞지 않아요.' },
    { path: ['certificationNumber'], reason: '인증을 다시 해 주세요.' },
  ];
  render(<Sample send={async () => ({ message: '입력한 내용을 확인해 주세요.', fields })} />);
  await fillIn();
  await send();
  expect(document.activeElement).toBe(field('인증번호'));
  expect(screen.getByText('인증번호가 맞지 않아요.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('인증을 다시 해 주세요.');
  expect([field('아이디').value, field('비밀번호').value, field('인증번호').value]).toEqual([
    ' gaon ',
    ' Family!2026 ',
    '123456',
  ]);
});

const limited = (retryAfter: number) =>
  new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code: 'RATE_LIMITED', retryAfter } }] });

test.each([
  ['the net is cut', new NetworkError(), '네트워크 오류입니다. 나중에 다시 시도해 주세요.'],
  ['it was tried too often', limited(42), '잠시 후 다시 시도해 주세요. (42초 후)'],
  [
    'it was tried far too often',
    limited(3_500),
    expect.stringMatching(/^\d{1,2}월 \d{1,2}일 \d{2}:\d{2}부터 다시 시도할 수 있어요\.$/u),
  ],
  ['something else broke', new Error('odd'), '처리하지 못했어요. 잠시 후 다시 시도해 주세요.'],
])('when %s the note says so, and what was typed stays', async (_case, error, text) => {
  render(<Sample send={() => Promise.reject(error)} />);
  await fillIn();
  await send();
  expect(screen.getByRole('alert').textContent).toEqual(text);
  expect(field('비밀번호').value).toBe(' Family!2026 ');
});

type SendNumbers = (values: Record<string, string>) => Promise<void>;

function Numbers({ send: sent = async () => {} }: { send?: SendNumbers }) {
  const form = useMallForm({
    initialValues: { points: '', postalCode: '', code: '', phone: '', name: '' },
    validate: { phone: telephoneRule },
    limits: { name: 3 },
    submit: sent,
  });
  return (
    <Form form={form}>
      <DigitsField {...form.getInputProps('points')} label="포인트" digits={8} />
      <DigitsField {...form.getInputProps('postalCode')} label="우편번호" />
      <CodeField {...form.getInputProps('code')} />
      <TelephoneField {...form.getInputProps('phone')} label="연락처" />
      <TextInput {...form.getInputProps('name')} label="이름" />
      <SubmitButton busy="보내는 중">보내기</SubmitButton>
    </Form>
  );
}

async function paste(label: string, text: string) {
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

test('a numeric field takes digits alone, so many of them, and is left on the mouse wheel', async () => {
  render(<Numbers />, { wrapper: MantineSurface });
  await paste('포인트', '12,345-6789 ');
  expect(field('포인트').value).toBe('12345678');
  await userEvent.type(field('포인트'), '9a');
  expect(field('포인트').value).toBe('12345678');
  fireEvent.wheel(field('포인트'));
  expect(document.activeElement).toBe(document.body);
});

test('a letter in the middle of digits goes, and the caret stays where it was', async () => {
  render(<Numbers />, { wrapper: MantineSurface });
  await paste('포인트', '1234');
  await userEvent.type(field('포인트'), 'a', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([field('포인트').value, field('포인트').selectionStart]).toEqual(['1234', 2]);
});

test('a postal code and a code with too many digits are not cut: others would be sent', async () => {
  render(<Numbers />, { wrapper: MantineSurface });
  await paste('우편번호', '123-456');
  await paste('인증번호', '[패밀리샵] 1234567');
  expect([field('우편번호').value, field('인증번호').value]).toEqual(['123456', '1234567']);
});

test.each([
  '+82 10-1234-5678',
  '010.1234.5678',
  '０１０－１２３４－５６７８',
  '010\u20111234\u20115678',
  '02-123-4567',
])('a telephone stays as it is typed: %s', async (phone) => {
  const sent = vi.fn<SendNumbers>();
  render(<Numbers send={sent} />, { wrapper: MantineSurface });
  await paste('연락처', phone);
  expect(field('연락처').value).toBe(phone);
  await send();
  expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ phone }));
});

test('a telephone gets its hyphens while it is typed, and the caret stays behind its digit', async () => {
  render(<Numbers />, { wrapper: MantineSurface });
  await userEvent.type(field('연락처'), '01012345678');
  expect(field('연락처').value).toBe('010-1234-5678');
  await userEvent.type(field('연락처'), '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect([field('연락처').value, field('연락처').selectionStart]).toEqual(['010-2345-678', 3]);
  await userEvent.type(field('연락처'), '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect([field('연락처').value, field('연락처').selectionStart]).toEqual(['010-9234-5678', 5]);
});

test('a telephone with too many digits is refused, not cut', async () => {
  const sent = vi.fn<SendNumbers>();
  render(<Numbers send={sent} />, { wrapper: MantineSurface });
  await paste('연락처', '010-1234-5678-999');
  expect(field('연락처').value).toBe('010-1234-5678-999');
  await send();
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByText('연락처를 010-1234-5678처럼 입력해 주세요.')).toBeTruthy();
});

test('a text that is too long says so while it is typed, is not cut, and is not sent', async () => {
  const sent = vi.fn<SendNumbers>();
  render(<Numbers send={sent} />, { wrapper: MantineSurface });
  await paste('연락처', '02-123-4567');
  await paste('이름', '한가온빛나');
  expect(field('이름').value).toBe('한가온빛나');
  expect(screen.getByText('3자까지 쓸 수 있어요. 지금은 5자예요.')).toBeTruthy();
  await send();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(field('이름'), '{Backspace}{Backspace}');
  expect(screen.queryByText(/3자까지/u)).toBeNull();
  await send();
  expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: '한가온' }));
});

test('a text is measured composed, in characters, without spaces around it', async () => {
  render(<Numbers />, { wrapper: MantineSurface });
  await paste('이름', ` ${'가온'.normalize('NFD')}😀 `);
  expect(screen.queryByText(/3자까지/u)).toBeNull();
});

test('a password is shown and hidden by the keyboard, and a screen reader announces which', async () => {
  render(<Sample send={vi.fn<Send>()} />);
  await userEvent.type(field('비밀번호'), 'Family!2026');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /비밀번호\s*보기/u }));
  await userEvent.keyboard(' ');
  expect(field('비밀번호').type).toBe('text');
  expect(screen.getByText('비밀번호가 화면에 보여요.')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(field('비밀번호').type).toBe('password');
  expect(screen.getByText('비밀번호를 가렸어요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /비밀번호\s*보기/u }));
});

test('a password field says when Caps Lock is on', () => {
  render(<Sample send={vi.fn<Send>()} />);
  fireEvent.keyDown(field('비밀번호'), { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock이 켜져 있어요.')).toBeTruthy();
  fireEvent.keyUp(field('비밀번호'), { key: 'A', modifierCapsLock: false });
  expect(screen.queryByText('Caps Lock이 켜져 있어요.')).toBeNull();
});

test('what is typed and submitted before hydration is sent after it', async () => {
  // oxlint-disable-next-line no-implied-eval -- as the browser runs the boot script
  new Function(holdEarlySubmit)();
  const sent = vi.fn<Send>();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Sample send={sent} />);
  document.body.append(root);
  field('아이디').value = 'gaon';
  field('비밀번호').value = 'Family!2026';
  field('인증번호').value = '123456';
  const early = new Event('submit', { bubbles: true, cancelable: true });
  root.querySelector('form')?.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  expect(sent).not.toHaveBeenCalled();

  const woken = await act(async () => hydrateRoot(root, <Sample send={sent} />));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: 'gaon', password: 'Family!2026', code: '123456', agrees: false });
  act(() => woken.unmount());
  root.remove();
});
