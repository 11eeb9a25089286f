// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering, failing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aClaim, anItem, anOrder } from '../../../test/support/sample-orders.ts';
import {
  CancelOrderDocument,
  ClaimGuidesDocument,
  ClaimPreviewDocument,
  ConfirmPurchaseDocument,
  ExchangeChoicesDocument,
  OrderDetailDocument,
  OrderShipmentsDocument,
  RequestExchangeDocument,
  RequestReturnDocument,
} from '../../__generated__/graphql.ts';
import type { OrderStep } from '../../shop/addresses/path-params.ts';
import { OrderStepPage } from './page.tsx';
import type { WholeOrder } from '../../features/orders/whole-order.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

interface Input {
  idempotencyKey: string;
  refundTotal: number;
  items: { number: string; quantity: number }[];
  reason: string;
}

interface Refund {
  refundTotal: number;
  returnDeliveryFee: number;
  restoredPoints: number;
}

type Basis = Pick<Input, 'items' | 'reason'>;

interface Mall {
  order: WholeOrder;
  /** What the preview shows, or a refusal. */
  refund?: (input: Basis) => Partial<Refund> | object | Promise<object>;
  /** The answer to what is meant. */
  answer?: (input: Input) => object;
}

/** What is previewed, of whichever kind. */
function basisOf(input: unknown): Basis {
  return Object.values(input as Record<string, Basis>)[0]!;
}

const documents = { cancel: CancelOrderDocument, return: RequestReturnDocument, exchange: RequestExchangeDocument };

function openStep(step: Exclude<OrderStep, 'confirm'>, { order, refund = () => ({}), answer }: Mall, query = '') {
  const preview = async (variables: Record<string, unknown>) => {
    const figures = {
      refundTotal: 12_900,
      refundParts: null,
      returnDeliveryFee: 0,
      restoredPoints: 0,
      restoredCoupons: [],
    };
    const claimPreview = {
      __typename: 'ClaimPreview',
      ...figures,
      ...(await refund(basisOf(variables.input))),
    };
    if ('errors' in claimPreview) return claimPreview;
    return {
      viewer: { __typename: 'Member', id: 'me', order: { __typename: 'GoodsOrder', id: order.id, claimPreview } },
    };
  };
  const { execute, inputsOf } = answering(
    [OrderDetailDocument, () => ({ viewer: { __typename: 'Member', id: 'me', order } })],
    [OrderShipmentsDocument, () => ({ viewer: { __typename: 'Member', id: 'me', order: null } })],
    [ExchangeChoicesDocument, () => ({ mall: { __typename: 'Mall', id: 'm', product: goods } })],
    [ClaimGuidesDocument, () => ({ mall: { __typename: 'Mall', id: 'm', claimGuides } })],
    [ClaimPreviewDocument, preview],
    [documents[step], (variables) => answer?.(variables.input as Input) ?? {}],
  );
  const params = { orderNumber: order.number, step };
  const at = `/familyshop/order/orderDetail/${order.number}/${step}${query}`;
  renderInMall(<OrderStepPage />, { at, params, execute, isMember: true });
  return {
    previews: () => inputsOf(ClaimPreviewDocument).map(basisOf),
    sent: () => inputsOf(documents[step]) as Input[],
  };
}

const claimGuides = [
  { __typename: 'ClaimGuide', method: 'CARD', html: '<p>카드 승인을 취소해요.</p>' },
  { __typename: 'ClaimGuide', method: 'TRANSFER', html: '<p>이체하신 계좌로 환불해 드려요.</p>' },
];

const variant = (number: string, optionName: string, price: number) => ({
  __typename: 'GoodsVariant',
  id: `variant ${number} 미드나이트 블루`,
  optionName,
  color: { __typename: 'ProductColor', name: '미드나이트 블루' },
  price,
  isAvailable: true,
});
const goods = {
  __typename: 'Goods',
  id: 'g',
  variants: [variant('1', '기본 구성', 12_900), variant('2', '구성 2', 12_900), variant('3', '구성 3', 17_900)],
};

