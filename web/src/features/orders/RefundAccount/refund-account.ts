import type { FormErrors } from '@mantine/form';
import type { RefundAccountInput } from '../../../__generated__/graphql.ts';

/** The account of a form, if it asks for one. */
export interface AccountValues {
  account: RefundAccountInput;
}

/** The longest texts, by the names of the fields. */
export const accountLimits = { 'account.holder': 20 };

export const noAccount: RefundAccountInput = { bankCode: '', accountNumber: '', holder: '' };

export function trimmedAccount({ bankCode, accountNumber, holder }: RefundAccountInput): RefundAccountInput {
  return { bankCode, accountNumber: accountNumber.trim(), holder: holder.trim() };
}

/** The field that the mall refuses: the mutations call the account otherwise. */
export function accountField([part, ...names]: readonly string[]): string {
  return [part === 'refundAccount' ? 'account' : part, ...names].join('.');
}

/** Errors by field name. */
export function accountErrors({ account }: AccountValues): FormErrors {
  const { bankCode, accountNumber, holder } = trimmedAccount(account);
  const errors: FormErrors = {};
  if (bankCode === '') errors['account.bankCode'] = '은행을 선택해 주세요.';
  if (!/^[0-9-]{6,30}$/u.test(accountNumber)) errors['account.accountNumber'] = '계좌번호를 숫자로 입력해 주세요.';
  if (holder === '') errors['account.holder'] = '예금주를 입력해 주세요.';
  return errors;
}
