// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, failing, refusing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { stopClock } from '../../../test/support/stop-clock.ts';
import {
  DownloadCouponDocument,
  EnterExhibitionDocument,
  ExhibitionPageDocument,
  type ExhibitionPageFragment,
} from '../../__generated__/graphql.ts';
import { ExhibitionView } from './ExhibitionView.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const offer = {
  __typename: 'CouponOffer' as const,
  id: 'offer-1',
  number: 'CP1',
  name: '15% 할인',
  kind: 'ORDER' as const,
  discountType: 'PERCENTAGE' as const,
  discountValue: 15,
  maximumDiscount: null,
  minimumPrice: 20_000,
  endsAt: '2026-12-06T23:59:59+09:00',
  limit: 100,
  remaining: 42,
  coupon: null,
};

const event: ExhibitionPageFragment = {
  __typename: 'Exhibition',
  id: 'exhibition-1',
  number: 'EX1',
  urlName: 'first-snow',
  name: '첫눈 오는 날 맞히기',
  type: 'EVENT',
  summary: '첫눈이 올 주를 골라 보세요.',
  html: '<p>골라 주세요.</p>',
  conditions: '회원이라면 누구나 응모할 수 있어요.',
  enteredAt: null,
  announcedAt: '2026-12-14T14:00:00+09:00',
  takesEntries: true,
  image: null,
  startsAt: '2026-11-20T00:00:00+09:00',
  endsAt: '2026-12-07T00:00:00+09:00',
  mallTime: '2026-11-27T12:00:00+09:00',
  status: 'RUNNING',
  questions: [
    {
      __typename: 'EntryQuestion',
      number: 'Q1',
      kind: 'CHOICE',
      title: '첫눈이 올 주',
      isRequired: true,
      choices: ['첫째 주', '둘째 주'],
    },
    { __typename: 'EntryQuestion', number: 'Q2', kind: 'TEXT', title: '한마디', isRequired: false, choices: [] },
  ],
  agreements: [
    { __typename: 'Agreement', code: 'AG00401', title: '개인정보 수집·이용 동의', html: null, isRequired: true },
    { __typename: 'Agreement', code: 'AG00402', title: '새 이벤트 알림 받기', html: null, isRequired: false },
  ],
  prizes: [{ __typename: 'Prize', name: '무선 이어폰', winnerCount: 3 }],
  winners: [],
  coupons: [offer],
};

interface Opened {
  fields?: Partial<ExhibitionPageFragment> | null;
  isMember?: boolean;
  isMarketing?: boolean;
  entered?: () => object;
  downloaded?: () => object;
}

function open({ fields = {}, isMember = true, isMarketing, entered, downloaded }: Opened = {}) {
  const exhibition = fields && { ...event, ...fields, corners: [] };
  const { execute, inputsOf } = answering(
    [ExhibitionPageDocument, () => ({ mall: { __typename: 'Mall', id: 'mall', exhibition } })],
    [EnterExhibitionDocument, entered ?? (() => ({}))],
    [DownloadCouponDocument, downloaded ?? (() => ({}))],
  );
  const { container } = renderInMall(<ExhibitionView />, {
    at: '/familyshop/exhibition/first-snow',
    execute,
    isMember,
    ...(isMarketing && { settings: { isMarketing } }),
  });
  return { container, sent: () => inputsOf(EnterExhibitionDocument), asked: () => inputsOf(ExhibitionPageDocument) };
}

test('before an entry it says its period, prizes, how many win, its conditions and what is agreed to', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '첫눈 오는 날 맞히기' })).toBeTruthy();
  expect(screen.getByText('11월 20일부터 12월 6일 23:59까지')).toBeTruthy();
  expect(screen.getByText('무선 이어폰 3명')).toBeTruthy();
  expect(screen.getByText('회원이라면 누구나 응모할 수 있어요.')).toBeTruthy();
  expect(screen.getByText(/당첨자 발표: 12월 14일 14:00/u)).toBeTruthy();
  expect(screen.getByText(/남은 수량 42장/u).parentElement?.textContent).toBe(
    '주문 쿠폰 · 15% 할인 · 20,000원 이상 구매 시 · 12월 6일 23:59까지 쓸 수 있어요 · 남은 수량 42장',
  );
  const form = within(await screen.findByRole('form', { name: '응모' }));
  const ticked = [...form.getAllByRole('checkbox'), ...form.getAllByRole('radio')].filter(
    (each) => each instanceof HTMLInputElement && each.checked,
  );
  expect(ticked).toEqual([]);
});