const paidItem = (fieldsOf = {}) => anItem({ availableActions: ['CANCEL'], ...fieldsOf });
const deliveredItem = (fieldsOf = {}) =>
  anItem({
    status: 'DELIVERED',
    returnableUntil: '2099-11-28',
    availableActions: ['EXCHANGE', 'RETURN', 'CONFIRM'],
    ...fieldsOf,
  });
const reason = (name: RegExp) => screen.findByRole('radio', { name });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refundOf = (claim: object) => ({
  cancelOrder: { __typename: 'ClaimMade', claim: { ...claim, order: anOrder() } },
});

test('cancelling takes a reason and a press, and sends the very refund that was shown', async () => {
  const { sent, previews } = openStep('cancel', {
    order: anOrder({ items: [paidItem({ payTotal: 12_900 })] }),
    refund: () => ({ refundTotal: 15_900, returnDeliveryFee: 0 }),
    answer: () => refundOf(aClaim({ type: 'CANCEL', status: 'DONE', refundTotal: 15_900 })),
  });
  await userEvent.click(await reason(/단순 변심/u));
  const refund = within(await screen.findByRole('region', { name: '환불 예정 금액' }));
  expect((await refund.findByText('15,900', { exact: false })).textContent).toBe('15,900원');
  expect(previews()).toHaveLength(1);
  await press('주문 취소하기');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    reason: 'CHANGED_MIND',
    refundTotal: 15_900,
    items: [{ number: 'I1', quantity: 1 }],
  });
});

test('the buttons to confirm and to go back have equal weight', async () => {
  openStep('cancel', { order: anOrder({ items: [paidItem()] }) });
  const yes = await screen.findByRole('button', { name: '주문 취소하기' });
  const no = screen.getByRole('link', { name: '돌아가기' });
  for (const attribute of ['data-variant', 'data-size', 'class'])
    expect(yes.getAttribute(attribute)).toBe(no.getAttribute(attribute));
});

test('no reason is preselected, and missing input is reported when the button is pressed', async () => {
  const { sent } = openStep('cancel', { order: anOrder({ items: [paidItem()] }) });
  await reason(/단순 변심/u);
  expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ checked }) => !checked)).toBe(true);
  await press('주문 취소하기');
  expect(screen.getByText('취소 사유를 선택해 주세요.', { exact: true })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  expect(sent()).toEqual([]);
});

