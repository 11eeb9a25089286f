// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { aPhoneToBuy } from '../../../../test/support/sample-products.ts';
import type { Device, PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { payInParts } from '../../../shared/installment/pay-in-parts.ts';
import { PhonePurchase } from './PhonePurchase.tsx';

afterEach(cleanup);

const address = '/familyshop/goods/detailGoods?ctgNo=1001&gdsGrpNo=HP00000001';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function open(fields: Partial<PhonePurchaseFragment> = {}, query = '', device: Device = 'DESKTOP') {
  renderInMall(
    <>
      <PhonePurchase phone={aPhoneToBuy(fields)} />
      <Address />
    </>,
    { at: address + query, device },
  );
}

const total = () => screen.getByText('월 예상 납부액').parentElement?.textContent;
const query = () => new URL(screen.getByTestId('address').textContent, 'http://mall.invalid').searchParams;
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const bar = () => screen.getByRole('link', { name: '신청하기' }).parentElement?.textContent;
const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

test('the total follows plan, discount, memory and months as they are chosen, and the address with it', async () => {
  open();
  expect(total()).toContain('월 58,900원');

  await userEvent.click(radio(/가온 5G 프리미엄/));
  await userEvent.click(radio(/선택약정/));
  await userEvent.click(radio(/512GB/));
  await userEvent.click(radio(/^12개월/));
  await userEvent.click(radio(/기기변경/));

  const expected = Math.floor(payInParts(1_200_000, 12).monthly) + 90_000 - 22_500;
  expect(total()).toContain(`월 ${won(expected)}`);
  expect(Object.fromEntries(query())).toEqual({ ctgNo: '1001', gdsGrpNo: 'HP00000001', plan: 'P2', discount: 'plan', memory: '512GB', months: '12', join: 'change' });
});

test('an address that was sent shows what its sender had chosen', () => {
  open({}, '&plan=P2&discount=plan&memory=512GB&months=12&join=change');
  for (const name of [/가온 5G 프리미엄/, /선택약정/, /512GB/, /^12개월/, /기기변경/]) expect(radio(name).checked).toBe(true);
});

test('the way on carries all that is chosen, also what nobody touched', () => {
  open({}, '&plan=P2', 'MOBILE');
  const { pathname, searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: '신청하기' }).href);
  expect(pathname).toBe('/m/familyshop/goods/orderWireless/orderForm');
  expect(Object.fromEntries(searchParams)).toEqual({ ctgNo: '1001', gdsGrpNo: 'HP00000001', color: '미드나이트 블루', memory: '256GB', join: 'new', plan: 'P2', discount: 'subsidy', months: '24' });
});

test('the price at the head and the bar with the button name the colour, the memory and the months that are chosen', async () => {
  open();
  expect(bar()).toContain('256GB · 미드나이트 블루 · 24개월');
  await userEvent.click(radio(/512GB/));
  await userEvent.click(radio(/^12개월/));
  expect(bar()).toContain('512GB · 미드나이트 블루 · 12개월');
  expect(screen.getByText('512GB · 미드나이트 블루 · 12개월 · 공통지원금')).toBeTruthy();
});

test('the bill unfolds into lines that add up', () => {
  open({ price: null }, '&months=24');
  const { total: paid } = payInParts(770_000, 24);
  const lines = screen.getByText('출고가').closest('dl');
  expect(lines?.textContent).toBe(
    `출고가${won(1_000_000)}공통지원금− ${won(200_000)}추가지원금− ${won(30_000)}할부원금${won(770_000)}할부이자+ ${won(paid - 770_000)}24개월 동안 낼 금액${won(paid)}한 달에 (÷ 24)${won(Math.floor(paid / 24))}`,
  );
});

test('both discounts stand side by side, with the month from which on the other is better', () => {
  open({ price: null }, '&months=24');
  const worth = payInParts(1_000_000, 24).total - payInParts(770_000, 24).total;
  const months = Math.floor(worth / 12_500);
  expect(screen.getByText(`${months}개월 넘게 쓰면 선택약정이 유리해요.`)).toBeTruthy();
  expect(radio(/공통지원금/).closest('label')?.textContent).toContain(`24개월 모두 ${won(payInParts(770_000, 24).total + 24 * 50_000)}`);
});