const entered = () => ({ enterExhibition: { ...event, enteredAt: '2026-11-27T12:01:00+09:00' } });

test('an entry without the consent to advertising goes out with what was answered', async () => {
  const { sent } = open({ entered });
  await userEvent.click(await screen.findByRole('button', { name: '응모하기' }));
  expect(screen.getByText('‘첫눈이 올 주’에 답해 주세요.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '둘째 주' }));
  await userEvent.type(screen.getByRole('textbox'), '산책');
  await userEvent.click(screen.getByRole('checkbox', { name: /개인정보/u }));
  await userEvent.click(screen.getByRole('button', { name: '응모하기' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    number: 'EX1',
    agreedTerms: ['AG00401'],
    answers: [
      { question: 'Q1', value: { text: '둘째 주' } },
      { question: 'Q2', value: { text: '산책' } },
    ],
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('11월 27일 12:01에 응모했어요.'));
});

const errorOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

test('what is missing is said at its question, the first of which gets the focus, until it is answered', async () => {
  open({ fields: { questions: event.questions?.map((each) => ({ ...each, isRequired: true })) ?? null } });
  await userEvent.click(await screen.findByRole('button', { name: '응모하기' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '첫째 주' }));
  const [choice, text] = [screen.getByRole('radiogroup', { name: /^첫눈이 올 주/u }), screen.getByRole('textbox')];
  expect([choice, text].map(errorOf)).toEqual(['‘첫눈이 올 주’에 답해 주세요.', '‘한마디’에 답해 주세요.']);
  expect(screen.getByText('필수 항목에 동의해 주세요.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '둘째 주' }));
  await userEvent.click(text);
  await userEvent.paste('가'.repeat(1_001));
  expect([choice, text].map(errorOf)).toEqual(['', '1000자까지 쓸 수 있어요. 지금은 1001자예요.']);
});

test('what the mall refuses is said at its question', async () => {
  const fields = [
    {
      __typename: 'FieldRefusal',
      path: ['answers', '1', 'value', 'text'],
      code: 'REFUSED',
      reason: '쓸 수 없는 문자예요.',
    },
  ];
  open({
    fields: { agreements: [] },
    entered: () => ({
      enterExhibition: { __typename: 'FormRefused', message: '입력값을 확인해주세요.', code: 'INVALID_FIELDS', fields },
    }),
  });
  await userEvent.click(await screen.findByRole('radio', { name: '둘째 주' }));
  await userEvent.click(screen.getByRole('button', { name: '응모하기' }));
  const text = screen.getByRole('textbox');
  await waitFor(() => expect(errorOf(text)).toBe('쓸 수 없는 문자예요.'));
  expect(document.activeElement).toBe(text);
});

test('visitors read what an entry uses before they sign in', async () => {
  const agreements = [
    {
      __typename: 'Agreement' as const,
      code: 'AG00401',
      title: '개인정보 수집·이용 동의',
      html: '<p>수집 항목: 이름과 연락처</p>',
      isRequired: true,
    },
  ];
  open({ isMember: false, fields: { agreements } });
  expect(await screen.findByRole('heading', { level: 3, name: '응모에 쓰는 정보' })).toBeTruthy();
  expect(screen.getByText('수집 항목: 이름과 연락처')).toBeTruthy();
});

const taken = { __typename: 'Coupon' as const, id: 'coupon-1', status: 'USABLE' as const };

test('a coupon is taken once, and what says so gets the focus', async () => {
  const { container } = open({
    downloaded: () => ({ downloadCoupon: { ...taken, offer: { ...offer, remaining: 41, coupon: taken } } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '쿠폰 받기, 15% 할인' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('받은 쿠폰이에요'));
  expect(container.textContent).toContain('남은 수량 41장');
  expect(screen.queryByRole('button', { name: /쿠폰 받기/u })).toBeNull();
});

test('a coupon that is gone when it is pressed says so, and is counted anew', async () => {
  const { asked } = open({ downloaded: () => ({ downloadCoupon: refusing('준비한 쿠폰이 모두 나갔어요.') }) });
  await userEvent.click(await screen.findByRole('button', { name: '쿠폰 받기, 15% 할인' }));
  expect(await screen.findByText('준비한 쿠폰이 모두 나갔어요.')).toBeTruthy();
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test('of a coupon that is gone none is asked for', async () => {
  open({ fields: { coupons: [{ ...offer, remaining: 0 }] } });
  const button = await screen.findByRole('button', { name: '모두 나갔어요, 15% 할인' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(screen.getByText(/남은 수량 0장/u)).toBeTruthy();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

test('at its end the page asks the mall once more, and says that it is over', async () => {
  stopClock();
  const fields = [
    { endsAt: '2026-11-27T13:00:00+09:00', mallTime: '2026-11-27T12:59:57+09:00' },
    {
      endsAt: '2026-11-27T13:00:00+09:00',
      mallTime: '2026-11-27T13:00:02+09:00',
      status: 'ENDED',
      takesEntries: false,
    },
  ];
  let asked = 0;
  const { execute } = answering([
    ExhibitionPageDocument,
    () => {
      const exhibition = { ...event, coupons: [], ...fields[Math.min(asked, 1)], corners: [] };
      asked += 1;
      return { mall: { __typename: 'Mall', id: 'mall', exhibition } };
    },
  ]);
  renderInMall(<ExhibitionView />, { at: '/familyshop/exhibition/first-snow', execute, isMember: true });
  await pass(1);
  await vi.dynamicImportSettled();
  await pass(0);
  screen.getByRole('textbox').focus();
  expect([asked, screen.queryByText('끝난 이벤트예요')]).toEqual([1, null]);
  for (let second = 0; second < 12; second += 1) await pass(1);
  expect([asked, screen.queryByText('끝난 이벤트예요') !== null]).toEqual([2, true]);
  expect(document.activeElement?.textContent).toBe('응모를 마감했어요.');
});

test('who has entered is told so, and finds no form', async () => {
  open({ fields: { enteredAt: '2026-11-27T12:01:00+09:00' } });
  expect(await screen.findByText('11월 27일 12:01에 응모했어요.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('after its end it says so, with the winners masked, and takes no entries', async () => {
  const winners = [{ __typename: 'Winner' as const, maskedName: '한*온', prize: '무선 이어폰' }];
  open({ fields: { status: 'ANNOUNCED', takesEntries: false, winners } });
  expect(await screen.findByText('끝난 이벤트예요')).toBeTruthy();
  expect(screen.getByText('한*온')).toBeTruthy();
  expect(screen.getByText('응모를 마감했어요.')).toBeTruthy();
  expect(screen.queryByText(/남았어요/u)).toBeNull();
});

test('a visitor reads that members alone take part, and is led to the login', async () => {
  open({ isMember: false });
  const text = await screen.findByText(/^응모는 회원만 할 수 있어요/u);
  expect(within(text).getByRole('link').getAttribute('href')).toContain('/login');
  expect(screen.queryByRole('form')).toBeNull();
});

test('a guest of a marketing mall reads that members alone take part, and finds no login', async () => {
  open({ isMarketing: true });
  const text = await screen.findByText('응모는 회원만 할 수 있어요.');
  expect(within(text).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
});

test('an unknown one is not found', async () => {
  open({ fields: null });
  expect(await screen.findByRole('heading', { level: 1, name: '기획전을 찾을 수 없어요' })).toBeTruthy();
});

test('a failure is told, with a way to try again', async () => {
  const { execute } = answering([ExhibitionPageDocument, () => failing('MALL_UNREACHABLE')]);
  renderInMall(<ExhibitionView />, { at: '/familyshop/exhibition/first-snow', execute });
  expect(await screen.findByRole('button', { name: /다시 시도/u })).toBeTruthy();
});
