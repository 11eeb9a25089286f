// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, failing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aClaim, anItem, anOrder } from '../../../test/support/sample-orders.ts';
import {
  AddressDocument,
  AddressesDocument,
  ChangeOrderAddressDocument,
  OrderDetailDocument,
  OrderShipmentsDocument,
  WithdrawClaimDocument,
} from '../../__generated__/graphql.ts';
import { OrderDetailPage } from './page.tsx';
import type { WholeOrder } from '../../features/orders/whole-order.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const viewer = (order: object | null) => ({ viewer: { __typename: 'Member', id: 'me', order } });
const thisYear = new Date().getFullYear();

const parcel = {
  __typename: 'Shipment',
  itemNumbers: ['I1'],
  carrier: '가온택배',
  trackingNumber: '612345678901',
  trackingUrl: 'https://track.example.com/612345678901',
  steps: [
    { __typename: 'ShipmentStep', name: '상품 인수', at: `${thisYear}-11-21T09:00:00+09:00`, place: '온결 물류센터' },
    { __typename: 'ShipmentStep', name: '배송 출발', at: `${thisYear}-11-22T08:30:00+09:00`, place: null },
  ],
};

interface Opening {
  shipments?: object[] | null;
  withdraw?: () => object;
  number?: string;
}

type Known = WholeOrder | { __typename: 'SubscriptionOrder' | 'PhoneOrder'; id: string };

function openOrder(order: Known | null, { shipments = [], withdraw, number = 'O1' }: Opening = {}) {
  const { execute, inputsOf } = answering(
    [OrderDetailDocument, () => viewer(order)],
    [
      OrderShipmentsDocument,
      () =>
        shipments === null
          ? failing('MALL_TIMEOUT', '잠시 후 다시 시도해 주세요.')
          : viewer(order && { __typename: 'GoodsOrder', id: order.id, shipments }),
    ],
    [WithdrawClaimDocument, () => withdraw?.() ?? {}],
  );
  const params = { orderNumber: number };
  renderInMall(
    <>
      <Here />
      <OrderDetailPage />
    </>,
    { at: `/familyshop/order/orderDetail/${number}`, params, execute, isMember: true },
  );
  return { withdrawals: () => inputsOf(WithdrawClaimDocument) as { idempotencyKey: string; number: string }[] };
}

function Here() {
  return <p data-testid="here">{useLocation().pathname}</p>;
}

test('the number of a subscription leads to its own page', async () => {
  openOrder({ __typename: 'SubscriptionOrder', id: 'subscription' }, { number: 'SB1' });
  await waitFor(() => expect(screen.getByTestId('here').textContent).toBe('/familyshop/subs/detailSubsApplf/SB1'));
});

test('the number of a phone order likewise', async () => {
  openOrder({ __typename: 'PhoneOrder', id: 'phone-order' }, { number: 'WL1' });
  const path = '/familyshop/order/orderWireless/detail/WL1';
  await waitFor(() => expect(screen.getByTestId('here').textContent).toBe(path));
});

const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('items show their status, price, and until when they can be returned', async () => {
  openOrder(
    anOrder({
      items: [
        anItem({
          number: 'I1',
          status: 'DELIVERED',
          returnableUntil: `${thisYear + 1}-01-28`,
          availableActions: ['RETURN', 'CONFIRM'],
        }),
        anItem({ number: 'I2', status: 'CANCELLED', payTotal: 30_000, lineTotal: 33_000 }),
      ],
    }),
  );
  const [kettle, other] = (await part('주문 상품 2종 2개')).getAllByRole('article').map((item) => within(item));
  expect(kettle!.getByText('배송 완료')).toBeTruthy();
  expect(kettle!.getByText(`${thisYear + 1}년 1월 28일까지 반품할 수 있어요`)).toBeTruthy();
  expect(kettle!.getByText('구매를 확정하면 129P가 쌓여요')).toBeTruthy();
  expect(kettle!.getByText('미드나이트 블루 · 기본 구성 · 1개')).toBeTruthy();
  expect(other!.getByText('취소 완료')).toBeTruthy();
  expect(other!.getByText(/할인 적용/u).textContent).toContain('30,000원');
  expect(other!.queryByText(/반품할 수 있어요/u)).toBeNull();
  const ofItem = screen.getByRole('group', { name: /한빛 전기포트 I1 .*할 수 있는 일/u });
  expect(within(ofItem).getByRole('link', { name: /구매 확정/u })).toBeTruthy();
  expect(
    within(ofItem)
      .getByRole('link', { name: /반품 신청/u })
      .getAttribute('href'),
  ).toBe('/familyshop/order/orderDetail/O1/return?item=I1');
});