test('another price is shown beside the old one, and sent only when the button is pressed again', async () => {
  let now = 12_900;
  const { sent } = openStep('cancel', {
    order: anOrder({ items: [paidItem()] }),
    refund: () => ({ refundTotal: now, returnDeliveryFee: 0 }),
    answer: ({ refundTotal }) => {
      if (refundTotal === 9_900) return refundOf(aClaim({ type: 'CANCEL', status: 'DONE', refundTotal }));
      now = 9_900;
      return {
        cancelOrder: {
          __typename: 'RefundChanged',
          message: '환불 금액이 바뀌었어요.',
          refundTotal: 9_900,
        },
      };
    },
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('12,900', { selector: 'dd span', exact: false });
  await press('주문 취소하기');
  expect(await screen.findByText(/12,900원에서 9,900원으로 바뀌었어요/u)).toBeTruthy();
  await screen.findByText('9,900', { selector: 'dd span', exact: false });
  expect(sent()).toHaveLength(1);
  await press('주문 취소하기');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.refundTotal).toBe(9_900);
  expect(sent()[1]?.idempotencyKey).not.toBe(sent()[0]?.idempotencyKey);
});

test('if the result is unknown, the same is sent with the same key', async () => {
  let tries = 0;
  const { sent } = openStep('cancel', {
    order: anOrder({ items: [paidItem()] }),
    answer: () => {
      tries += 1;
      return tries === 1
        ? failing('MALL_TIMEOUT', '응답이 늦어요.')
        : refundOf(aClaim({ type: 'CANCEL', status: 'DONE' }));
    },
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('돌려받는 금액');
  await press('주문 취소하기');
  expect(await screen.findByText(/다시 누르면 한 번만 신청돼요/u)).toBeTruthy();
  await press('주문 취소하기');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.idempotencyKey).toBe(sent()[0]?.idempotencyKey);
});

test('an order that is not paid is cancelled as a whole', async () => {
  const waiting = { status: 'AWAITING_PAYMENT' } as const;
  const { previews } = openStep('cancel', {
    order: anOrder({ items: [paidItem(waiting), paidItem({ number: 'I2', quantity: 3, ...waiting })] }),
    refund: () => ({ refundTotal: 0, returnDeliveryFee: 0 }),
  });
  await userEvent.click(await reason(/주문 실수/u));
  expect(await screen.findByText('아직 결제하지 않은 주문이라 환불할 금액이 없어요.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(previews()[0]?.items).toMatchObject([
    { number: 'I1', quantity: 1 },
    { number: 'I2', quantity: 3 },
  ]);
});

test('a part of the pieces can be returned, and the refund follows', async () => {
  const { previews } = openStep('return', {
    order: anOrder({ items: [deliveredItem({ quantity: 3 })] }),
    refund: ({ items }) => ({ refundTotal: 10_000 * (items[0]?.quantity ?? 0), returnDeliveryFee: 3_000 }),
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('30,000', { selector: 'dd span', exact: false });
  await userEvent.click(screen.getByRole('button', { name: '수량 줄이기' }));
  expect(await screen.findByText('20,000', { selector: 'dd span', exact: false })).toBeTruthy();
  expect(screen.getByText('3,000원 · 환불에서 뺐어요')).toBeTruthy();
  expect(previews().at(-1)?.items).toMatchObject([{ number: 'I1', quantity: 2 }]);
});

test('nothing is sent while a number of pieces is wrong, which has the focus', async () => {
  const { sent } = openStep('return', {
    order: anOrder({ items: [deliveredItem({ quantity: 3 })] }),
    refund: () => ({ refundTotal: 30_000, returnDeliveryFee: 0 }),
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('30,000', { selector: 'dd span', exact: false });
  const pieces = screen.getByRole<HTMLInputElement>('textbox', { name: /수량/u });
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '0');
  await userEvent.click(screen.getByRole('button', { name: '반품 신청하기' }));
  expect(screen.getByText('1개부터 고를 수 있어요.')).toBeTruthy();
  expect(document.activeElement).toBe(pieces);
  expect(sent()).toEqual([]);
});

test('while a new refund is calculated the last one stays, marked as pending, and is not sent', async () => {
  const answers: (() => void)[] = [];
  const { sent } = openStep('return', {
    order: anOrder({ items: [deliveredItem({ quantity: 3 })] }),
    refund: async ({ items }) => {
      const refundTotal = 10_000 * (items[0]?.quantity ?? 0);
      if (refundTotal < 30_000) await new Promise<void>((resolve) => answers.push(resolve));
      return { refundTotal };
    },
  });
  await userEvent.click(await reason(/단순 변심/u));
  const region = await screen.findByRole('region', { name: '환불 예정 금액' });
  await within(region).findByText('30,000', { exact: false });
  await userEvent.click(screen.getByRole('button', { name: '수량 줄이기' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(region.getAttribute('aria-busy')).toBe('true');
  expect(region.textContent).toContain('30,000원');
  await press('반품 신청하기');
  expect(screen.getByText('금액을 계산하고 있어요. 잠시 뒤 다시 눌러 주세요.')).toBeTruthy();
  expect(sent()).toEqual([]);
  answers.forEach((answer) => answer());
  await within(region).findByText('20,000', { exact: false });
  expect(region.getAttribute('aria-busy')).toBe('false');
});

test('a refund that cannot be calculated shows no sum, says why, and is asked for again', async () => {
  let hasFailed = false;
  openStep('return', {
    order: anOrder({ items: [deliveredItem()] }),
    refund: () => {
      if (hasFailed) return { refundTotal: 9_900 };
      hasFailed = true;
      return failing('MALL_TIMEOUT', '응답이 늦어요.');
    },
  });
  await userEvent.click(await reason(/단순 변심/u));
  await userEvent.click(await screen.findByRole('button', { name: '다시 계산하기' }));
  expect(await screen.findByText('9,900', { selector: 'dd span', exact: false })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '환불 예정 금액' }));
});

test('of several items none is returned until it is chosen, and one claim is for one state', async () => {
  openStep('return', {
    order: anOrder({ items: [deliveredItem(), deliveredItem({ number: 'I2', status: 'CONFIRMED' })] }),
  });
  const [first, second] = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect([first!.checked, second!.checked]).toEqual([false, false]);
  await userEvent.click(first!);
  expect(second!.disabled).toBe(true);
  expect(screen.getByText('진행 상태가 달라 따로 신청할 수 있어요.')).toBeTruthy();
});

test('the item of the address is chosen', async () => {
  openStep('return', { order: anOrder({ items: [deliveredItem(), deliveredItem({ number: 'I2' })] }) }, '?item=I2');
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /선택$/u });
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
  await userEvent.click(screen.getByRole('checkbox', { name: '모두 고르기' }));
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
});

test('after seven days the seller’s faults are the reasons, and no word denies the return', async () => {
  openStep('return', {
    order: anOrder({
      items: [
        deliveredItem({
          status: 'CONFIRMED',
          claimReasons: [
            { __typename: 'ClaimReasonOffer', type: 'RETURN', reason: 'FAULTY', payer: 'SELLER', until: '2099-11-28' },
          ],
        }),
      ],
    }),
  });
  await reason(/상품 불량/u);
  expect(screen.queryByRole('radio', { name: /단순 변심/u })).toBeNull();
  expect(document.body.textContent).not.toMatch(/불가|할 수 없어요/u);
});

test('a virtual account payment is refunded to an account, and missing input is reported beside its field', async () => {
  const order = anOrder({ items: [deliveredItem()] });
  const payment = {
    ...order.payment!,
    method: 'VIRTUAL_ACCOUNT' as const,
    refundBanks: [{ __typename: 'Bank' as const, code: 'BK01', name: '가온은행' }],
  };
  const { sent } = openStep('return', {
    order: { ...order, payment },
    answer: () => ({ requestReturn: { ...aClaim(), order: null } }),
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('돌려받는 금액');
  await press('반품 신청하기');
  expect(screen.getByText('은행을 골라 주세요.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '은행' }), '가온은행');
  await userEvent.type(screen.getByRole('textbox', { name: '계좌번호' }), '110-22-333444');
  await userEvent.type(screen.getByRole('textbox', { name: '예금주' }), '한가온');
  await press('반품 신청하기');
  await waitFor(() =>
    expect(sent()[0]).toMatchObject({
      refundAccount: { bankCode: 'BK01', accountNumber: '110-22-333444', holder: '한가온' },
    }),
  );
});

test('an account that the mall refuses is told at its field, which has the focus', async () => {
  const order = anOrder({ items: [deliveredItem()] });
  const payment = {
    ...order.payment!,
    method: 'VIRTUAL_ACCOUNT' as const,
    refundBanks: [{ __typename: 'Bank' as const, code: 'BK01', name: '가온은행' }],
  };
  const refused = {
    __typename: 'FormRefused',
    message: '입력값을 확인해주세요.',
    fields: [{ __typename: 'FieldRefusal', path: ['refundAccount', 'holder'], reason: '예금주를 확인해 주세요.' }],
  };
  openStep('return', { order: { ...order, payment }, answer: () => ({ requestReturn: refused }) });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('돌려받는 금액');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '은행' }), '가온은행');
  await userEvent.type(screen.getByRole('textbox', { name: '계좌번호' }), '110-22-333444');
  const holder = screen.getByRole<HTMLInputElement>('textbox', { name: '예금주' });
  await userEvent.type(holder, '한가온');
  await press('반품 신청하기');
  expect(await screen.findByText('예금주를 확인해 주세요.')).toBeTruthy();
  expect([document.activeElement, holder.value]).toEqual([holder, '한가온']);
});

test('an exchange is for another choice of the same price, and says who pays the carrier', async () => {
  const { sent } = openStep('exchange', {
    order: anOrder({ items: [deliveredItem()] }),
    refund: () => ({ refundTotal: 0, returnDeliveryFee: 3_000 }),
    answer: () => ({ requestExchange: { ...aClaim({ type: 'EXCHANGE' }), order: null } }),
  });
  const dearer = await screen.findByRole('radio', { name: /구성 3/u });
  expect(dearer.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: /구성 2/u }));
  await userEvent.click(await reason(/단순 변심/u));
  expect(await screen.findByText('교환 배송비 3,000원은 수거 시 택배 기사님께 결제해 주세요.')).toBeTruthy();
  await press('교환 신청하기');
  await waitFor(() =>
    expect(sent()[0]?.items).toEqual([{ number: 'I1', quantity: 1, variantId: 'variant 2 미드나이트 블루' }]),
  );
});

test('each claim shows its cost, who pays, and that refunds use the original payment method', async () => {
  openStep('return', { order: anOrder({ items: [deliveredItem()] }) });
  const terms = within(await screen.findByRole('region', { name: '유의 사항' }));
  expect(terms.getByText(/반품 배송비를 구매자가 내고/u)).toBeTruthy();
  expect(terms.getByText(/3영업일 안에/u)).toBeTruthy();
  expect(await terms.findByText('카드 승인을 취소해요.')).toBeTruthy();
  expect(terms.queryByText('이체하신 계좌로 환불해 드려요.')).toBeNull();
  cleanup();
  openStep('exchange', { order: anOrder({ items: [deliveredItem()] }) });
  const exchange = within(await screen.findByRole('region', { name: '유의 사항' }));
  expect(exchange.getByText(/배송비를 구매자가, 상품이나 배송에 문제가 있다면 판매자가 내요/u)).toBeTruthy();
  expect(exchange.queryByText('카드 승인을 취소해요.')).toBeNull();
});

test('an order that left the status meanwhile says so', async () => {
  openStep('cancel', {
    order: anOrder({ items: [paidItem()] }),
    answer: () => ({
      cancelOrder: { __typename: 'WrongState', message: '지금은 신청할 수 없는 상태예요.' },
    }),
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('돌려받는 금액');
  await press('주문 취소하기');
  expect(await screen.findByText('그사이 주문 상태가 바뀌었어요. 지금 상태를 확인해 주세요.')).toBeTruthy();
});

test('confirming shows the points and until when goods can still be returned', async () => {
  const order = anOrder({ items: [deliveredItem()] });
  const { execute, inputsOf } = answering(
    [OrderDetailDocument, () => ({ viewer: { __typename: 'Member', id: 'me', order } })],
    [ConfirmPurchaseDocument, () => ({ confirmPurchase: order })],
  );
  const params = { orderNumber: 'O1', step: 'confirm' };
  renderInMall(<OrderStepPage />, {
    at: '/familyshop/order/orderDetail/O1/confirm',
    params,
    execute,
    isMember: true,
  });
  expect(await screen.findByText('129P가 쌓여요.')).toBeTruthy();
  expect(screen.getByText('확정한 뒤에도 2099년 11월 28일까지 반품할 수 있어요.')).toBeTruthy();
  await press('구매 확정하기');
  await waitFor(() =>
    expect(inputsOf(ConfirmPurchaseDocument)).toMatchObject([{ orderNumber: 'O1', itemNumbers: ['I1'] }]),
  );
});

test('an order with nothing to do for the step links back to it', async () => {
  openStep('cancel', { order: anOrder({ items: [anItem({ status: 'CANCELLED' })] }) });
  expect(await screen.findByRole('heading', { name: '지금 취소할 수 있는 상품이 없어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문 보기' }).getAttribute('href')).toBe('/familyshop/order/orderDetail/O1');
});
