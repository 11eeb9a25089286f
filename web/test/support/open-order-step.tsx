import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answering } from './answers.ts';
import { renderInMall } from './in-mall.tsx';
import { anItem, anOrder } from './sample-orders.ts';
import {
  AddressDocument,
  AddressesDocument,
  CancelOrderDocument,
  ClaimGuidesDocument,
  ClaimPreviewDocument,
  ExchangeChoicesDocument,
  OrderDetailDocument,
  OrderShipmentsDocument,
  RequestExchangeDocument,
  RequestReturnDocument,
} from '../../src/__generated__/graphql.ts';
import type { WholeOrder } from '../../src/features/orders/whole-order.ts';
import { OrderStepPage } from '../../src/routes/order-step/page.tsx';
import type { OrderStep } from '../../src/shop/addresses/path-params.ts';

interface Input {
  idempotencyKey: string;
  refundTotal: number;
  items: { number: string; quantity: number }[];
  reason: string;
  pickUpOn?: string | null;
  pickUpAddressNumber?: string | null;
}

interface Refund {
  refundTotal: number;
  returnDeliveryFee: number;
  restoredPoints: number;
}

type Basis = Pick<Input, 'items' | 'reason'> & { pickUpAddressNumber?: string | null };

interface Mall {
  /** The member's book. */
  addresses?: readonly object[];
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

export function openStep(
  step: Exclude<OrderStep, 'confirm'>,
  { order, refund = () => ({}), answer, addresses = [] }: Mall,
  query = '',
) {
  const preview = async (variables: Record<string, unknown>) => {
    const figures = {
      refundTotal: 12_900,
      refundParts: null,
      returnDeliveryFee: 0,
      restoredPoints: 0,
      restoredCoupons: [],
      pickUpDays: null,
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
    [AddressesDocument, () => ({ viewer: { __typename: 'Member', id: 'me', addresses } })],
    [AddressDocument, () => ({ viewer: { __typename: 'Member', id: 'me', address: null } })],
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

export const paidItem = (fieldsOf = {}) => anItem({ availableActions: ['CANCEL'], ...fieldsOf });

export const deliveredItem = (fieldsOf = {}) =>
  anItem({
    status: 'DELIVERED',
    returnableUntil: '2099-11-28',
    availableActions: ['EXCHANGE', 'RETURN', 'CONFIRM'],
    ...fieldsOf,
  });
export const reason = (name: RegExp) => screen.findByRole('radio', { name });

export const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const refundOf = (claim: object) => ({
  cancelOrder: { __typename: 'ClaimMade', claim: { ...claim, order: anOrder() } },
});
