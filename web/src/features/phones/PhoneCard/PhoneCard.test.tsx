// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { aPhone } from '../../../../test/support/sample-products.ts';
import { PhoneCard } from './PhoneCard.tsx';

afterEach(cleanup);

test('a phone shows its monthly cost and the parts of it', () => {
  const { container } = renderInMall(<PhoneCard phone={aPhone()} />);
  expect(container.textContent).toContain('월 58,900원');
  expect(container.textContent).toContain('기기 32,450원 + 요금 26,450원');
  expect(container.textContent).toContain('256GB');
  expect(container.textContent).toContain('가온 5G 라이트');
});

test('the numbers of each join type are in ten thousands; unknown ones are left out', () => {
  renderInMall(<PhoneCard phone={aPhone()} />);
  expect(screen.getByText('신규 혜택').nextSibling?.textContent).toBe('35만원');
  expect(screen.getByText('번호이동 혜택').nextSibling?.textContent).toBe('42만원');
  expect(screen.queryByText('기기변경')).toBeNull();
});

test('a phone names every condition of its price: memory, way of joining, months, plan and kind of discount', () => {
  renderInMall(<PhoneCard phone={aPhone()} />);
  expect(screen.getByText('256GB · 신규가입 · 24개월 할부')).toBeTruthy();
  expect(screen.getByText('가온 5G 라이트 · 공통지원금 기준')).toBeTruthy();
});

test.each([
  ['the total', { totalMonthly: null }, '월 기기 32,450원 + 요금 26,450원', '58,900'],
  ['the part of the phone', { phoneMonthly: null }, '월 58,900원요금 26,450원', '기기 3'],
  ['the part of the plan', { planMonthly: null }, '월 58,900원기기 32,450원', '요금 2'],
  ['the total and the part of the phone', { totalMonthly: null, phoneMonthly: null }, '월 요금 26,450원', '기기 3'],
  ['memory, discount and plan name', { memory: null, discountType: null, planName: null }, '월 58,900원', '기준'],
  ['way of joining and months', { joinType: null, deviceMonths: null }, '256GB월 58,900원', '할부'],
])('where the mall does not say %s, the rest is said', (_what, lacking, shown, hidden) => {
  const { container } = renderInMall(<PhoneCard phone={aPhone({ price: { ...aPhone().price!, ...lacking } })} />);
  expect(container.textContent).toContain(shown);
  expect(container.textContent).not.toContain(hidden);
});

test('a phone that costs nothing a month says so', () => {
  const { container } = renderInMall(
    <PhoneCard phone={aPhone({ price: { ...aPhone().price!, phoneMonthly: 0, planMonthly: 0, totalMonthly: 0 } })} />,
  );
  expect(container.textContent).toContain('월 0원기기 0원 + 요금 0원');
});

test('what each way of joining takes off is shown in ten thousands', () => {
  const joinBenefits = [
    { __typename: 'JoinBenefit' as const, joinType: 'TRANSFER' as const, amount: 0 },
    { __typename: 'JoinBenefit' as const, joinType: 'CHANGE' as const, amount: 35_000 },
  ];
  const { container } = renderInMall(<PhoneCard phone={aPhone({ joinBenefits })} />);
  expect(screen.queryByText('신규 혜택')).toBeNull();
  expect(container.textContent).toContain('번호이동 혜택0만원기기변경 혜택3.5만원');
});

test("the shop's notes appear once, line by line", () => {
  renderInMall(
    <PhoneCard phone={aPhone({ extraInfo: ['무선 이어폰 사은품', '퀵 당일 개통', '무선 이어폰 사은품'] })} />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '무선 이어폰 사은품',
    '퀵 당일 개통',
  ]);
});

test('a phone without an offer points to its page', () => {
  const { container } = renderInMall(<PhoneCard phone={aPhone({ price: null })} />);
  expect(container.textContent).toContain('월 납부액은 상세 화면에서');
});
