// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { answering, failing, type Answer } from '../../../../test/support/answers.ts';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { aPhoneToBuy, anEstimate, somePlans } from '../../../../test/support/sample-products.ts';
import {
  PhoneEstimateDocument,
  PhonePlansDocument,
  type Device,
  type JoinType,
  type PhoneEstimateInput,
  type PhonePlansFragment,
  type PhonePurchaseFragment,
} from '../../../__generated__/graphql.ts';
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

const mallWith = (fields: object) => ({
  mall: { __typename: 'Mall', id: 'mall', product: { __typename: 'WirelessPhone', id: 'phone-1', ...fields } },
});

type EstimateOf = (input: PhoneEstimateInput) => object | null | Promise<object | null>;

/** Each choice has a sum of its own, as no formula of the page would have it. */
const sumOf = ({ memory, planNumber, discount, deviceMonths, joinType }: PhoneEstimateInput) =>
  58_900 +
  (memory === '512GB' ? 1_000 : 0) +
  (planNumber === 'P2' ? 200 : 0) +
  (discount === 'SUBSIDY' ? 0 : 30) +
  (deviceMonths === 24 ? 0 : 4) +
  (joinType === 'CHANGE' ? 10_000 : 0);

/** An open discount is that on the plan. */
const estimateOf: EstimateOf = (input) =>
  anEstimate({
    memory: input.memory,
    joinType: input.joinType,
    planName: somePlans().plans.find(({ number }) => number === input.planNumber)?.name ?? null,
    discount: input.discount ?? 'PLAN_DISCOUNT',
    deviceMonths: input.deviceMonths,
    totalMonthly: sumOf(input),
  });

interface Opened {
  device?: Device;
  plans?: Answer;
  estimate?: EstimateOf;
}

function open(
  fields: Partial<PhonePurchaseFragment> = {},
  query = '',
  {
    device = 'DESKTOP',
    plans = (variables) => mallWith({ plans: plansFor(variables) }),
    estimate = estimateOf,
  }: Opened = {},
) {
  const toEstimate: Answer = async ({ input }) => {
    const told = await estimate(input as PhoneEstimateInput);
    return told !== null && 'errors' in told ? told : mallWith({ estimate: told });
  };
  const gateway = answering([PhonePlansDocument, plans], [PhoneEstimateDocument, toEstimate]);
  renderInMall(
    <>
      <PhonePurchase phone={aPhoneToBuy(fields)} />
      <Address />
    </>,
    { at: address + query, device, execute: gateway.execute },
  );
  return { ...gateway, estimates: () => gateway.inputsOf(PhoneEstimateDocument) };
}

const sum = () => screen.queryByText('월 예상 납부액')?.parentElement;
const total = () => sum()?.textContent;
const isPending = () => sum()?.parentElement?.getAttribute('aria-busy') === 'true';
const query = () => new URL(screen.getByTestId('address').textContent, 'http://mall.invalid').searchParams;
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: '신청하기' }).href;
const card = (name: RegExp) => radio(name).closest('label')?.textContent;
const termsOf = (name: string) =>
  screen.getAllByText(name, { selector: 'dt' }).map((term) => term.nextElementSibling?.textContent);
const bar = () => screen.getByRole('link', { name: '신청하기' }).parentElement?.textContent;

test('the total follows plan, discount, memory and months as they are chosen, and the address with it', async () => {
  open();
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
  open({}, '&plan=P2&discount=plan&memory=512GB&months=12&join=change');
  await screen.findByRole('group', { name: '할인 방법' });
  for (const name of [/가온 5G 프리미엄/, /선택약정/, /512GB/, /^12개월/, /기기변경/])
    expect(radio(name).checked).toBe(true);
});

test('the link to order carries every choice, also the preselected ones, and a discount only where it is that of the price', async () => {
  open({}, '&plan=P2', { device: 'MOBILE' });
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
  open();
  await waitFor(() => expect(link()).toContain('discount='));
  expect(new URL(link()).pathname).toBe('/familyshop/order/orderWireless/selectJoin');
});