test('payment shows the method, the card and the months; address and buyer stay masked', async () => {
  openOrder(anOrder());
  const payment = await part('결제 정보');
  expect(payment.getByText('신용카드 · 가온카드 · 3개월 할부')).toBeTruthy();
  expect(payment.getByText('결제 완료')).toBeTruthy();
  expect((await part('배송지')).getAllByText('한*온 · 010-****-0101')).toHaveLength(2);
});

test('a virtual account shows where, and until when to pay, and its number can be copied', async () => {
  const user = userEvent.setup(); // with a clipboard
  openOrder(
    anOrder({
      availableActions: ['PAY', 'CANCEL'],
      items: [anItem({ status: 'AWAITING_PAYMENT', availableActions: ['CANCEL'] })],
      paymentDueAt: `${thisYear}-11-25T23:59:59+09:00`,
      payment: {
        __typename: 'OrderPayment',
        method: 'VIRTUAL_ACCOUNT',
        methodName: '무통장입금(가상계좌)',
        status: 'AWAITING_DEPOSIT',
        cardName: null,
        installmentMonths: null,
        installment: null,
        virtualAccount: {
          __typename: 'VirtualAccount',
          bankName: '가온은행',
          accountNumber: '110-22-333444',
          holder: '패밀리샵',
          dueAt: `${thisYear}-11-25T23:59:59+09:00`,
        },
        refundBanks: [],
        paidAt: null,
      },
    }),
  );
  const payment = await part('결제 정보');
  expect(payment.getByText('110-22-333444')).toBeTruthy();
  expect(payment.getByText(/11월 25일 23:59까지 입금해 주세요/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: '다른 방법으로 결제, 이 주문' })).toBeTruthy();

  await user.click(payment.getByRole('button', { name: '계좌번호 복사' }));

  expect((await payment.findByText('복사했어요')).tagName).toBe('OUTPUT');
  expect(await navigator.clipboard.readText()).toBe('110-22-333444');
});

test('a parcel shows its steps, the latest first, and a tracking link', async () => {
  openOrder(anOrder({ items: [anItem({ status: 'SHIPPING' })] }), { shipments: [parcel] });
  const delivery = await part('배송 조회');
  const steps = await delivery.findAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '배송 출발11월 22일 08:30',
    '상품 인수11월 21일 09:00 · 온결 물류센터',
  ]);
  expect(delivery.getByRole('link', { name: /택배사에서 보기/u }).getAttribute('href')).toBe(parcel.trackingUrl);
});

test('a product appears once on a parcel, even if a part of it was claimed', async () => {
  const items = ['I1', 'I2'].map((number) => anItem({ id: number, number, name: '한빛 전기포트' }));
  openOrder(anOrder({ items }), { shipments: [{ ...parcel, itemNumbers: ['I1', 'I2'] }] });
  expect(await (await part('배송 조회')).findByRole('heading', { name: '한빛 전기포트' })).toBeTruthy();
});

test('the order is shown even if its parcels fail to load', async () => {
  openOrder(anOrder(), { shipments: null });
  expect((await (await part('배송 조회')).findByRole('alert')).textContent).toContain('잠시 후 다시 시도해 주세요.');
  expect(screen.getByRole('region', { name: '결제 정보' })).toBeTruthy();
});

