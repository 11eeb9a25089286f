// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import type { MallSettings } from '../../../test/support/sample-mall.ts';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import * as paymentWindow from '../../features/payments/payment-window.ts';
import { OrderFormPage } from './page.tsx';
import { notePlacedOrder, readPlacedOrder } from './placed-orders.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  knowDialogs();
  vi.spyOn(paymentWindow, 'openPayment').mockImplementation(() => {});
  vi.spyOn(paymentWindow, 'openPaymentWindow').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function aSheet(fields: Partial<SheetFactsFragment> = {}): SheetFactsFragment {
  return {
    __typename: 'OrderSheet',
    id: 'sheet',
    number: 'OS1',
    expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
    lines: [
      {
        __typename: 'OrderSheetLine',
        cartLineNumber: null,
        productNumber: 'GD1',
        name: '한빛 전기포트',
        image: null,
        optionNumber: null,
        optionName: null,
        colorName: null,
        quantity: 1,
        unitPrice: 60_000,
        lineTotal: 60_000,
      },
    ],
    buyer: { __typename: 'Buyer', name: '한가온', phone: '01000000101', email: 'gaon@familyshop.example' },
    coupons: [],
    points: { __typename: 'SheetPoints', held: 5_000, usable: 5_000, minimum: 1_000, step: 10 },
    paymentMethods: [
      {
        __typename: 'PaymentOption',
        method: 'CARD',
        name: '신용카드',
        cards: [{ __typename: 'PaymentCard', code: 'C1', name: '가온카드', months: [1, 3], interestFreeMonths: [3] }],
      },
      { __typename: 'PaymentOption', method: 'TRANSFER', name: '계좌이체', cards: [] },
    ],
    installments: [
      {
        __typename: 'InstallmentOffer',
        months: 3,
        total: 60_000,
        monthly: 20_000,
        firstMonth: 20_000,
        isInterestFree: true,
      },
    ],
    agreements: [
      { __typename: 'Agreement', code: 'A1', title: '주문 내용 확인', html: null, isRequired: true },
      { __typename: 'Agreement', code: 'A2', title: '혜택 알림', html: null, isRequired: false },
    ],
    choice: { __typename: 'OrderSheetChoice', couponNumbers: [], points: 0, addressNumber: '1' },
    summary: {
      __typename: 'PriceSummary',
      goodsTotal: 60_000,
      couponDiscount: 0,
      deliveryFee: 0,
      remoteAreaFee: 0,
      usedPoints: 0,
      payTotal: 60_000,
      earnedPoints: 600,
    },
    ...fields,
  };
}

const address = {
  __typename: 'DeliveryAddress',
  id: 'address',
  number: '1',
  label: '집',
  maskedReceiverName: '한*온',
  maskedReceiverPhone: '010-****-0101',
  postalCode: '04524',
  roadAddress: '서울특별시 중구 세종대로 110',
  maskedDetailAddress: '*층',
  isDefault: true,
  deliveryMessage: null,
  entranceMethod: null,
};
const unmasked = {
  __typename: 'UnmaskedAddress',
  receiverName: '한가온',
  receiverPhone: '01000000101',
  detailAddress: '3층',
  entranceDetail: null,
};
const placed = {
  __typename: 'OrderPlaced',
  order: { __typename: 'GoodsOrder', id: 'o', number: 'O1' },
  paymentRequest: { __typename: 'PaymentRequest', number: 'P1', provider: 'TEST', url: '/pg-test/P1', parameters: [] },
};

type Input = Record<string, unknown>;

const choiceOf = ({ choice }: Input) => choice as { coupons: object; points: number; addressNumber: string | null };

interface Opening {
  /** To the presses that place an order, one after the other; an error is thrown. */
  answers?: object[];
  addresses?: object[];
  receiverName?: string;
  isMember?: boolean;
  /** How many of the requested points the mall takes. */
  taken?: (points: number) => number | Promise<number>;
  settings?: Partial<MallSettings>;
}