test('the price at the top names every condition, and the bar with the button names the choice', async () => {
  open();
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

describe('the price', () => {
  test('leaves the discount to the mall where neither the card nor the address names one', async () => {
    const { estimates } = open();
    await waitFor(() => expect(total()).toContain('월 58,900원'));
    await userEvent.click(radio(/^36개월/));
    await waitFor(() => expect(total()).toContain('월 58,934원'));
    expect(radio(/^선택약정/).checked).toBe(true);
    await userEvent.click(radio(/^공통지원금/));
    await waitFor(() => expect(total()).toContain('월 58,904원'));
    const chosen = {
      color: '미드나이트 블루',
      memory: '256GB',
      joinType: 'NEW',
      planNumber: 'P1',
      contractMonths: 24,
    };
    expect(estimates()).toEqual([
      { ...chosen, discount: 'SUBSIDY', deviceMonths: 24 },
      { ...chosen, discount: null, deviceMonths: 36 },
      { ...chosen, discount: 'SUBSIDY', deviceMonths: 36 },
    ]);
  });

  test('stays with its own conditions, marked as pending, until that of another choice is known', async () => {
    const gate = Promise.withResolvers<void>();
    open({}, '', {
      async estimate(input) {
        if (input.deviceMonths === 36) await gate.promise;
        return estimateOf(input);
      },
    });
    await waitFor(() => expect(total()).toContain('월 58,900원'));
    expect(isPending()).toBe(false);
    await userEvent.click(radio(/^36개월/));
    expect(isPending()).toBe(true);
    expect(total()).toContain('월 58,900원');
    expect(screen.getByText(/· 24개월 할부 · 가온 5G 라이트 · 공통지원금$/)).toBeTruthy();
    gate.resolve();
    await waitFor(() => expect(total()).toContain('월 58,934원'));
    expect(isPending()).toBe(false);
    expect(screen.getByText(/· 36개월 할부 · 가온 5G 라이트 · 선택약정$/)).toBeTruthy();
  });

  test('that cannot be calculated is not shown, and is asked for again', async () => {
    let isDown = true;
    open({}, '', {
      estimate: (input) => (isDown ? failing('MALL_UNREACHABLE', '잠시 후 다시 시도해 주세요.') : estimateOf(input)),
    });
    const again = await screen.findByRole('button', { name: '다시 계산하기' });
    expect(document.body.textContent).not.toContain('58,900');
    isDown = false;
    await userEvent.click(again);
    await waitFor(() => expect(total()).toContain('월 58,900원'));
  });

  test.each<[string, object | null]>([
    ['refused', { __typename: 'FormRefused' }],
    ['not told', null],
  ])('that is %s by the mall is not second-guessed', async (_what, told) => {
    open({}, '', { estimate: () => told });
    expect(await screen.findByText('이 조합의 월 납부액은 고객센터에서 안내해 드려요.')).toBeTruthy();
    expect(bar()).not.toContain('월 ');
  });
});

describe('another way of joining', () => {
  test('has its own plans and price, queried once; the plans of the first are known without a query', async () => {
    const { inputsOf } = open({ price: null }, '&discount=subsidy&months=24');
    await waitFor(() => expect(total()).toContain('58,900'));
    expect(inputsOf(PhonePlansDocument)).toEqual([]);
    await userEvent.click(radio('기기변경'));
    await waitFor(() => expect(total()).toContain('68,900'));
    expect(screen.getByText('공통지원금 100,000원')).toBeTruthy();
    await userEvent.click(radio('신규가입'));
    await waitFor(() => expect(total()).toContain('58,900'));
    expect(inputsOf(PhonePlansDocument)).toEqual([
      { url: 'familyshop', device: 'DESKTOP', number: 'HP00000001', joinType: 'CHANGE', memory: '256GB' },
    ]);
  });

  test('is not priced with the plans of the first', async () => {
    const answer = Promise.withResolvers<void>();
    const { estimates } = open({}, '', {
      async plans(variables) {
        await answer.promise;
        return mallWith({ plans: plansFor(variables) });
      },
    });
    await waitFor(() => expect(total()).toContain('58,900'));
    await userEvent.click(radio('기기변경'));
    expect(isPending()).toBe(true);
    expect(estimates()).toHaveLength(1);
    answer.resolve();
    await waitFor(() => expect(total()).toContain('68,930'));
  });

  test('a failed query says so and can be retried', async () => {
    let isDown = true;
    open({}, '', {
      plans: (variables) =>
        isDown ? failing('MALL_UNREACHABLE', '잠시 후 다시 시도해 주세요.') : mallWith({ plans: plansFor(variables) }),
    });
    await userEvent.click(radio('기기변경'));
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    expect(total()).toBeUndefined();
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
  await userEvent.click(await screen.findByRole('radio', { name: /선택약정/ }));
  expect(screen.getByText('약정 기간').nextSibling?.textContent).toBe('24개월 기준 (12개월·24개월 중 선택)');
  expect(screen.getByText('위약금').nextSibling?.textContent).toBe('받은 요금 할인을 돌려줘요.');
});

test('the bill unfolds into the lines of the mall', async () => {
  open({}, '', { estimate: () => anEstimate() });
  const device = (await screen.findByText('할부원금')).closest('dl');
  expect(device?.textContent).toBe(
    '출고가1,000,000원공통지원금− 200,000원추가지원금− 30,000원할부원금770,000원할부이자+ 48,245원24개월 동안 낼 금액818,245원한 달에 (÷ 24)34,093원',
  );
  const whole = screen.getByText(/^24개월 총액 \(유심 7,700원·할부이자 48,245원 포함\)$/).closest('details');
  expect(whole?.textContent).toMatch(/2,025,945원출고가.*유심7,700원요금제1,200,000원$/u);
});

test('a mall without lines has sums alone', async () => {
  open({}, '', { estimate: () => anEstimate({ monthlyLines: null, contractLines: null, subsidies: null }) });
  await waitFor(() => expect(total()).toContain('월 84,093원'));
  expect(document.querySelector('details')).toBeNull();
  expect(screen.getByText('기기값 (24개월 할부)').nextElementSibling?.textContent).toBe('818,245원');
});

test('all fees are in the first total', async () => {
  open({}, '', { estimate: () => anEstimate() });
  expect(
    await screen.findByText(
      '기기 34,093원 + 요금 50,000원 · 24개월 총액 2,025,945원 (유심 7,700원·할부이자 48,245원 포함)',
    ),
  ).toBeTruthy();
});

test('says who pays which subsidy, how much, and on which condition', async () => {
  open({}, '', { estimate: () => anEstimate() });
  await waitFor(() =>
    expect(termsOf('공통지원금')).toContain(
      '가온텔레콤에서 모두 200,000원을 부담해요. 24개월 동안 회선을 유지하는 조건이에요.',
    ),
  );
  expect(termsOf('추가지원금')).toContain(
    '우리집 패밀리샵에서 모두 30,000원을 부담해요. 요금제를 6개월 이상 쓰는 조건이에요.',
  );
});

describe('both discounts are side by side', () => {
  test('with what each costs over 24 months, as the mall tells', async () => {
    open({}, '', { estimate: () => anEstimate() });
    await waitFor(() =>
      expect(card(/^공통지원금/)).toContain('월 84,093원 24개월 총액 2,025,945원 (유심 7,700원 포함)'),
    );
    expect(card(/^선택약정/)).toContain('월 80,449원 24개월 총액 1,938,477원 (유심 7,700원 포함)');
    expect(card(/^선택약정/)).toContain('총액이 더 적어요');
    expect(card(/^공통지원금/)).not.toContain('총액이 더 적어요');
  });

  test.each<[number | null, string]>([
    [18, '선택약정은 18개월째부터 공통지원금보다 유리하거나 같아요. 그 전에는 공통지원금이 유리해요.'],
    [1, '선택약정이 첫 달부터 공통지원금보다 유리하거나 같아요.'],
    [null, '약정 기간 안에는 공통지원금이 유리해요.'],
  ])('with the month in which the one makes up for the other: %s', async (breakEvenMonth, text) => {
    open({}, '', { estimate: () => anEstimate({ breakEvenMonth }) });
    expect(await screen.findByText(text)).toBeTruthy();
  });
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
  ['no memories', { price: null, memories: null }],
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
    },
  ],
])('a phone with %s says where to ask, and no amount without figures', (_what, fields) => {
  open(fields);
  expect(screen.getByText('이 조합의 월 납부액은 고객센터에서 안내해 드려요.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Infinity|(?<![\d지만])원(?!금)/u);
});

test('a phone that is paid at once says so beside the monthly amount', async () => {
  open({ ...withPlans({ installmentMonths: [0, 1, 24] }) }, '&months=1', {
    estimate: ({ deviceMonths }) =>
      anEstimate({
        deviceMonths,
        deviceTotal: 770_000,
        interest: 0,
        phoneMonthly: 770_000,
        totalMonthly: 820_000,
        firstMonthTotal: 820_000,
      }),
  });
  expect(within(screen.getByRole('group', { name: '기기 할부 개월' })).getAllByRole('radio')).toHaveLength(2);
  await waitFor(() => expect(total()).toContain('월 50,000원'));
  expect(screen.getByText('기기값 770,000원은 개통할 때 한 번에 내요.')).toBeTruthy();
  expect(screen.getByText('첫 달 납부액').closest('summary')?.textContent).toContain('820,000원');
  expect(bar()).toContain('월 50,000원');
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