test('a claim shows its status, the refund, and why it was rejected', async () => {
  openOrder(
    anOrder({
      claims: [aClaim(), aClaim({ number: 'C0', type: 'CANCEL', status: 'REJECTED', rejectionText: '이미 보냈어요.' })],
    }),
  );
  const [claim, rejected] = (await part('취소·교환·반품')).getAllByRole('article').map((each) => within(each));
  expect(claim!.getByRole('heading', { name: '반품 · 신청 접수' })).toBeTruthy();
  expect(claim!.getByText('한빛 전기포트 I1 (미드나이트 블루 · 기본 구성) 1개')).toBeTruthy();
  const again = (each: typeof claim) => each!.queryByRole('link', { name: '다시 주문하기, 한빛 전기포트 I1' });
  expect(again(claim)?.getAttribute('href')).toContain('gdsGrpNo=GD00000001');
  expect(again(rejected)).toBeNull();
  expect(claim!.getByText('9,900원')).toBeTruthy();
  expect(claim!.getByText('3,000원 · 환불에서 뺐어요')).toBeTruthy();
  expect(rejected!.getByText('처리하지 못한 이유: 이미 보냈어요.')).toBeTruthy();
  expect(rejected!.queryByRole('button')).toBeNull();
});

test('a claim is withdrawn once, after a confirmation whose two buttons have equal weight', async () => {
  const order = anOrder({ claims: [aClaim()] });
  const after = { ...order, claims: [aClaim({ status: 'WITHDRAWN' })] };
  const { withdrawals } = openOrder(order, { withdraw: () => ({ withdrawClaim: after }) });
  await userEvent.click(await screen.findByRole('button', { name: /신청 취소/u }));
  const yes = screen.getByRole('button', { name: '신청 취소하기' });
  const no = screen.getByRole('button', { name: '유지하기' });
  expect(yes.getAttribute('data-variant')).toBe(no.getAttribute('data-variant'));
  await userEvent.dblClick(yes);
  expect((await screen.findByText('반품 신청을 취소했어요.')).tagName).toBe('OUTPUT');
  expect(screen.getByRole('heading', { name: '반품 · 신청 취소' })).toBeTruthy();
  expect(withdrawals()).toHaveLength(1);
});

test('a withdrawal with an unknown result is repeated with the same key', async () => {
  let answers = 0;
  const order = anOrder({ claims: [aClaim()] });
  const { withdrawals } = openOrder(order, {
    withdraw: () => {
      answers += 1;
      return answers === 1
        ? failing('MALL_TIMEOUT', '잠시 후 다시 시도해 주세요.')
        : { withdrawClaim: { ...order, claims: [aClaim({ status: 'WITHDRAWN' })] } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /신청 취소/u }));
  await userEvent.click(screen.getByRole('button', { name: '신청 취소하기' }));
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '신청 취소하기' }));
  await screen.findByText('반품 신청을 취소했어요.');
  const [first, second] = withdrawals();
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test.each([
  ['a number that the mall does not know', 'O9'],
  ['an address that names none', '../etc'],
])('%s is no order', async (_, number) => {
  openOrder(null, { number });
  expect(await screen.findByRole('heading', { name: '주문을 찾을 수 없어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문 내역 보기' }).getAttribute('href')).toBe(
    '/familyshop/myshop/listMyOrder',
  );
});

