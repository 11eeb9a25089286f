// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { withPlans, openPhone, total, query, radio, link, bar } from '../../../../test/support/open-phone-purchase.tsx';
import { aPhoneToBuy, somePlans } from '../../../../test/support/sample-products.ts';

afterEach(cleanup);

test('the total follows plan, discount, memory and months as they are chosen, and the address with it', async () => {
  openPhone();
  await waitFor(() => expect(total()).toContain('월 58,900원'));

  await userEvent.click(radio(/가온 5G 프리미엄/));
  await userEvent.click(radio(/공통지원금/));
  await userEvent.click(radio(/512GB/));
  await userEvent.click(radio(/^12개월/));
  await userEvent.click(radio(/기기변경/));

  await waitFor(() => expect(total()).toContain('월 70,104원'));
  expect(Object.fromEntries(query())).toEqual({
    ctgNo: '1001',
    gdsGrpNo: 'HP00000001',
    plan: 'P2',
    discount: 'subsidy',
    memory: '512GB',
    months: '12',
    join: 'change',
  });
});

test("a shared address shows its sender's choice", async () => {
  openPhone({}, '&plan=P2&discount=plan&memory=512GB&months=12&join=change');
  await screen.findByRole('group', { name: '할인 방법' });
  for (const name of [/가온 5G 프리미엄/, /선택약정/, /512GB/, /^12개월/, /기기변경/])
    expect(radio(name).checked).toBe(true);
});

test('the link to order carries every choice, also the preselected ones, and a discount only where it is that of the price', async () => {
  openPhone({}, '&plan=P2', { device: 'MOBILE' });
  expect(link()).not.toContain('discount=');
  await waitFor(() => expect(link()).toContain('discount='));
  const { pathname, searchParams } = new URL(link());
  expect(pathname).toBe('/m/familyshop/goods/orderWireless/selectJoin');
  expect(Object.fromEntries(searchParams)).toEqual({
    ctgNo: '1001',
    gdsGrpNo: 'HP00000001',
    color: '미드나이트 블루',
    memory: '256GB',
    join: 'new',
    plan: 'P2',
    discount: 'plan',
    months: '24',
  });
});

test('on a desktop the order begins at the same step', async () => {
  openPhone();
  await waitFor(() => expect(link()).toContain('discount='));
  expect(new URL(link()).pathname).toBe('/familyshop/order/orderWireless/selectJoin');
});

test('the price at the top names every condition, and the bar with the button names the choice', async () => {
  openPhone();
  expect(
    await screen.findByText('신규가입 · 256GB · 미드나이트 블루 · 24개월 할부 · 가온 5G 라이트 · 공통지원금'),
  ).toBeTruthy();
  expect(bar()).toContain('256GB · 미드나이트 블루 · 24개월 할부');
  await userEvent.click(radio(/512GB/));
  await userEvent.click(radio(/^12개월/));
  expect(
    await screen.findByText('신규가입 · 512GB · 미드나이트 블루 · 12개월 할부 · 가온 5G 라이트 · 선택약정'),
  ).toBeTruthy();
  expect(bar()).toContain('512GB · 미드나이트 블루 · 12개월 할부');
});

describe('what cannot be chosen', () => {
  test('stays visible, says why, can be focused, and cannot be chosen', async () => {
    openPhone(withPlans({ plans: somePlans().plans.map((plan) => ({ ...plan, optionalDiscount: null })) }));
    const discount = radio(/선택약정.*이 요금제에는 선택약정할인이 없어요/);
    expect(discount.disabled).toBe(false);
    expect(discount.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(discount);
    expect(discount.checked).toBe(false);
    expect(screen.getByText('선택할 수 없어요 · 이 요금제에는 선택약정할인이 없어요')).toBeTruthy();
    expect(query().has('discount')).toBe(false);
  });

  test('is also a way of joining that this phone has not', () => {
    openPhone();
    expect(radio(/번호이동.*이 기기는 안 돼요/).getAttribute('aria-disabled')).toBe('true');
    expect(radio('신규가입').checked).toBe(true);
  });
});

const names = () =>
  screen.getAllByRole('radio', { name: /^요금제 \d/ }).map((each) => (each as HTMLInputElement).value);

describe('plans', () => {
  const [plan] = somePlans().plans;
  const plans = [50, 30, 90, 20, 70, 10].map((thousand) => ({
    ...plan!,
    number: `P${thousand}`,
    name: `요금제 ${thousand}`,
    monthly: thousand * 1000,
    data: `${thousand}GB`,
  }));

  test('are in the order of the address', async () => {
    openPhone(withPlans({ plans }));
    await userEvent.selectOptions(screen.getByLabelText('요금제 정렬'), '월 요금 낮은순');
    expect(names()).toEqual(['P10', 'P20', 'P30', 'P50']);
    expect(query().get('planSort')).toBe('low');
    await userEvent.selectOptions(screen.getByLabelText('요금제 정렬'), '추천순');
    expect(query().has('planSort')).toBe(false);
  });

  test('are a few at first, including the chosen one, and all on request', async () => {
    openPhone(withPlans({ plans }), '&plan=P10');
    expect(names()).toEqual(['P50', 'P30', 'P90', 'P10']);
    await userEvent.click(screen.getByRole('button', { name: '요금제 2개 더 보기' }));
    expect(names()).toHaveLength(6);
    expect(screen.getByRole('button', { name: '요금제 접기' }).getAttribute('aria-expanded')).toBe('true');
  });
});

test('a sold-out phone says so on its button and beside it', () => {
  openPhone({ isSoldOut: true });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '품절' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(/지금은 품절이에요/).id).toBe(button.getAttribute('aria-describedby'));
  expect(screen.queryByRole('link')).toBeNull();
});

test('a phone whose colors are all gone says so, and leads nowhere', () => {
  const [night] = aPhoneToBuy().colors;
  openPhone({
    colors: [night!, { ...night!, name: '크림 화이트' }].map((color) => ({ ...color, isAvailable: false })),
  });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '품절' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText('선택할 수 있는 색상이 모두 품절이에요.').id).toBe(button.getAttribute('aria-describedby'));
});

test('of several colors none is chosen for the shopper: the button leads to them', async () => {
  const [night] = aPhoneToBuy().colors;
  openPhone({ colors: [night!, { ...night!, name: '크림 화이트' }] });
  expect(screen.queryByRole('link', { name: '신청하기' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '신청하기' }));
  expect(screen.getByText('색상을 선택해 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '미드나이트 블루' }));
  await userEvent.click(screen.getByRole('radio', { name: '크림 화이트' }));
  expect(bar()).toContain('크림 화이트');
});
