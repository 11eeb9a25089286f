// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Quantity } from './Quantity.tsx';

afterEach(cleanup);

interface SampleProps {
  told: number[];
  quantity?: number;
  max?: number;
}

function Sample({ told, quantity = 2, max = 5 }: SampleProps) {
  const [value, setValue] = useState(quantity);
  const change = (next: number) => {
    told.push(next);
    setValue(next);
  };
  return <Quantity of="전기포트" value={value} min={1} max={max} onChange={change} />;
}

const button = (name: string) => screen.getByRole('button', { name });

async function type(text: string) {
  const told: number[] = [];
  render(<Sample told={told} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '전기포트 수량, 1개부터 5개까지' });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  await userEvent.tab();
  return { field, told, note: screen.getByRole('alert').textContent };
}

test.each([
  ['0', '1개부터 선택할 수 있어요.'],
  ['-1', '수량은 1, 2처럼 숫자로 입력해 주세요.'],
  ['1.5', '수량은 1, 2처럼 숫자로 입력해 주세요.'],
  ['두 개', '수량은 1, 2처럼 숫자로 입력해 주세요.'],
  ['1e1', '수량은 1, 2처럼 숫자로 입력해 주세요.'],
  ['100', '5개까지 선택할 수 있어요.'],
])('%s shows a message, stays in the field and changes nothing', async (text, words) => {
  const { field, told, note } = await type(text);
  expect([field.value, field.getAttribute('aria-invalid'), told, note]).toEqual([text, 'true', [], words]);
});

test('of more than there are left, a press on minus takes all that are left, and plus is disabled', async () => {
  const told: number[] = [];
  render(<Sample told={told} quantity={5} max={2} />);
  const more = button('수량 늘리기');
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(more);
  expect(told).toEqual([]);
  await userEvent.click(button('수량 줄이기'));
  expect([told, screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([[2], '2']);
  await userEvent.click(more);
  await userEvent.click(button('수량 줄이기'));
  expect(told).toEqual([2, 1]);
});

test('a number between what is left and what was chosen is too many', async () => {
  const told: number[] = [];
  render(<Sample told={told} quantity={5} max={2} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, '4{Enter}');
  expect([field.value, told, screen.getByRole('alert').textContent]).toEqual(['4', [], '2개까지 선택할 수 있어요.']);
});

test('an empty field keeps what was there, and a number of any width counts', async () => {
  expect(await type('')).toMatchObject({ told: [], note: '' });
  cleanup();
  const { field, told, note } = await type('４');
  expect([field.value, told, note]).toEqual(['4', [4], '']);
});

test('the next right number takes the note away', async () => {
  const { field } = await type('0');
  await userEvent.click(button('수량 늘리기'));
  expect([field.value, field.getAttribute('aria-invalid'), screen.getByRole('alert').textContent]).toEqual([
    '3',
    null,
    '',
  ]);
});
