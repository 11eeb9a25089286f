// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { failing } from '../../../../test/support/answers.ts';
import {
  plansFor,
  mallWith,
  estimateOf,
  openPhone,
  total,
  bar,
  isPending,
  radio,
  withPlans,
} from '../../../../test/support/open-phone-purchase.tsx';
import { anEstimate, somePlans } from '../../../../test/support/sample-products.ts';
import { PhonePlansDocument, type PhonePurchaseFragment } from '../../../__generated__/graphql.ts';

afterEach(cleanup);

const card = (name: RegExp) => radio(name).closest('label')?.textContent;

const termsOf = (name: string) =>
  screen.getAllByText(name, { selector: 'dt' }).map((term) => term.nextElementSibling?.textContent);

describe('the price', () => {
  test('leaves the discount to the mall where neither the card nor the address names one', async () => {
    const { estimates } = openPhone();
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
    openPhone({}, '', {
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
    openPhone({}, '', {
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
    openPhone({}, '', { estimate: () => told });
    expect(await screen.findByText('이 조합의 월 납부액은 고객센터에서 안내해 드려요.')).toBeTruthy();
    expect(bar()).not.toContain('월 ');
  });
});

describe('another way of joining', () => {
  test('has its own plans and price, queried once; the plans of the first are known without a query', async () => {
    const { inputsOf } = openPhone({ price: null }, '&discount=subsidy&months=24');
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
    const { estimates } = openPhone({}, '', {
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
    openPhone({}, '', {
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
  openPhone();
  expect(screen.getByText('통신사').nextSibling?.textContent).toBe('가온텔레콤');
  expect(screen.getByText('약정 기간').nextSibling?.textContent).toBe('24개월');
  expect(screen.getByText('유심').nextSibling?.textContent).toBe(
    '유심 7,700원 · 쓰던 유심 무료 (첫 달 요금에 더해 한 번 청구돼요)',
  );
  expect(screen.getByText('위약금').nextSibling?.textContent).toBe('받은 지원금을 반환해요.');
  await userEvent.click(await screen.findByRole('radio', { name: /선택약정/ }));
  expect(screen.getByText('약정 기간').nextSibling?.textContent).toBe('24개월 기준 (12개월·24개월 중 선택)');
  expect(screen.getByText('위약금').nextSibling?.textContent).toBe('받은 요금 할인을 반환해요.');
});

test('what leaving costs is told in won once the price is there, with the rights of those who pay in parts', async () => {
  const terminationFees = [1, 6, 12, 18].map((month) => ({
    __typename: 'PhoneTerminationFee' as const,
    month,
    amount: month > 6 ? 100_000 : 230_000,
  }));
  openPhone({}, '', { estimate: () => anEstimate({ terminationFees }) });
  const table = await screen.findByRole('table', { name: '중간에 해지하면 내는 위약금' });
  expect(table.textContent).toContain('1개월째6개월째12개월째18개월째230,000원230,000원100,000원100,000원');
  expect(screen.queryByText('위약금')).toBeNull();
  expect(screen.getByText('할부 철회권')).toBeTruthy();
  expect(screen.getByText('할부 항변권')).toBeTruthy();
});

test.each([
  [24, '24개월 총액'],
  [36, '요금 24개월 + 기기값 36개월 총액'],
])('the total of a device over %i months says what it holds', async (deviceMonths, name) => {
  openPhone({}, '', { estimate: () => anEstimate({ deviceMonths }) });
  expect(await screen.findByText((text) => text.startsWith(`${name} (유심`))).toBeTruthy();
});

test('the bill unfolds into the lines of the mall', async () => {
  openPhone({}, '', { estimate: () => anEstimate() });
  const device = (await screen.findByText('할부원금')).closest('dl');
  expect(device?.textContent).toBe(
    '출고가1,000,000원공통지원금− 200,000원추가지원금− 30,000원할부원금770,000원할부수수료+ 48,245원24개월 동안 낼 금액818,245원한 달에 (÷ 24)34,093원',
  );
  const whole = screen.getByText(/^24개월 총액 \(유심 7,700원·할부수수료 48,245원 포함\)$/).closest('details');
  expect(whole?.textContent).toMatch(/2,025,945원출고가.*유심7,700원요금제1,200,000원$/u);
});

test('the rate and the months of the comparison are those of the mall', async () => {
  openPhone({}, '', { estimate: () => anEstimate({ monthlyRate: 0.45, yearlyRate: 5.4, comparedMonths: 36 }) });
  expect(await screen.findByText(/^할부수수료는 연 5\.4%\(월 0\.45%\)예요\./u)).toBeTruthy();
  expect(screen.getByText(/^36개월 총액 \(유심/u)).toBeTruthy();
  expect(screen.queryByText(/24개월 총액|0\.492/u)).toBeNull();
});

test('a mall without lines has sums alone', async () => {
  openPhone({}, '', { estimate: () => anEstimate({ monthlyLines: null, contractLines: null, subsidies: null }) });
  await waitFor(() => expect(total()).toContain('월 84,093원'));
  expect(document.querySelector('details')).toBeNull();
  expect(screen.getByText('기기값 (24개월 할부)').nextElementSibling?.textContent).toBe('818,245원');
});

test('all fees are in the first total', async () => {
  openPhone({}, '', { estimate: () => anEstimate() });
  expect(
    await screen.findByText(
      '기기 34,093원 + 요금 50,000원 · 24개월 총액 2,025,945원 (유심 7,700원·할부수수료 48,245원 포함)',
    ),
  ).toBeTruthy();
});

test('says who pays which subsidy, how much, and on which condition', async () => {
  openPhone({}, '', { estimate: () => anEstimate() });
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
    openPhone({}, '', { estimate: () => anEstimate() });
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
    openPhone({}, '', { estimate: () => anEstimate({ breakEvenMonth }) });
    expect(await screen.findByText(text)).toBeTruthy();
  });
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
  openPhone(fields);
  expect(screen.getByText('이 조합의 월 납부액은 고객센터에서 안내해 드려요.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Infinity|(?<![\d지만])원(?!금)/u);
});

test('a phone that is paid at once says so beside the monthly amount', async () => {
  openPhone({ ...withPlans({ installmentMonths: [0, 1, 24] }) }, '&months=1', {
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
  expect(screen.getByText('신청하면서 기기값 770,000원을 결제해요.')).toBeTruthy();
  // The device is paid with the application, so it is no part of any month.
  expect(screen.getByText('한 달 납부액').closest('summary')?.textContent).toContain('50,000원');
  expect(screen.queryByText('첫 달 납부액')).toBeNull();
  expect(bar()).toContain('월 50,000원');
});
