// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { aPhone } from '../../../../test/support/sample-products.ts';
import { PhoneCard } from './PhoneCard.tsx';

afterEach(cleanup);

test('a phone says what it costs in a month, and what that is made of', () => {
  const { container } = renderInMall(<PhoneCard phone={aPhone()} />);
  expect(container.textContent).toContain('월 58,900원');
  expect(container.textContent).toContain('기기 32,450원 + 요금 26,450원');
  expect(container.textContent).toContain('256GB');
  expect(container.textContent).toContain('가온 5G 라이트');
});

test('the numbers of each way to join are in ten thousands; what the mall did not say is left out', () => {
  renderInMall(<PhoneCard phone={aPhone()} />);
  expect(screen.getByText('신규').nextSibling?.textContent).toBe('35만');
  expect(screen.getByText('번호이동').nextSibling?.textContent).toBe('42만');
  expect(screen.queryByText('기기변경')).toBeNull();
});

test('a phone without an offer points to its page', () => {
  const { container } = renderInMall(<PhoneCard phone={aPhone({ price: null })} />);
  expect(container.textContent).toContain('월 납부액은 상세 화면에서');
});