function openForm(
  sheet: SheetFactsFragment | null,
  {
    answers = [placed],
    addresses = [address],
    receiverName = unmasked.receiverName,
    isMember = true,
    settings = {},
    taken = (points) => points,
  }: Opening = {},
) {
  const sent: Input[] = [];
  let shown = sheet;
  const execute = async ({ variables }: { variables: Record<string, unknown> }) => {
    const input = variables.input as Input | undefined;
    if (!input) {
      const known = addresses.length === 0 && sent.length === 0 ? [] : [address, ...addresses.slice(1)];
      const whole =
        variables.number === address.number
          ? { ...address, lotAddress: null, unmasked: { ...unmasked, receiverName } }
          : null;
      const viewer = { __typename: 'Member', id: 'me', orderSheet: shown, addresses: known, address: whole };
      return { data: { viewer }, ageSeconds: 0 };
    }
    sent.push(input);
    if (input.roadAddress !== undefined) {
      const member = { __typename: 'Member', id: 'me', addresses: [address] };
      return {
        data: { createDeliveryAddress: { __typename: 'DeliveryAddressSaved', address, member } },
        ageSeconds: 0,
      };
    }
    if (input.payTotal === undefined) {
      const { coupons, ...choice } = input.choice as { coupons: { numbers?: string[] }; points: number };
      const points = await taken(choice.points);
      shown = shown && {
        ...shown,
        choice: { ...shown.choice, ...choice, points, couponNumbers: coupons.numbers ?? ['best'] },
        summary: { ...shown.summary, usedPoints: points, payTotal: 60_000 - points },
      };
      return { data: { priceOrderSheet: shown }, ageSeconds: 0 };
    }
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return { data: { placeOrder: answer }, ageSeconds: 0 };
  };
  const at = '/familyshop/order/orderForm/OS1';
  renderInMall(<OrderFormPage />, { at, params: { sheetNumber: 'OS1' }, execute, isMember, settings });
  return sent;
}

const pay = (name: RegExp | string = /결제하기$/u) => screen.findByRole('button', { name });

test('nothing is selected or ticked by default, and missing input is reported in place', async () => {
  const sent = openForm(aSheet());
  await userEvent.click(await pay('60,000원 결제하기'));
  const problem = screen.getByText('결제 수단을 골라 주세요.');
  expect(document.activeElement?.closest('fieldset')).toBe(problem.closest('fieldset'));
  expect(screen.getByText('필수 동의 항목을 확인하고 동의해 주세요.')).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([]);
  expect(sent).toEqual([]);
});

const refusal = (path: string[], reason: string) => ({ __typename: 'FieldRefusal', path, code: 'LENGTH', reason });

test('a refusal of the mall is shown at its field, with the focus there, until it is changed', async () => {
  openForm(aSheet(), {
    answers: [
      {
        __typename: 'FormRefused',
        message: '입력 내용을 확인해 주세요.',
        fields: [
          refusal(['deliveryMessage'], '50자까지 쓸 수 있어요.'),
          refusal(['agreedTerms', '0'], '알 수 없는 동의예요.'),
        ],
      },
      placed,
    ],
  });
  await userEvent.click(await screen.findByRole('radio', { name: '계좌이체' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '주문 내용 확인 (필수)' }));
  await userEvent.click(await pay());
  const message = screen.getByRole('combobox', { name: /배송 메시지/u });
  await waitFor(() => expect(document.activeElement).toBe(message));
  expect(screen.getByText('50자까지 쓸 수 있어요.')).toBeTruthy();
  expect(screen.getByText('알 수 없는 동의예요.')).toBeTruthy();
  await userEvent.type(message, '문 앞');
  expect(screen.queryByText('50자까지 쓸 수 있어요.')).toBeNull();
});

test('a refusal of what has no field of its own here is told beside the button', async () => {
  const reasons = ['쓸 수 있는 포인트가 모자라요.', '배송지를 다시 골라 주세요.'];
  const fields = [refusal(['choice', 'points'], reasons[0]!), refusal(['choice', 'addressNumber'], reasons[1]!)];
  openForm(aSheet(), { answers: [{ __typename: 'FormRefused', message: '입력값을 확인해주세요.', fields }] });
  await payByTransfer();
  for (const reason of reasons)
    expect((await screen.findByText(reason, { exact: false })).closest('[role=alert]')).not.toBeNull();
});

test('a field that was left with something wrong in it says so before anything is sent, an empty one does not', async () => {
  openForm(aSheet());
  const phone = await screen.findByRole('textbox', { name: '연락처' });
  await userEvent.clear(phone);
  await userEvent.tab();
  expect(screen.queryByText(/^연락처를/u)).toBeNull();
  await userEvent.type(phone, '0101');
  await userEvent.tab();
  expect(screen.getByText(/^연락처를/u)).toBeTruthy();
});

