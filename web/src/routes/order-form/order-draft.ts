import type { FormErrors } from '@mantine/form';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { noPayment, paymentErrors, type PaymentDraft } from '../../features/payments/PaymentChoice/payment-draft.ts';
import { mobileRule, telephoneRule } from '../../shared/form/field-rules.ts';
import { showTelephone } from '../../shared/form/telephone.ts';

/** What a shopper has typed and chosen on the form of an order, apart from what the sheet itself keeps. */
export interface OrderDraft extends PaymentDraft {
  name: string;
  phone: string;
  email: string;
  message: string;
  /** Mobile number that tickets go to. Empty: that of the buyer. */
  ticketPhone: string;
  /** Number of the shop where goods are picked up. */
  pickupPlace: string;
  /** The codes of what the shopper agreed to. */
  agreements: readonly string[];
}

const keyOf = (mallUrl: string) => `family-mall.order-draft.${mallUrl}`;

type Buyer = Pick<SheetFactsFragment, 'buyer'>;

/** Identifies the member who typed, so that the next member of this tab does not see the draft. */
const ownerOf = ({ buyer }: Buyer) => JSON.stringify([buyer?.name, buyer?.phone, buyer?.email]);

/** Draft of this member in this tab, for this sheet or an expired one. Defaults to the sheet's data. */
export function readDraft(mallUrl: string, sheet: Buyer): OrderDraft {
  const { buyer } = sheet;
  const fresh: OrderDraft = {
    name: buyer?.name ?? '',
    phone: showTelephone(buyer?.phone ?? ''),
    email: buyer?.email ?? '',
    message: '',
    ticketPhone: '',
    pickupPlace: '',
    agreements: [],
    ...noPayment,
  };
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(mallUrl)) ?? '{}');
    const { owner, draft } = (kept ?? {}) as Partial<Record<'owner' | 'draft', unknown>>;
    if (owner !== ownerOf(sheet)) return fresh;
    const known = Object.entries(draft ?? {}).filter(
      ([name, value]) => Object.hasOwn(fresh, name) && typeof value === 'string',
    );
    return { ...fresh, ...Object.fromEntries(known) };
  } catch {
    return fresh;
  }
}

/**
 * Keeps it in this tab until the order is placed: it survives a reload, the way back and a sheet that ends. The number of a
 * receipt is not stored, and agreements are given anew.
 */
export function keepDraft(mallUrl: string, sheet: Buyer, draft: OrderDraft): void {
  try {
    const { receiptNumber: _number, agreements: _codes, ...kept } = draft;
    sessionStorage.setItem(keyOf(mallUrl), JSON.stringify({ owner: ownerOf(sheet), draft: kept }));
  } catch {
    // Full or forbidden: it is in memory as long as the page.
  }
}

export function forgetDraft(mallUrl: string): void {
  try {
    sessionStorage.removeItem(keyOf(mallUrl));
  } catch {
    // Forbidden: nothing was kept.
  }
}

/** Errors by field name, in page order. */
export function draftErrors(draft: OrderDraft, sheet: SheetFactsFragment): FormErrors {
  const errors: FormErrors = {};
  if (sheet.needsAddress && sheet.choice.addressNumber === null) errors.address = '배송지를 선택해 주세요.';
  Object.assign(errors, receiverErrors(draft, sheet), buyerErrors(draft));
  if (sheet.summary.payTotal > 0) Object.assign(errors, paymentErrors(draft, sheet.paymentMethods));
  if (sheet.agreements.some(({ code, isRequired }) => isRequired && !draft.agreements.includes(code)))
    errors.agreements = '필수 동의 항목을 확인하고 동의해 주세요.';
  return errors;
}

export const buyerFields = ['name', 'phone', 'email'] as const;

/** Whether nothing is left to type of who orders. */
export function hasWholeBuyer(draft: OrderDraft): boolean {
  return Object.keys(buyerErrors(draft)).length === 0;
}

function buyerErrors(draft: Pick<OrderDraft, (typeof buyerFields)[number]>): FormErrors {
  const errors: FormErrors = {};
  if (draft.name.trim() === '') errors.name = '주문자 이름을 입력해 주세요.';
  const phone = telephoneRule(draft.phone);
  if (phone !== null) errors.phone = phone;
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(draft.email.trim()))
    errors.email = '이메일 주소를 name@example.com처럼 입력해 주세요.';
  return errors;
}

/** The number that tickets go to: the buyer's own, unless another is typed. */
export function ticketPhoneOf({ ticketPhone, phone }: Pick<OrderDraft, 'ticketPhone' | 'phone'>): string {
  return ticketPhone.trim() === '' ? phone : ticketPhone;
}

/** The chosen shop; the only one needs no choice. */
export function pickupPlaceOf(
  { pickupPlace }: Pick<OrderDraft, 'pickupPlace'>,
  { pickupPlaces }: Pick<SheetFactsFragment, 'pickupPlaces'>,
): string | null {
  const [only] = pickupPlaces;
  if (only && pickupPlaces.length === 1) return only.number;
  return pickupPlaces.find(({ number }) => number === pickupPlace)?.number ?? null;
}

function receiverErrors(draft: OrderDraft, sheet: SheetFactsFragment): FormErrors {
  const errors: FormErrors = {};
  if (sheet.needsTicketPhone && mobileRule(ticketPhoneOf(draft)) !== null)
    errors.ticketPhone = '문자를 받을 휴대폰 번호를 입력해 주세요.';
  if (sheet.pickupPlaces.length > 0 && pickupPlaceOf(draft, sheet) === null)
    errors.pickupPlace = '받아 갈 매장을 선택해 주세요.';
  return errors;
}
