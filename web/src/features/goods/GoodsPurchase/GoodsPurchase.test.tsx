// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { goodsToBuy } from '../../../../test/support/sample-products.ts';
import { GoodsPurchase } from './GoodsPurchase.tsx';

afterEach(cleanup);

const total = () => screen.getByText('총 상품금액').textContent;

test('an option adds its surcharge to the total', async () => {
  render(<GoodsPurchase goods={goodsToBuy()} />);
  expect(total()).toContain('12,900원');
  await userEvent.selectOptions(screen.getByLabelText('옵션'), '2');
  expect(total()).toContain('24,900원');
});

test('options say what they add and what is left; those that are gone cannot be taken', () => {
  render(<GoodsPurchase goods={goodsToBuy()} />);
  expect(screen.getByRole('option', { name: '필터 2개 추가 (+12,000원) · 3개 남음' })).toBeTruthy();
  expect(screen.getByRole<HTMLOptionElement>('option', { name: '선물 포장 (+3,000원) · 품절' }).disabled).toBe(true);
});

test('paying in parts shows the figures of the gateway, for the months that are offered', () => {
  render(<GoodsPurchase goods={goodsToBuy()} />);
  expect(screen.getByText('월 4,342원')).toBeTruthy();
  expect(screen.getByText(/총 13,027원/)).toBeTruthy();
  expect(screen.queryByRole('option', { name: '6개월' })).toBeNull();
});

test('a colour that is gone stays in sight and cannot be taken', () => {
  render(<GoodsPurchase goods={goodsToBuy()} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '미드나이트 블루' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /크림 화이트.*품절/ }).disabled).toBe(true);
});

test('what is sold out says so before anything else', () => {
  render(<GoodsPurchase goods={goodsToBuy({ isSoldOut: true })} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '품절' }).disabled).toBe(true);
  expect(screen.getByText(/지금은 품절이에요/)).toBeTruthy();
});
