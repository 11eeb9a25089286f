// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aPhoneToBuy } from '../../../../test/support/sample-products.ts';
import { payInParts } from '../installment.ts';
import { PhonePurchase } from './PhonePurchase.tsx';

afterEach(cleanup);

const total = () => screen.getByText('월 예상 납부액').parentElement?.textContent;

test('the total follows plan, discount, memory and months as they are chosen', async () => {
  render(<PhonePurchase phone={aPhoneToBuy()} />);
  expect(total()).toContain('월 58,900원');

  await userEvent.click(screen.getByRole('radio', { name: /가온 5G 프리미엄/ }));
  await userEvent.click(screen.getByRole('radio', { name: /선택약정/ }));
  await userEvent.click(screen.getByRole('radio', { name: '512GB' }));
  await userEvent.click(screen.getByRole('radio', { name: '12개월' }));

  const expected = Math.floor(payInParts(1_200_000, 12).monthly) + 90_000 - 22_500;
  expect(total()).toContain(`월 ${expected.toLocaleString('ko-KR')}원`);
});

test('a phone that is gone says so on its button and beside it', () => {
  render(<PhonePurchase phone={aPhoneToBuy({ isSoldOut: true })} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '품절' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(/지금은 품절이에요/).id).toBe(button.getAttribute('aria-describedby'));
});
