import { useNavigate } from 'react-router-dom';
import {
  PlaceOrderDocument,
  type PlaceOrderMutation,
  type SheetFactsFragment,
  type ShortageFragment,
} from '../../__generated__/graphql.ts';
import type { OpenPayment } from '../../features/payments/AwaitedPayment/use-awaited-payment.ts';
import {
  cardOf,
  paymentFieldNames,
  receiptPurpose,
  takesReceipt,
} from '../../features/payments/PaymentChoice/payment-draft.ts';
import { paymentReturnUrl } from '../../features/payments/payment-window.ts';
import { usePaymentStart } from '../../features/payments/use-payment-start.ts';
import { orderConflictText } from '../../shop/conflict/conflict-text.ts';
import { toTelephone } from '../../shared/form/telephone.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { RefusedOf } from '../../shared/submission/result.ts';
import type { FormPlace } from '../../shared/submission/settings.ts';
import { useSubmission, type Refused } from '../../shared/submission/use-submission.ts';
import { forgetDraft, pickupPlaceOf, ticketPhoneOf, type OrderDraft } from './order-draft.ts';
import { forgetPlacedOrder, notePlacedOrder } from './placed-orders.ts';
import type { PriceChange } from './PriceChange.tsx';
import { whatChanged } from './what-changed.ts';

/** An order with the total that was shown. */
interface Meant {
  draft: OrderDraft;
  payTotal: number;
}

interface Placing extends RefusedFacts {
  isBusy: boolean;
  isRefused: boolean;
  /** Why it was not placed, but for what is shown at fields. */
  note: string | null;
  /** The payment whose window is open. */
  payment: OpenPayment | null;
  /** Called in the press itself, which lets that window open. */
  place: (draft: OrderDraft) => Promise<void>;
}

interface PlaceOrderParts {
  sheet: SheetFactsFragment;
  /** Shows the sheet of now, and returns it. */
  onNewSheet: () => Promise<SheetFactsFragment | null>;
  form: FormPlace;
}

/** Places the order of a sheet, once, and goes on to the payment. */
export function usePlaceOrder({ sheet, onNewSheet, form }: PlaceOrderParts): Placing {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const start = usePaymentStart();
  const { submit, isBusy, refused, note } = useSubmission(PlaceOrderDocument, {
    intent: `${mallUrl}.order.${sheet.number}`,
    input: ({ draft }: Meant, idempotencyKey) => ({
      mallUrl,
      idempotencyKey,
      ...toInput(sheet, draft, paymentReturnUrl(mallUrl)),
    }),
    failed: '주문하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onStart: ({ payTotal }) => payTotal > 0 && start.open(),
    async onDone(placed, { isLeft }) {
      notePlacedOrder(sheet.number, placed.order.number);
      forgetDraft(mallUrl);
      start.goOn(placed);
      if (!placed.paymentRequest && !isLeft)
        await navigate(pathTo('order-complete', { url: mallUrl }, device, { orderNumber: placed.order.number }), {
          replace: true,
        });
    },
    onRefused: (answer) => wordsFor(answer, sheet, onNewSheet),
    form: { ...form, fieldOf },
  });
  return {
    isBusy,
    isRefused: refused !== null,
    note,
    payment: start.payment,
    ...factsOf(refused),
    async place(draft) {
      if (await submit({ draft, payTotal: sheet.summary.payTotal })) start.close();
    },
  };
}

/** Records what an order has become, and words a conflict. */
async function wordsFor(
  answer: RefusedOf<PlaceOrderMutation>,
  sheet: SheetFactsFragment,
  onNewSheet: () => Promise<SheetFactsFragment | null>,
): Promise<string | undefined> {
  if (answer.__typename === 'PaymentUnavailable') notePlacedOrder(sheet.number, answer.orderNumber);
  if (answer.__typename === 'FormRefused') forgetPlacedOrder(sheet.number);
  if (answer.__typename !== 'PriceChanged') return orderConflictText(answer);
  return whatChanged(sheet, await onNewSheet());
}

interface RefusedFacts {
  price: PriceChange | null;
  /** Items without enough stock. */
  shortages: readonly ShortageFragment[];
  /** The sheet has ended. With the order that was placed with it, where it was used and the mall tells it. */
  ended: { orderNumber: string | null } | null;
  /** The order that stands although the payment provider could not be asked: the same draft asks again. */
  unopened: { orderNumber: string; draft: OrderDraft } | null;
}

function factsOf(refused: Refused<PlaceOrderMutation, Meant> | null): RefusedFacts {
  const facts: RefusedFacts = { price: null, shortages: [], ended: null, unopened: null };
  if (!refused?.result) return facts;
  const { result, values } = refused;
  switch (result.__typename) {
    case 'PaymentUnavailable':
      return { ...facts, unopened: { orderNumber: result.orderNumber, draft: values.draft } };
    case 'PriceChanged':
      return result.payTotal === values.payTotal
        ? facts
        : { ...facts, price: { before: values.payTotal, now: result.payTotal } };
    case 'OutOfStock':
      return { ...facts, shortages: result.shortages };
    case 'Expired':
      return { ...facts, ended: { orderNumber: result.placedOrderNumber } };
    default:
      return facts;
  }
}

/** Fields of the draft that the input names otherwise. */
const draftNames: Partial<Record<string, string | null>> = {
  points: null, // a form of its own, which prices the sheet
  deliveryMessage: 'message',
  pickupPlaceNumber: 'pickupPlace',
  ...paymentFieldNames,
  agreedTerms: 'agreements',
};

/** The field of the draft that the mall complains about: the last name of its path, without the place in a list. */
function fieldOf(path: readonly string[]): string | null {
  const name = path.findLast((part) => !/^\d+$/u.test(part)) ?? '';
  return Object.hasOwn(draftNames, name) ? (draftNames[name] ?? null) : name;
}

/** The order as it is shown: the mall refuses another price. */
function toInput(sheet: SheetFactsFragment, draft: OrderDraft, returnUrl: string) {
  const { couponNumbers, points, addressNumber } = sheet.choice;
  const isFree = sheet.summary.payTotal === 0;
  const method = isFree ? ('POINTS' as const) : (draft.method ?? 'CARD');
  const purpose = !isFree && takesReceipt(method) ? receiptPurpose(draft) : null;
  return {
    sheetNumber: sheet.number,
    buyer: { name: draft.name.trim(), phone: toTelephone(draft.phone), email: draft.email.trim() },
    choice: {
      coupons: { numbers: [...couponNumbers] },
      points,
      addressNumber: sheet.needsAddress ? addressNumber : null,
    },
    deliveryMessage: sheet.needsAddress ? draft.message.trim() || null : null,
    ticketPhone: sheet.needsTicketPhone ? toTelephone(ticketPhoneOf(draft)) : null,
    pickupPlaceNumber: pickupPlaceOf(draft, sheet),
    payment: {
      method,
      card: cardOf({ ...draft, method }),
      cashReceipt: purpose && { purpose, number: toTelephone(draft.receiptNumber) },
    },
    payTotal: sheet.summary.payTotal,
    agreementId: sheet.agreementId,
    agreedTerms: [...draft.agreements],
    returnUrl: isFree ? null : returnUrl,
  };
}