test('a card payment without a card company shows its error there, until one is chosen', async () => {
  openForm(aSheet());
  await userEvent.click(await screen.findByRole('radio', { name: '신용카드' }));
  await userEvent.click(await pay());
  const company = screen.getByRole('combobox', { name: '카드사' });
  expect(screen.getByText('카드사를 골라 주세요.', { selector: 'p' })).toBeTruthy();
  expect(document.activeElement).toBe(company);
  await userEvent.selectOptions(company, '가온카드');
  expect(screen.queryByText('카드사를 골라 주세요.', { selector: 'p' })).toBeNull();
});

test('a card is paid with its company and months, each with what a month costs', async () => {
  const sent = openForm(aSheet());
  await userEvent.click(await screen.findByRole('radio', { name: '신용카드' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '카드사' }), '가온카드');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '할부 개월' }), '3개월 무이자 (월 20,000원)');
  await userEvent.click(screen.getByRole('checkbox', { name: '주문 내용 확인 (필수)' }));
  await userEvent.click(await pay());
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledWith(placed.paymentRequest, null));
  expect(sent).toEqual([
    expect.objectContaining({
      sheetNumber: 'OS1',
      choice: { coupons: { numbers: [] }, points: 0, addressNumber: '1' },
      payment: { method: 'CARD', card: { code: 'C1', months: 3 }, cashReceipt: null },
      payTotal: 60_000,
      agreedTerms: ['A1'],
    }),
  ]);
  expect(readPlacedOrder('OS1')).toBe('O1');
});

const unavailable = {
  __typename: 'PaymentUnavailable',
  message: '결제사와 연결되지 않았어요.',
  orderNumber: 'O1',
  retryAfter: 0,
};

async function payByTransfer() {
  await userEvent.click(await screen.findByRole('radio', { name: '계좌이체' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '주문 내용 확인 (필수)' }));
  await userEvent.click(await pay());
}

test('while the payment provider cannot be asked the order is named, and the same order is tried again', async () => {
  const sent = openForm(aSheet(), { answers: [unavailable, unavailable, placed] });
  await payByTransfer();
  expect(await screen.findByText(/결제사와 연결되지 않았어요/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문번호 O1 확인하기' }).getAttribute('href')).toContain('/orderDetail/O1');
  expect(readPlacedOrder('OS1')).toBe('O1');
  // What is typed meanwhile belongs to no order.
  await userEvent.type(screen.getByRole('combobox', { name: /배송 메시지/u }), '문 앞');
  await userEvent.click(await pay('다시 시도'));
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledWith(placed.paymentRequest, null));
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((input) => JSON.stringify(input))).size).toBe(1);
});

test('a refusal of the payment provider is shown at the method, and the sheet is free again', async () => {
  const reason = '200원부터 결제할 수 있어요.';
  const fields = [{ __typename: 'FieldRefusal', path: ['payment', 'method'], code: 'REFUSED', reason }];
  const refused = { __typename: 'FormRefused', message: '입력값을 확인해주세요.', fields };
  const sent = openForm(aSheet(), { answers: [unavailable, refused, placed] });
  await payByTransfer();
  const problem = await screen.findByText(reason);
  await waitFor(() => expect(document.activeElement?.closest('fieldset')).toBe(problem.closest('fieldset')));
  expect(readPlacedOrder('OS1')).toBeNull();
  await userEvent.click(await pay('60,000원 결제하기'));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.['idempotencyKey']).not.toBe(sent[0]?.['idempotencyKey']);
});

test('without a network the press says so and loses nothing, and the next one places the same order', async () => {
  const sent = openForm(aSheet(), { answers: [new NetworkError(), placed] });
  await userEvent.type(await screen.findByRole('combobox', { name: /배송 메시지/u }), '문 앞');
  await payByTransfer();
  expect(await screen.findByText(/네트워크 오류입니다/u)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /배송 메시지/u }).value).toBe('문 앞');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '계좌이체' }).checked).toBe(true);
  await userEvent.click(await pay());
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledWith(placed.paymentRequest, null));
  const orders = sent.filter(({ payTotal }) => payTotal !== undefined);
  expect(orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    orders[0]?.['idempotencyKey'],
    orders[0]?.['idempotencyKey'],
  ]);
});

