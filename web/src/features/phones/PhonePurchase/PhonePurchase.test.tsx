// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { answering, failing, type Answer } from '../../../../test/support/answers.ts';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { aPhoneToBuy, somePlans } from '../../../../test/support/sample-products.ts';
import {
  PhonePlansDocument,
  type Device,
  type JoinType,
  type PhonePlansFragment,
  type PhonePurchaseFragment,
} from '../../../__generated__/graphql.ts';
import { payInParts } from '../pay-in-parts.ts';
import { PhonePurchase } from './PhonePurchase.tsx';

afterEach(cleanup);

const address = '/familyshop/goods/detailGoods?ctgNo=1001&gdsGrpNo=HP00000001';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const withPlans = (fields: Partial<PhonePlansFragment>) => ({ initialPlans: somePlans(fields) });

/** What a new device for the same number brings: less than a new line. */
const plansFor = ({ joinType, memory }: Record<string, unknown>) =>
  somePlans({
    joinType: joinType as JoinType,
    memory: String(memory),
    ...(joinType === 'CHANGE' ? { plans: somePlans().plans.map((plan) => ({ ...plan, subsidy: 100_000 })) } : {}),
  });

const mallWith = (plans: PhonePlansFragment | null) => ({
  mall: { __typename: 'Mall', id: 'mall', product: { __typename: 'WirelessPhone', id: 'phone-1', plans } },
});

function open(
  fields: Partial<PhonePurchaseFragment> = {},
  query = '',
  device: Device = 'DESKTOP',
  answer: Answer = (variables) => mallWith(plansFor(variables)),
) {
  const gateway = answering([PhonePlansDocument, answer]);
  renderInMall(
    <>
      <PhonePurchase phone={aPhoneToBuy(fields)} />
      <Address />
    </>,
    { at: address + query, device, execute: gateway.execute },
  );
  return gateway;
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
  await userEvent.click(radio(/공통지원금/));
  await userEvent.click(radio(/512GB/));
  await userEvent.click(radio(/^12개월/));
  await userEvent.click(radio(/기기변경/));

  const expected = Math.floor(payInParts(1_100_000, 12).monthly) + 90_000;
  await waitFor(() => expect(total()).toContain(`월 ${won(expected)}`));
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
  open({}, '&plan=P2&discount=plan&memory=512GB&months=12&join=change');
  await screen.findByRole('group', { name: '할인 방법' });
  for (const name of [/가온 5G 프리미엄/, /선택약정/, /512GB/, /^12개월/, /기기변경/])
    expect(radio(name).checked).toBe(true);
});

test('the link to order carries every choice, also the preselected ones', () => {
  open({}, '&plan=P2', 'MOBILE');
  const { pathname, searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: '신청하기' }).href);
  expect(pathname).toBe('/m/familyshop/goods/orderWireless/orderForm');
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

test('the price at the top names every condition, and the bar with the button names the choice', async () => {
  open();
  expect(bar()).toContain('256GB · 미드나이트 블루 · 24개월 할부');
  expect(
    screen.getByText('신규가입 · 256GB · 미드나이트 블루 · 24개월 할부 · 가온 5G 라이트 · 공통지원금'),
  ).toBeTruthy();
  await userEvent.click(radio(/512GB/));
  await userEvent.click(radio(/^12개월/));
  expect(
    await screen.findByText('신규가입 · 512GB · 미드나이트 블루 · 12개월 할부 · 가온 5G 라이트 · 선택약정'),
  ).toBeTruthy();
  expect(bar()).toContain('512GB · 미드나이트 블루 · 12개월 할부');
});

const priceWith = (subsidy: number) => `월 ${won(Math.floor(payInParts(970_000 - subsidy, 24).monthly) + 50_000)}`;

describe('another way of joining', () => {
  test('has its own subsidies and price, queried once; those of the first are known without a query', async () => {
    const { inputsOf } = open({ price: null }, '&discount=subsidy');
    expect(total()).toContain(priceWith(200_000));
    expect(inputsOf(PhonePlansDocument)).toEqual([]);
    await userEvent.click(radio('기기변경'));
    await waitFor(() => expect(total()).toContain(priceWith(100_000)));
    await userEvent.click(radio('신규가입'));
    expect(total()).toContain(priceWith(200_000));
    expect(inputsOf(PhonePlansDocument)).toEqual([
      { url: 'familyshop', device: 'DESKTOP', number: 'HP00000001', joinType: 'CHANGE', memory: '256GB' },
    ]);
  });

  test('shows no price before its own is known', async () => {
    const answer = Promise.withResolvers<void>();
    open({}, '', 'DESKTOP', async (variables) => {
      await answer.promise;
      return mallWith(plansFor(variables));
    });
    await userEvent.click(radio('기기변경'));
    expect(screen.getAllByText('고른 조건의 금액을 확인하고 있어요.')).toHaveLength(2);
    expect(document.body.textContent).not.toContain('58,900');
    answer.resolve();
    await waitFor(() => expect(total()).toContain('월 '));
  });

  test('a failed query says so and can be retried', async () => {
    let isDown = true;
    open({}, '', 'DESKTOP', (variables) =>
      isDown ? failing('MALL_UNREACHABLE', '잠시 후 다시 시도해 주세요.') : mallWith(plansFor(variables)),
    );
    await userEvent.click(radio('기기변경'));
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    isDown = false;
    await userEvent.click(retry);
    await waitFor(() => expect(total()).toContain('월 '));
  });
});

