import type { FormErrors } from '@mantine/form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ConflictFactsFragment, SheetFactsFragment } from '../../__generated__/graphql.ts';
import { usePlaceOrderMutation } from '../../__generated__/hooks.ts';
import type { OpenPayment } from '../../features/payments/AwaitedPayment/use-awaited-payment.ts';
import { receiptPurpose, takesReceipt } from '../../features/payments/PaymentChoice/payment-draft.ts';
import { openPayment, openPaymentWindow, paymentReturnUrl } from '../../features/payments/payment-window.ts';
import { orderConflictText } from '../../shop/conflict/conflict-text.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { sendIntent } from '../../shared/intent/intents.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { forgetDraft, type OrderDraft } from './order-draft.ts';
import { forgetPlacedOrder, notePlacedOrder } from './placed-orders.ts';
import type { PriceChange } from './PriceChange.tsx';
import { toTelephone } from '../../shared/form/telephone.ts';

export interface Refused {
  text: string;
  errors: FormErrors;
  price: PriceChange | null;
  /** What there is too little of. */
  shortages: readonly ConflictFactsFragment['shortages'][number][];
  hasEnded: boolean;
  /** The order that stands although the payment company could not be asked: the same draft asks again. */
  unopened: { orderNumber: string; draft: OrderDraft } | null;
}

const noOtherFacts: Omit<Refused, 'text'> = {
  errors: {},
  price: null,
  shortages: [],
  hasEnded: false,
  unopened: null,
};

interface Placing {
  isBusy: boolean;
  refused: Refused | null;
  /** The payment whose window is open. */
  payment: OpenPayment | null;
  /** Called in the press itself, which lets that window open. */
  place: (draft: OrderDraft) => Promise<Refused | null>;
}

/** Places the order of a sheet, once, and goes on to the payment. `onNewPrice`: the sheet must be shown again. */
export function usePlaceOrder(sheet: SheetFactsFragment, onNewPrice: () => Promise<unknown>): Placing {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const [send] = usePlaceOrderMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  const isRunning = useRef(false);

  async function ask(draft: OrderDraft, paymentWindow: Window | null): Promise<Refused | null> {
    const input = { mallUrl, ...toInput(sheet, draft, paymentReturnUrl(mallUrl)) };
    const answer = await sendIntent(`${mallUrl}.order.${sheet.number}`, input, async (idempotencyKey) => {
      const { data } = await send({ variables: { input: { ...input, idempotencyKey } } });
      return data?.placeOrder;
    });
    if (answer?.__typename === 'OrderPlaced') {
      notePlacedOrder(sheet.number, answer.number);
      forgetDraft(mallUrl);
      const { number: orderNumber, paymentRequest: request } = answer;
      if (request) openPayment(request, paymentWindow);
      if (request && paymentWindow) setPayment({ orderNumber, request, paymentWindow });
      if (!request)
        await navigate(pathTo('order-complete', { url: mallUrl }, device, { orderNumber }), { replace: true });
      return null;
    }
    if (answer?.__typename === 'PaymentUnavailable') {
      const { message, orderNumber } = answer;
      notePlacedOrder(sheet.number, orderNumber);
      return { ...noOtherFacts, text: message, unopened: { orderNumber, draft } };
    }
    if (answer?.__typename === 'Conflict') {
      const now = answer.newPayTotal;
      if (answer.reason === 'PRICE_CHANGED') await onNewPrice();
      return {
        ...noOtherFacts,
        text:
          answer.reason === 'PRICE_CHANGED'
            ? '결제 금액이 바뀌었어요. 확인하고 다시 눌러 주세요.'
            : orderConflictText(answer),
        price: now === null ? null : { before: sheet.summary.payTotal, now },
        shortages: answer.shortages,
        hasEnded: answer.reason === 'EXPIRED',
      };
    }
    if (answer) forgetPlacedOrder(sheet.number);
    const errors = Object.fromEntries(answer?.fields.map(({ path, reason }) => [fieldOf(path), reason]) ?? []);
    return { ...noOtherFacts, text: answer?.message ?? tryAgain, errors };
  }

  return {
    isBusy,
    refused,
    payment,
    async place(draft) {
      if (isRunning.current) return null;
      isRunning.current = true;
      setIsBusy(true);
      setRefused(null);
      const paymentWindow = sheet.summary.payTotal === 0 ? null : openPaymentWindow(device);
      let refusal: Refused | null;
      try {
        refusal = await ask(draft, paymentWindow);
      } catch (error) {
        refusal = { ...noOtherFacts, text: failureText(error) };
      }
      if (refusal) paymentWindow?.close();
      setRefused(refusal);
      isRunning.current = false;
      setIsBusy(false);
      return refusal;
    },
  };
}

const tryAgain = '주문하지 못했어요. 잠시 뒤 다시 눌러 주세요.';

/** Fields of the draft that the input names otherwise. */
const draftNames: Partial<Record<string, string>> = {
  addressNumber: 'address',
  deliveryMessage: 'message',
  paymentMethod: 'method',
  installmentMonths: 'months',
  number: 'receiptNumber',
  purpose: 'receipt',
  agreedTerms: 'agreements',
};

/** The field of the draft that the mall complains about: the last name of its path, without the place in a list. */
function fieldOf(path: readonly string[]): string {
  const name = path.findLast((part) => !/^\d+$/u.test(part)) ?? '';
  return draftNames[name] ?? name;
}

/** The order as it is shown: the mall refuses another price. */
function toInput(sheet: SheetFactsFragment, draft: OrderDraft, returnUrl: string) {
  const isFree = sheet.summary.payTotal === 0;
  const method = isFree ? ('POINTS' as const) : (draft.method ?? 'CARD');
  const isByCard = method === 'CARD';
  const purpose = !isFree && takesReceipt(method) ? receiptPurpose(draft) : null;
  return {
    sheetNumber: sheet.number,
    buyer: { name: draft.name.trim(), phone: toTelephone(draft.phone), email: draft.email.trim() },
    addressNumber: sheet.choice.addressNumber ?? '',
    deliveryMessage: draft.message.trim() || null,
    paymentMethod: method,
    cardCode: isByCard ? draft.cardCode || null : null,
    installmentMonths: isByCard ? Number(draft.months) : null,
    cashReceipt: purpose && { purpose, number: toTelephone(draft.receiptNumber) },
    couponNumbers: sheet.choice.couponNumbers,
    points: sheet.choice.points,
    payTotal: sheet.summary.payTotal,
    agreedTerms: [...draft.agreements],
    returnUrl: isFree ? null : returnUrl,
  };
}