test('names that look like HTML stay text', async () => {
  const buyer = { __typename: 'Buyer', name: '<i>한</i>', phone: '01000000101', email: null } as const;
  openForm(aSheet({ buyer }), { receiverName: '<b>윤</b>&amp;' });
  expect(await screen.findByText(/<b>윤<\/b>&amp;/u)).toBeTruthy();
  expect(screen.getByDisplayValue('<i>한</i>')).toBeTruthy();
});

test('a price that no method takes says so', async () => {
  openForm(aSheet({ paymentMethods: [] }));
  expect(await screen.findByText('지금 이 금액을 결제할 수 있는 방법이 없어요.')).toBeTruthy();
});

test('points are used from the minimum on, in steps; too many are refused by name, and nothing typed is cut', async () => {
  const sent = openForm(aSheet());
  const points = await screen.findByRole('textbox', { name: /포인트/u });
  await userEvent.type(points, '1005');
  await userEvent.click(screen.getByRole('button', { name: '적용' }));
  expect(screen.getByText('1,000P부터 10P 단위로 쓸 수 있어요.')).toBeTruthy();
  await userEvent.clear(points);
  await userEvent.type(points, '1234567890');
  expect((points as HTMLInputElement).value).toBe('1234567890');
  await userEvent.click(screen.getByRole('button', { name: '적용' }));
  expect(screen.getByText('이 주문에는 5,000P까지 쓸 수 있어요.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '전액 사용' }));
  expect(await pay('55,000원 결제하기')).toBeTruthy();
});

test('a changed price is shown with the old one, and nothing is paid until the next press', async () => {
  const sent = openForm(aSheet(), {
    answers: [
      {
        __typename: 'PriceChanged',
        message: '가격이 바뀌었어요.',
        payTotal: 62_000,
      },
      placed,
    ],
  });
  await userEvent.click(await screen.findByRole('radio', { name: '계좌이체' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '주문 내용 확인 (필수)' }));
  await userEvent.click(await pay());
  expect(await screen.findByText('62,000원')).toBeTruthy();
  expect(paymentWindow.openPayment).not.toHaveBeenCalled();
  await userEvent.click(await pay());
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalled());
  expect(sent[0]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey);
});

test('goods that are sold out meanwhile say so in their line, with the way to where they are changed', async () => {
  const [line] = aSheet().lines;
  if (!line) throw new Error('The sample has a line');
  const { productNumber, optionNumber, colorName, quantity } = line;
  const short = { productNumber, optionNumber, colorName, quantity, left: 0, cartLineNumber: null };
  openForm(aSheet(), {
    answers: [
      {
        __typename: 'OutOfStock',
        message: '재고가 부족해요.',
        shortages: [{ __typename: 'StockShortage', ...short }],
      },
    ],
  });
  await userEvent.click(await screen.findByRole('radio', { name: '계좌이체' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '주문 내용 확인 (필수)' }));
  await userEvent.click(await pay());

  const soldOut = await screen.findAllByText(/^품절됐어요/u);
  expect(soldOut.some((text) => text.closest('li')?.textContent.includes(line.name))).toBe(true);
  const alert = soldOut.map((text) => text.closest('[role=alert]')).find((found) => found !== null);
  expect(alert?.querySelector('a')?.textContent).toMatch(/바꾸기$/u);
});

test('the address that is chosen is shown whole to its owner', async () => {
  openForm(aSheet());
  expect(await screen.findByText(/한가온/u)).toBeTruthy();
  expect(screen.getByText('010-0000-0101')).toBeTruthy();
  expect(screen.getByText(/3층$/u)).toBeTruthy();
});

test('a new address takes name and telephone of the buyer, and is saved by the press that pays', async () => {
  const sent = openForm(aSheet({ choice: { ...aSheet().choice, addressNumber: null } }), { addresses: [] });
  await userEvent.click(await screen.findByRole('button', { name: '주문자와 같아요' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '받는 분' }).value).toBe('한가온');
  await userEvent.type(screen.getByRole('textbox', { name: '우편번호' }), '04524');
  await userEvent.type(screen.getByRole('textbox', { name: '도로명 주소' }), '서울특별시 중구 세종대로 110');
  await userEvent.click(await pay());
  expect(await screen.findByText('배송지를 저장하고 골랐어요. 결제 금액을 확인해 주세요.')).toBeTruthy();
  expect(sent[0]).toMatchObject({ receiverName: '한가온', postalCode: '04524' });
  expect(sent.at(-1)).toMatchObject({ choice: { addressNumber: '1' } });
});

test('with as many addresses as a member can have, the form says where to make room', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({ ...address, id: `a${index}`, number: String(index + 1) }));
  openForm(aSheet(), { addresses: ten });
  expect(await screen.findByText(/배송지는 10개까지/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '새 배송지 추가' })).toBeNull();
  expect(screen.getByRole('link', { name: '배송지 관리' }).getAttribute('href')).toMatch(/listMyDelivery$/u);
});