test('carrier, contract length, USIM and the charge for leaving are beside the price, by the chosen discount', async () => {
  open();
  expect(screen.getByText('통신사').nextSibling?.textContent).toBe('가온텔레콤');
  expect(screen.getByText('약정 기간').nextSibling?.textContent).toBe('24개월');
  expect(screen.getByText('유심').nextSibling?.textContent).toBe('유심 7,700원 · 쓰던 유심 무료');
  expect(screen.getByText('위약금').nextSibling?.textContent).toBe('받은 지원금을 돌려줘요.');
  await userEvent.click(radio(/선택약정/));
  expect(screen.getByText('약정 기간').nextSibling?.textContent).toBe('24개월 기준 (12개월·24개월 중 선택)');
  expect(screen.getByText('위약금').nextSibling?.textContent).toBe('받은 요금 할인을 돌려줘요.');
});

test('the bill unfolds into lines that add up', () => {
  open({ price: null }, '&months=24&discount=subsidy');
  const { total: paid } = payInParts(770_000, 24);
  const lines = screen.getByText('출고가').closest('dl');
  expect(lines?.textContent).toBe(
    `출고가${won(1_000_000)}공통지원금− ${won(200_000)}추가지원금− ${won(30_000)}할부원금${won(770_000)}할부이자+ ${won(paid - 770_000)}24개월 동안 낼 금액${won(paid)}한 달에 (÷ 24)${won(Math.floor(paid / 24))}`,
  );
});

test('both discounts are side by side, with the month from which the other is better', () => {
  open({ price: null }, '&months=24');
  const worth = payInParts(970_000, 24).total - payInParts(770_000, 24).total;
  const months = Math.floor(worth / 12_500);
  expect(screen.getByText(`${months}개월 넘게 쓰면 선택약정이 유리해요.`)).toBeTruthy();
  expect(radio(/공통지원금/).closest('label')?.textContent).toContain(
    `24개월 총액 ${won(payInParts(770_000, 24).total + 7_700 + 24 * 50_000)}`,
  );
});

describe('what cannot be chosen', () => {
  test('stays visible, says why, can be focused, and cannot be chosen', async () => {
    open(withPlans({ plans: somePlans().plans.map((plan) => ({ ...plan, optionalDiscount: null })) }));
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
    open(withPlans({ plans }));
    await userEvent.selectOptions(screen.getByLabelText('요금제 정렬'), '월 요금 낮은순');
    expect(names()).toEqual(['P10', 'P20', 'P30', 'P50']);
    expect(query().get('planSort')).toBe('low');
    await userEvent.selectOptions(screen.getByLabelText('요금제 정렬'), '추천순');
    expect(query().has('planSort')).toBe(false);
  });

  test('are a few at first, including the chosen one, and all on request', async () => {
    open(withPlans({ plans }), '&plan=P10');
    expect(names()).toEqual(['P50', 'P30', 'P90', 'P10']);
    await userEvent.click(screen.getByRole('button', { name: '요금제 2개 더 보기' }));
    expect(names()).toHaveLength(6);
    expect(screen.getByRole('button', { name: '요금제 접기' }).getAttribute('aria-expanded')).toBe('true');
  });
});

test('a sold-out phone says so on its button and beside it', () => {
  open({ isSoldOut: true });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '품절' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(/지금은 품절이에요/).id).toBe(button.getAttribute('aria-describedby'));
  expect(screen.queryByRole('link')).toBeNull();
});

test('a phone whose colors are all gone says so, and leads nowhere', () => {
  const [night] = aPhoneToBuy().colors;
  open({ colors: [night!, { ...night!, name: '크림 화이트' }].map((color) => ({ ...color, isAvailable: false })) });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '품절' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText('고를 수 있는 색상이 모두 품절이에요.').id).toBe(button.getAttribute('aria-describedby'));
});

test.each<[string, Partial<PhonePurchaseFragment>]>([
  ['no plans', { price: null, ...withPlans({ plans: [] }) }],
  ['no prices at all', { price: null, releasePrice: null, memories: null }],
  [
    'plans without a price',
    { price: null, ...withPlans({ plans: somePlans().plans.map((plan) => ({ ...plan, monthly: null })) }) },
  ],
  [
    'nothing',
    {
      price: null,
      initialPlans: somePlans({
        plans: [],
        installmentMonths: [],
        carriers: [],
        contractMonths: [],
        usims: [],
        cancellationFees: [],
      }),
      memories: [],
      joinTypes: [],
      colors: [],
      releasePrice: null,
    },
  ],
])('a phone with %s says where to ask, and no amount without figures', (_what, fields) => {
  open(fields);
  expect(screen.getByText('이 조합의 월 납부액은 고객센터에서 안내해 드려요.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Infinity|(?<![\d지만])원(?!금)/u);
});

test('a phone that is paid at once says so beside the monthly amount', () => {
  open({ ...withPlans({ installmentMonths: [0, 1, 24] }), price: null }, '&months=1&discount=subsidy');
  expect(within(screen.getByRole('group', { name: '기기 할부 개월' })).getAllByRole('radio')).toHaveLength(2);
  expect(total()).toContain('월 50,000원');
  expect(screen.getByText(`기기값 ${won(770_000)}은 개통할 때 한 번에 내요.`)).toBeTruthy();
});

test('of several colors none is chosen for the shopper: the button leads to them', async () => {
  const [night] = aPhoneToBuy().colors;
  open({ colors: [night!, { ...night!, name: '크림 화이트' }] });
  expect(screen.queryByRole('link', { name: '신청하기' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '신청하기' }));
  expect(screen.getByText('색상을 골라 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '미드나이트 블루' }));
  await userEvent.click(screen.getByRole('radio', { name: '크림 화이트' }));
  expect(bar()).toContain('크림 화이트');
});
