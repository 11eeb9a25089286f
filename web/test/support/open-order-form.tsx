import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { knowDialogs } from './dialog.ts';
import { renderInMall } from './in-mall.tsx';
import type { MallSettings } from './sample-mall.ts';
import type { Execute } from '../../src/app/apollo/server-link.ts';
import type { SheetFactsFragment } from '../../src/__generated__/graphql.ts';
import * as paymentWindow from '../../src/features/payments/payment-window.ts';
import { OrderFormPage } from '../../src/routes/order-form/page.tsx';

export const address = {
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

export const placed = {
  __typename: 'OrderPlaced',
  order: { __typename: 'GoodsOrder', id: 'o', number: 'O1' },
  paymentRequest: { __typename: 'PaymentRequest', number: 'P1', provider: 'TEST', url: '/pg-test/P1', parameters: [] },
};

type Input = Record<string, unknown>;

export const choiceOf = ({ choice }: Input) =>
  choice as { coupons: object; points: number; addressNumber: string | null };

interface Opening {
  /** To the presses that place an order, one after the other; an error is thrown. */
  answers?: object[];
  addresses?: object[];
  receiverName?: string;
  isMember?: boolean;
  /** How many of the requested points the mall takes. */
  taken?: (points: number) => number | Promise<number>;
  /** Comes with the sheet, which is null then. */
  errors?: Awaited<ReturnType<Execute>>['errors'];
  settings?: Partial<MallSettings>;
}

export function openForm(
  sheet: SheetFactsFragment | null,
  {
    answers = [placed],
    addresses = [address],
    receiverName = unmasked.receiverName,
    isMember = true,
    settings = {},
    taken = (points) => points,
    errors,
  }: Opening = {},
) {
  const sent: Input[] = [];
  let shown = sheet;
  const execute = async ({ variables }: { variables: Record<string, unknown> }) => {
    const input = variables.input as Input | undefined;
    if (!input) {
      const known = addresses.length === 0 && sent.length > 0 ? [address] : addresses;
      const whole =
        variables.number === address.number
          ? { ...address, lotAddress: null, unmasked: { ...unmasked, receiverName } }
          : null;
      const viewer = { __typename: 'Member', id: 'me', orderSheet: shown, addresses: known, address: whole };
      return { data: { viewer }, ageSeconds: 0, ...(errors && { errors }) };
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

export const pay = (name: RegExp | string = /결제하기$/u) => screen.findByRole('button', { name });

export async function payByTransfer() {
  await userEvent.click(await screen.findByRole('radio', { name: '계좌이체' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '주문 내용 확인 (필수)' }));
  await userEvent.click(await pay());
}

/** An empty browser whose windows of the payment provider do not open. */
export function prepareOrderForm(): void {
  sessionStorage.clear();
  localStorage.clear();
  knowDialogs();
  vi.spyOn(paymentWindow, 'openPayment').mockImplementation(() => {});
  vi.spyOn(paymentWindow, 'openPaymentWindow').mockReturnValue(null);
}