test('typed input is restored after a reload', async () => {
  openForm(aSheet());
  const name = await screen.findByRole('textbox', { name: '이름' });
  await userEvent.clear(name);
  await userEvent.type(name, '한하람');
  cleanup();
  openForm(aSheet());
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '이름' })).value).toBe('한하람');
});

test('the message to the carrier offers what carriers are told most, and keeps any other', async () => {
  openForm(aSheet());
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /배송 메시지/u });
  const offered = [...(field.list?.options ?? [])].map(({ textContent }) => textContent);
  expect(offered).toContain('문 앞에 놓아 주세요.');
  expect(new Set(offered).size).toBe(5);
  await userEvent.type(field, '벨은 누르지 마세요');
  expect(field.value).toBe('벨은 누르지 마세요');
});

test('another member who signs in here finds nothing of what was typed before', async () => {
  openForm(aSheet());
  await userEvent.type(await screen.findByRole('combobox', { name: /배송 메시지/u }), '문 앞에 놓아 주세요');
  cleanup();
  const buyer = {
    __typename: 'Buyer',
    name: '윤슬기',
    phone: '01000000199',
    email: 'seulgi@familyshop.example',
  } as const;
  openForm(aSheet({ buyer }));
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /배송 메시지/u })).value).toBe('');
  expect(screen.getByDisplayValue('윤슬기')).toBeTruthy();
});

test('points that are typed and left count without a press, once, and the field keeps its place', async () => {
  const sent = openForm(aSheet());
  const points = await screen.findByRole('textbox', { name: /포인트/u });
  await userEvent.type(points, '2000{Enter}');
  await pay('58,000원 결제하기');
  expect(document.activeElement).toBe(points);
  await userEvent.clear(points);
  await userEvent.type(points, '3000');
  await userEvent.tab();
  await pay('57,000원 결제하기');
  await userEvent.click(screen.getByRole('button', { name: '적용' }));
  expect(sent.map((input) => choiceOf(input).points)).toEqual([2000, 3000]);
});

test('where the mall takes fewer points than requested, the field says how many', async () => {
  openForm(aSheet(), { taken: (points) => Math.min(points, 1_500) });
  await userEvent.type(await screen.findByRole('textbox', { name: /포인트/u }), '2000');
  await userEvent.click(screen.getByRole('button', { name: '적용' }));
  await pay('58,500원 결제하기');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /포인트/u }).value).toBe('1500');
});

test('points that are typed while others are applied stay, and are applied after them', async () => {
  const answers: (() => void)[] = [];
  const sent = openForm(aSheet(), {
    taken: (points) => new Promise((resolve) => void answers.push(() => resolve(points))),
  });
  const points = await screen.findByRole<HTMLInputElement>('textbox', { name: /포인트/u });
  await userEvent.type(points, '2000{Enter}');
  await userEvent.clear(points);
  await userEvent.type(points, '3000');
  act(() => answers.shift()?.());
  await pay('58,000원 결제하기');
  expect([points.value, document.activeElement]).toEqual(['3000', points]);
  await userEvent.tab();
  await waitFor(() => expect(sent.map((input) => choiceOf(input).points)).toEqual([2000, 3000]));
  act(() => answers.shift()?.());
  await pay('57,000원 결제하기');
  expect(points.value).toBe('3000');
});

test('two minutes before it expires a sheet says so', async () => {
  openForm(aSheet({ expiresAt: new Date(Date.now() + 100_000).toISOString() }));
  expect(await screen.findByText(/시간이 2분 남았어요/u)).toBeTruthy();
});

type Coupon = SheetFactsFragment['coupons'][number];

