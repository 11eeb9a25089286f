import type { CashReceiptPurpose, PaymentMethod, SheetFactsFragment } from '../../__generated__/graphql.ts';

/** What a shopper has typed and chosen on the form of an order, apart from what the sheet itself keeps. */
export interface OrderDraft {
  name: string;
  phone: string;
  email: string;
  message: string;
  method: PaymentMethod | null;
  cardCode: string;
  months: number;
  /** Null until the shopper chooses; null also requests no receipt. */
  receipt: CashReceiptPurpose | 'NONE' | null;
  receiptNumber: string;
}

const keyOf = (mallUrl: string) => `family-mall.order-draft.${mallUrl}`;

type Buyer = Pick<SheetFactsFragment, 'buyer'>;

/** Identifies the member who typed, so that the next member of this tab does not see the draft. */
const ownerOf = ({ buyer }: Buyer) => JSON.stringify([buyer?.name, buyer?.phone, buyer?.email]);

/** What this member typed before in this tab, for this sheet or an expired one; else the sheet's own data. */
export function readDraft(mallUrl: string, sheet: Buyer): OrderDraft {
  const { buyer } = sheet;
  const fresh: OrderDraft = {
    name: buyer?.name ?? '',
    phone: (buyer?.phone ?? '').replaceAll(/\D/gu, ''),
    email: buyer?.email ?? '',
    message: '',
    method: null,
    cardCode: '',
    months: 1,
    receipt: null,
    receiptNumber: '',
  };
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(mallUrl)) ?? '{}');
    const { owner, draft } = (kept ?? {}) as Partial<Record<'owner' | 'draft', unknown>>;
    if (owner !== ownerOf(sheet)) return fresh;
    const known = Object.entries(draft ?? {}).filter(
      ([name, value]) => Object.hasOwn(fresh, name) && (typeof value === 'string' || typeof value === 'number'),
    );
    return { ...fresh, ...Object.fromEntries(known) };
  } catch {
    return fresh;
  }
}

/** Keeps it in this tab until the order is placed: it survives a reload, the way back and a sheet that ends. */
export function keepDraft(mallUrl: string, sheet: Buyer, draft: OrderDraft): void {
  try {
    const { receiptNumber: _notKept, ...kept } = draft;
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

export type DraftErrors = Partial<Record<string, string>>;

/** What is missing or wrong, by the names of the fields, in their order on the page. */
export function draftErrors(draft: OrderDraft, sheet: SheetFactsFragment, agreed: ReadonlySet<string>): DraftErrors {
  const errors: DraftErrors = {};
  if (draft.name.trim() === '') errors.name = '주문하는 분의 이름을 입력해 주세요.';
  if (!/^0\d{8,10}$/u.test(draft.phone)) errors.phone = '연락처를 01012345678처럼 숫자로 입력해 주세요.';
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(draft.email.trim()))
    errors.email = '이메일 주소를 name@example.com처럼 입력해 주세요.';
  if (sheet.choice.addressNumber === null) errors.address = '배송지를 골라 주세요.';
  if (sheet.summary.payTotal > 0) {
    const way = sheet.paymentMethods.find(({ method }) => method === draft.method);
    if (!way || draft.method === null) errors.method = '결제 수단을 골라 주세요.';
    else if (way.cards.length > 0 && !way.cards.some(({ code }) => code === draft.cardCode))
      errors.cardCode = '카드사를 골라 주세요.';
    const purpose = takesReceipt(draft.method) ? receiptPurpose(draft) : null;
    if (purpose === 'INCOME_DEDUCTION' && !/^01\d{8,9}$/u.test(draft.receiptNumber))
      errors.receiptNumber = '휴대폰 번호를 01012345678처럼 숫자로 입력해 주세요.';
    if (purpose === 'BUSINESS_EXPENSE' && !/^\d{10}$/u.test(draft.receiptNumber))
      errors.receiptNumber = '사업자등록번호 10자리를 숫자로 입력해 주세요.';
  }
  if (sheet.agreements.some(({ code, isRequired }) => isRequired && !agreed.has(code)))
    errors.agreements = '필수 동의 항목을 확인하고 동의해 주세요.';
  return errors;
}

/** The purpose of the cash receipt; null: none is requested. */
export function receiptPurpose({ receipt }: Pick<OrderDraft, 'receipt'>): CashReceiptPurpose | null {
  return receipt === 'NONE' ? null : receipt;
}

/** Whether a cash receipt can be written for it. */
export function takesReceipt(method: PaymentMethod | null): boolean {
  return method === 'TRANSFER' || method === 'VIRTUAL_ACCOUNT';
}
