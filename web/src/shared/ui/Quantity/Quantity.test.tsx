// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Quantity } from './Quantity.tsx';

afterEach(cleanup);

function Sample({ told }: { told: number[] }) {
  const [value, setValue] = useState(2);
  const change = (next: number) => {
    told.push(next);
    setValue(next);
  };
  return <Quantity of="전기포트" value={value} min={1} max={5} onChange={change} />;
}

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
  ['0', '1개부터 고를 수 있어요.'],
  ['-1', '수량은 1, 2처럼 숫자로 입력해 주세요.'],
  ['1.5', '수량은 1, 2처럼 숫자로 입력해 주세요.'],
  ['두 개', '수량은 1, 2처럼 숫자로 입력해 주세요.'],
  ['1e1', '수량은 1, 2처럼 숫자로 입력해 주세요.'],
])('%s shows a message, and changes nothing', async (text, words) => {
  const { field, told, note } = await type(text);
  expect([field.value, told, note]).toEqual(['2', [], words]);
});

test('a number above the maximum becomes the maximum, with a message', async () => {
  const { field, told, note } = await type('100');
  expect([field.value, told, note]).toEqual(['5', [5], '5개까지 고를 수 있어요.']);
});

test('an empty field keeps what was there, and a number of any width counts', async () => {
  expect(await type('')).toMatchObject({ told: [], note: '' });
  cleanup();
  const { field, told, note } = await type('４');
  expect([field.value, told, note]).toEqual(['4', [4], '']);
});

test('the next right number takes the note away', async () => {
  const { field } = await type('0');
  await userEvent.click(screen.getByRole('button', { name: '수량 늘리기' }));
  expect([field.value, screen.getByRole('alert').textContent]).toEqual(['3', '']);
});