test('a receipt tells what was paid, when, how and to whom, and what went back, and is printed by a press', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { payment, summary } = anOrder();
  openOrder(
    anOrder({
      items: [anItem({ quantity: 2, payTotal: 38_900 }), anItem({ number: 'I2', payTotal: 9_000 })],
      payment: payment && { ...payment, status: 'PARTLY_REFUNDED' },
      summary: { ...summary, deliveryFee: 3_000, remoteAreaFee: 6_000, couponDiscount: 5_000, usedPoints: 1_000 },
      refundedTotal: 9_000,
      remainingTotal: 38_900,
      receipts: [
        {
          __typename: 'Receipt',
          type: 'CARD',
          amount: 47_900,
          issuedAt: '2026-11-20T10:01:00+09:00',
          taxFreeValue: 9_000,
          supplyValue: 35_364,
          valueAddedTax: 3_536,
          approvalNumber: '01234567',
          url: null,
        },
      ],
    }),
  );
  const receipt = await part('영수증');
  const factOf = (name: string) => receipt.getByText(name).nextElementSibling?.textContent;
  expect(receipt.getByRole('heading', { name: '카드 매출전표' })).toBeTruthy();
  expect(factOf('공급자')).toBeTruthy();
  expect(factOf('사업자등록번호')).toMatch(/^[\d-]+$/u);
  expect(factOf('한빛 전기포트 I1 · 미드나이트 블루 · 기본 구성')).toBe('2개 38,900원');
  expect(factOf('한빛 전기포트 I2 · 미드나이트 블루 · 기본 구성')).toBe('1개 9,000원');
  // The lines add up to what was paid.
  expect([factOf('배송비'), factOf('제주·도서산간 추가 배송비')]).toEqual(['3,000원', '6,000원']);
  expect([factOf('쿠폰 할인'), factOf('포인트 사용')]).toEqual(['−5,000원', '−1,000P']);
  expect(factOf('결제 시각')).toMatch(/^2026\.\d\d\.\d\d 10:01$/u);
  expect(factOf('결제 수단')).toBe('신용카드 · 가온카드 · 3개월 할부');
  expect(factOf('승인번호')).toBe('01234567');
  expect(factOf('면세금액')).toBe('9,000원');
  expect(factOf('공급가액')).toBe('35,364원');
  expect(factOf('부가세')).toBe('3,536원');
  expect(factOf('결제 금액')).toBe('47,900원');
  expect(factOf('환불한 금액')).toBe('−9,000원');
  expect(factOf('남은 결제 금액')).toBe('38,900원');
  expect(receipt.queryByRole('link')).toBeNull();
  await userEvent.click(receipt.getByRole('button', { name: '영수증 인쇄하기' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test('a receipt of a mall that tells neither tax nor approval number shows the rest', async () => {
  const unknown = { taxFreeValue: null, supplyValue: null, valueAddedTax: null, approvalNumber: null, url: null };
  openOrder(
    anOrder({
      receipts: [{ __typename: 'Receipt', type: 'PAYMENT', amount: 12_900, issuedAt: null, ...unknown }],
    }),
  );
  const receipt = await part('영수증');
  expect(receipt.getByText('결제 금액').nextElementSibling?.textContent).toBe('12,900원');
  for (const name of ['면세금액', '공급가액', '부가세', '승인번호', '결제 시각', '남은 결제 금액'])
    expect(receipt.queryByText(name)).toBeNull();
});

test('interest and first month of an installment stay visible with the payment', async () => {
  const { payment } = anOrder();
  const installment = {
    __typename: 'InstallmentOffer' as const,
    months: 6,
    total: 104_920,
    monthly: 17_486,
    firstMonth: 17_490,
    isInterestFree: false,
  };
  openOrder(
    anOrder({
      items: [anItem({ payTotal: 100_000 })],
      payment: payment && { ...payment, installmentMonths: 6, installment },
    }),
  );
  expect((await part('결제 정보')).getByText('할부 금액').nextElementSibling?.textContent).toBe(
    '모두 104,920원 (이자 4,920원), 첫 달 17,490원 · 이후 매달 17,486원',
  );
});

test.each([
  ['PENDING', '결제사의 답을 기다리고 있어요. 이미 결제했다면 다시 결제하지 않아도 돼요.'],
  ['READY', '이미 결제했나요?'],
  // That page says so if the deposit was wrong.
  ['AWAITING_DEPOSIT', '이미 입금했나요?'],
] as const)('an order whose payment is %s leads to what became of it', async (status, words) => {
  const { payment } = anOrder();
  openOrder(anOrder({ status: 'AWAITING_PAYMENT', payment: payment && { ...payment, status } }));
  expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  const way = screen.getByRole<HTMLAnchorElement>('link', { name: /(?:결제|입금) 상태 확인하기/u });
  expect(way.pathname).toBe('/familyshop/order/orderComplete/O1');
});

test.each([
  ['READY', 1],
  ['PENDING', 0],
] as const)('an order whose payment is %s offers another payment %i times', async (status, times) => {
  const { payment } = anOrder();
  openOrder(
    anOrder({
      status: 'AWAITING_PAYMENT',
      availableActions: ['PAY', 'CANCEL'],
      payment: payment && { ...payment, status },
    }),
  );
  const actions = within(await screen.findByRole('group', { name: /^이 주문/u }));
  if (times > 0) await userEvent.click(actions.getByRole('button', { name: '더보기, 이 주문' }));
  expect(actions.getByRole('link', { name: '주문 취소, 이 주문' })).toBeTruthy();
  expect(actions.queryAllByRole('link', { name: '결제하기, 이 주문' })).toHaveLength(times);
});

test('what was given back so far is shown once there is some', async () => {
  openOrder(anOrder());
  expect((await part('결제 금액')).queryByText('환불한 금액')).toBeNull();
  cleanup();
  openOrder(anOrder({ refundedTotal: 9_900 }));
  expect((await part('결제 금액')).getByText('환불한 금액').nextSibling?.textContent).toBe('−9,900원');
});

test('an order whose refund waits for an account asks for it', async () => {
  openOrder(anOrder({ isRefundAccountWanted: true }));
  expect(await screen.findByRole('region', { name: '환불해 드릴 금액이 있어요' })).toBeTruthy();
  expect(await screen.findByRole('group', { name: '환불받을 계좌' })).toBeTruthy();
});

test('a refund shows its parts, and what comes back beside it', async () => {
  const claim = aClaim({
    status: 'DONE',
    refundTotal: 9_400,
    refundParts: [
      { __typename: 'RefundPart', kind: 'GOODS', amount: 9_900 },
      { __typename: 'RefundPart', kind: 'DELIVERY', amount: 2_500 },
      { __typename: 'RefundPart', kind: 'RETURN_DELIVERY', amount: -3_000 },
    ],
    restoredPoints: 1_000,
    restoredCoupons: [{ __typename: 'RestoredCoupon', number: 'CI1', name: '첫 구매 할인' }],
  });
  openOrder(anOrder({ claims: [claim], refundedTotal: 9_400, remainingTotal: 3_500 }));
  const shown = await part('취소·교환·반품');
  const rows = shown.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['환불 금액', '9,400원'],
      ['상품 금액', '9,900원'],
      ['최초 배송비', '2,500원'],
      ['반품 배송비', '−3,000원'],
      ['반환 포인트', '1,000P'],
      ['반환 쿠폰', '첫 구매 할인'],
    ]),
  );
  const sums = await part('결제 금액');
  expect(sums.getByText('−9,400원')).toBeTruthy();
  expect(sums.getByText('3,500원')).toBeTruthy();
});

test('an exchange names what is exchanged for what, its fee in its own word, and its photos', async () => {
  const item = {
    __typename: 'ClaimItem' as const,
    number: 'I1',
    quantity: 1,
    before: { __typename: 'ItemChoice' as const, optionName: null, colorName: '코튼 화이트' },
    after: { __typename: 'ItemChoice' as const, optionName: null, colorName: '미드나이트 블루' },
  };
  const claim = aClaim({ type: 'EXCHANGE', items: [item], photos: ['F1', 'F2'], refundTotal: 0 });
  vi.stubGlobal('fetch', async (path: string) => ({
    ok: true,
    status: 200,
    headers: new Headers(),
    blob: async () => new Blob([path]),
  }));
  openOrder(anOrder({ claims: [claim] }));
  const shown = await part('취소·교환·반품');
  expect(shown.getByText('한빛 전기포트 I1 (코튼 화이트 → 미드나이트 블루) 1개')).toBeTruthy();
  expect(shown.getByText('교환 배송비')).toBeTruthy();
  expect(shown.queryByText('반품 배송비')).toBeNull();
  expect(shown.getByText('2장')).toBeTruthy();
  for (const [name, number] of [
    ['사진 1', 'F1'],
    ['사진 2', 'F2'],
  ] as const) {
    const { src } = await shown.findByRole<HTMLImageElement>('img', { name });
    expect(atob(src.split(',')[1] ?? '')).toBe(`/files/${number}?mallUrl=familyshop`);
  }
});

test('names that look like HTML stay text', async () => {
  const order = anOrder();
  openOrder({ ...order, delivery: order.delivery && { ...order.delivery, receiverName: '<b>윤</b>&amp;' } });
  expect((await part('배송지')).getByText(/^<b>윤<\/b>&amp;/u)).toBeTruthy();
});

test('an order goes to another address of the book while the mall allows it, and says so', async () => {
  const order = anOrder({ availableActions: ['CHANGE_ADDRESS'] });
  const { execute, inputsOf } = answering(
    [OrderDetailDocument, () => viewer(order)],
    [OrderShipmentsDocument, () => viewer({ __typename: 'GoodsOrder', id: order.id, shipments: [] })],
    [
      AddressesDocument,
      () => ({ viewer: { __typename: 'Member', id: 'me', addresses: [anAddress('1', true), anAddress('2', false)] } }),
    ],
    [AddressDocument, () => ({ viewer: { __typename: 'Member', id: 'me', address: null } })],
    [
      ChangeOrderAddressDocument,
      () => ({
        changeOrderAddress: {
          ...order,
          delivery: order.delivery && { ...order.delivery, roadAddress: '서울특별시 중구 나래길 7' },
        },
      }),
    ],
  );
  const at = '/familyshop/order/orderDetail/O1';
  renderInMall(<OrderDetailPage />, { at, params: { orderNumber: 'O1' }, execute, isMember: true });
  const address = await part('배송지');
  await userEvent.click(address.getByRole('button', { name: '배송지 변경' }));
  await userEvent.click(await screen.findByRole('radio', { name: /집 2/u }));
  await userEvent.click(screen.getByRole('button', { name: '이 배송지로 변경' }));
  expect(await address.findByText('배송지를 바꿨어요.')).toBeTruthy();
  expect(address.getByText(/나래길 7/u)).toBeTruthy();
  expect(inputsOf(ChangeOrderAddressDocument)).toMatchObject([{ orderNumber: 'O1', addressNumber: '2' }]);
});

test('an order that is prepared stays with its address', async () => {
  openOrder(anOrder());
  expect((await part('배송지')).queryByRole('button', { name: '배송지 변경' })).toBeNull();
});

function anAddress(number: string, isDefault: boolean) {
  return {
    __typename: 'DeliveryAddress',
    id: `address-${number}`,
    number,
    label: `집 ${number}`,
    isDefault,
    maskedReceiverName: '한*온',
    maskedReceiverPhone: '010-****-0101',
    postalCode: '04524',
    roadAddress: '서울특별시 중구 가온길 12',
    maskedDetailAddress: '***',
    deliveryMessage: null,
    entranceMethod: null,
  };
}

test('goods that come on an agreed day say so until they are there', async () => {
  const freight = anItem({ deliveryGroupNumber: 'DG2', status: 'SHIPPING' });
  const received = anItem({ number: 'I2', deliveryGroupNumber: 'DG2', status: 'DELIVERED' });
  const deliveryGroups = [{ __typename: 'DeliveryGroup' as const, number: 'DG2', deliveryType: 'FREIGHT' as const }];
  openOrder(anOrder({ items: [freight, received], deliveryGroups }));
  const [first, second] = (await part(/^주문 상품/u)).getAllByRole('article').map((each) => within(each));
  expect(first!.getByText('약속한 날 기사님이 배송해 드려요.')).toBeTruthy();
  expect(second!.queryByText(/약속한 날/u)).toBeNull();
});
