import type { FormErrors } from '@mantine/form';
import type { CashReceiptPurpose, PaymentMethod, PaymentWayFragment } from '../../../__generated__/graphql.ts';
import { isMobile } from '../../../shared/form/telephone.ts';

/** How an order is paid. */
export interface PaymentDraft {
  method: PaymentMethod | null;
  cardCode: string;
  /** Over how many months a card pays; '1': at once. */
  months: string;
  /** Null until the shopper chooses; null also requests no receipt. */
  receipt: CashReceiptPurpose | 'NONE' | null;
  receiptNumber: string;
}

export const noPayment: PaymentDraft = { method: null, cardCode: '', months: '1', receipt: null, receiptNumber: '' };

/** Errors by field name. */
export function paymentErrors(draft: PaymentDraft, ways: readonly PaymentWayFragment[]): FormErrors {
  const errors: FormErrors = {};
  const way = ways.find(({ method }) => method === draft.method);
  if (!way || draft.method === null) errors.method = '결제 수단을 선택해 주세요.';
  else if (way.cards.length > 0 && !way.cards.some(({ code }) => code === draft.cardCode))
    errors.cardCode = '카드사를 선택해 주세요.';
  const purpose = takesReceipt(draft.method) ? receiptPurpose(draft) : null;
  if (purpose === 'INCOME_DEDUCTION' && !isMobile(draft.receiptNumber))
    errors.receiptNumber = '휴대폰 번호를 010-1234-5678처럼 입력해 주세요.';
  if (purpose === 'BUSINESS_EXPENSE' && !/^\d{10}$/u.test(draft.receiptNumber))
    errors.receiptNumber = '사업자등록번호 10자리를 숫자로 입력해 주세요.';
  return errors;
}

/** Fields of the draft that the input names otherwise. */
export const paymentFieldNames = {
  code: 'cardCode',
  card: 'cardCode',
  number: 'receiptNumber',
  purpose: 'receipt',
} as const satisfies Record<string, keyof PaymentDraft>;

/** The card of the input; null: none was chosen, or it is paid otherwise. Some malls offer cards without their makers. */
export function cardOf({ method, cardCode, months }: Pick<PaymentDraft, 'method' | 'cardCode' | 'months'>) {
  return method === 'CARD' && cardCode !== '' ? { code: cardCode, months: Number(months) } : null;
}

/** The purpose of the cash receipt; null: none is requested. */
export function receiptPurpose({ receipt }: Pick<PaymentDraft, 'receipt'>): CashReceiptPurpose | null {
  return receipt === 'NONE' ? null : receipt;
}

/** Whether a cash receipt can be written for it. */
export function takesReceipt(method: PaymentMethod | null): boolean {
  return method === 'TRANSFER' || method === 'VIRTUAL_ACCOUNT';
}