describe('what cannot be chosen', () => {
  test('stays in sight, says why, is within reach of the keyboard, and is not taken', async () => {
    open({ plans: (aPhoneToBuy().plans ?? []).map((plan) => ({ ...plan, optionalDiscount: null })) });
    const discount = radio(/선택약정.*이 요금제에는 선택약정할인이 없어요/);
    expect(discount.disabled).toBe(false);
    expect(discount.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(discount);
    expect(discount.checked).toBe(false);
    expect(screen.getByText('고를 수 없어요 · 이 요금제에는 선택약정할인이 없어요')).toBeTruthy();
    expect(query().has('discount')).toBe(false);
  });

  test('is also a way of joining that this phone has not', () => {
    open();
    expect(radio(/번호이동.*이 기기는 안 돼요/).getAttribute('aria-disabled')).toBe('true');
    expect(radio('신규가입').checked).toBe(true);
  });
});

const names = () => screen.getAllByRole('radio', { name: /^요금제 \d/ }).map((each) => (each as HTMLInputElement).value);

describe('plans', () => {
  const [plan] = aPhoneToBuy().plans ?? [];
  const plans = [50, 30, 90, 20, 70, 10].map((thousand) => ({ ...plan!, number: `P${thousand}`, name: `요금제 ${thousand}`, monthly: thousand * 1000, data: `${thousand}GB` }));

  test('come in the order asked for, which stands in the address', async () => {
    open({ plans });
    await userEvent.selectOptions(screen.getByLabelText('요금제 정렬'), '월 요금 낮은순');
    expect(names()).toEqual(['P10', 'P20', 'P30', 'P50']);
    expect(query().get('planSort')).toBe('low');
    await userEvent.selectOptions(screen.getByLabelText('요금제 정렬'), '추천순');
    expect(query().has('planSort')).toBe(false);
  });

  test('are a few at first, the chosen one among them, and all when asked for', async () => {
    open({ plans }, '&plan=P10');
    expect(names()).toEqual(['P50', 'P30', 'P90', 'P10']);
    await userEvent.click(screen.getByRole('button', { name: '요금제 2개 더 보기' }));
    expect(names()).toHaveLength(6);
    expect(screen.getByRole('button', { name: '요금제 접기' }).getAttribute('aria-expanded')).toBe('true');
  });
});

test('a phone that is gone says so on its button and beside it', () => {
  open({ isSoldOut: true });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '품절' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(/지금은 품절이에요/).id).toBe(button.getAttribute('aria-describedby'));
  expect(screen.queryByRole('link')).toBeNull();
});

test.each<[string, Partial<PhonePurchaseFragment>]>([
  ['no plans', { price: null, plans: null }],
  ['no prices at all', { price: null, releasePrice: null, memories: null }],
  ['plans without a price', { price: null, plans: (aPhoneToBuy().plans ?? []).map((plan) => ({ ...plan, monthly: null })) }],
  ['nothing', { price: null, plans: [], memories: [], subscriptionKinds: [], deviceMonths: [], colors: [], releasePrice: null }],
])('a phone with %s says where to ask, and no amount without figures', (_what, fields) => {
  open(fields);
  expect(screen.getByText('이 조합의 월 납부액은 고객센터에서 안내해 드려요.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Infinity|(?<![\d지만])원(?!금)/u);
});

test('a phone that is paid at once says so beside what is paid each month', () => {
  open({ deviceMonths: [0, 1, 24], price: null }, '&months=1');
  expect(within(screen.getByRole('group', { name: '기기 할부 개월' })).getAllByRole('radio')).toHaveLength(2);
  expect(total()).toContain('월 50,000원');
  expect(screen.getByText(`기기값 ${won(770_000)}은 개통할 때 한 번에 내요.`)).toBeTruthy();
});