function aCoupon(number: string, name: string, kind: Coupon['kind'] = 'GOODS'): Coupon {
  return {
    __typename: 'SheetCoupon',
    number,
    name,
    kind,
    isUsable: true,
    notUsableReason: null,
    discount: 1_000,
    endsAt: null,
  };
}

test('coupons of two kinds pressed one after the other are both used, and chosen at once', async () => {
  const sent = openForm(aSheet({ coupons: [aCoupon('CI1', '첫 쿠폰'), aCoupon('CI2', '둘째 쿠폰', 'ORDER')] }));
  const first = await screen.findByRole<HTMLInputElement>('radio', { name: /첫 쿠폰/u });
  const second = screen.getByRole<HTMLInputElement>('radio', { name: /둘째 쿠폰/u });
  act(() => {
    first.click();
    second.click();
  });
  expect([first.checked, second.checked]).toEqual([true, true]);
  await waitFor(() =>
    expect(sent.map((input) => choiceOf(input).coupons)).toEqual([{ numbers: ['CI1'] }, { numbers: ['CI1', 'CI2'] }]),
  );
});

test('another coupon of a kind takes the place of the first, and none is a choice too', async () => {
  const sent = openForm(aSheet({ coupons: [aCoupon('CI1', '첫 쿠폰'), aCoupon('CI2', '둘째 쿠폰')] }));
  for (const name of [/첫 쿠폰/u, /둘째 쿠폰/u, '사용 안 함'])
    await userEvent.click(await screen.findByRole('radio', { name }));
  await waitFor(() =>
    expect(sent.map((input) => choiceOf(input).coupons)).toEqual([
      { numbers: ['CI1'] },
      { numbers: ['CI2'] },
      { numbers: [] },
    ]),
  );
});

test('the mall finds the best coupons, which are shown as chosen, and points that gave way are told', async () => {
  const choice = { ...aSheet().choice, points: 3_000 };
  const sent = openForm(aSheet({ choice, coupons: [aCoupon('best', '좋은 쿠폰')] }), { taken: () => 2_000 });
  await userEvent.click(await screen.findByRole('button', { name: '최대 할인 적용' }));
  expect(await screen.findByText('쓸 수 있는 만큼인 2,000P로 포인트를 줄였어요.')).toBeTruthy();
  expect(sent.map((input) => choiceOf(input).coupons)).toEqual([{ best: true }]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /좋은 쿠폰/u }).checked).toBe(true);
});

test('a sheet that no longer exists links to the cart or the orders', async () => {
  openForm(null);
  expect(await screen.findByRole('heading', { name: '이 주문서는 더 쓸 수 없어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '장바구니 보기' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문 내역 보기' })).toBeTruthy();
});

test('a sheet that another tab ordered with links to that order', async () => {
  for (const number of ['OS0', 'OS1', 'OS2']) notePlacedOrder(number, `order of ${number}`);
  openForm(null);
  expect(await screen.findByRole('heading', { name: '이 주문서로 이미 주문했어요' })).toBeTruthy();
  const way = screen.getByRole('link', { name: '결제 이어서 하기' });
  expect(way.getAttribute('href')).toBe('/familyshop/order/orderPay/order%20of%20OS1');
});

test('an address that was deleted meanwhile is replaced by the default one', async () => {
  const sent = openForm(aSheet({ choice: { ...aSheet().choice, addressNumber: '7' } }));
  await waitFor(() => expect(sent.map((input) => choiceOf(input).addressNumber)).toEqual(['1']));
});

test('points are promised to members, not to guests, who never see theirs', async () => {
  openForm(aSheet());
  expect(await screen.findByText('구매를 확정하면 600P가 쌓여요.')).toBeTruthy();
  cleanup();
  openForm(aSheet(), { settings: { isMarketing: true } });
  await pay();
  expect(screen.queryByText(/P가 쌓여요/u)).toBeNull();
});

test('a refusal without a session offers the login, which leads back to the form', async () => {
  const answers = [{ __typename: 'FormRefused', message: '로그인이 필요해요.', fields: [] }];
  openForm(aSheet(), { answers, isMember: false });
  await userEvent.click(await screen.findByRole('radio', { name: '계좌이체' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '주문 내용 확인 (필수)' }));
  await userEvent.click(await pay());
  expect((await screen.findByRole('link', { name: '로그인' })).getAttribute('href')).toBe(
    `/familyshop/login?redirect=${encodeURIComponent('/familyshop/order/orderForm/OS1')}`,
  );
});
