import type { FormErrors } from '@mantine/form';
import type { PhoneSheetFragment } from '../../__generated__/graphql.ts';
import { emailRule } from '../../shared/form/field-rules.ts';
import { isMobile } from '../../shared/form/telephone.ts';
import type { Application, NumberToPort } from './application.ts';

/** The longest texts, by the names of the fields. */
export const applicationLimits = { email: 100, message: 50, 'account.holder': 20 };

/** Errors by field name, in page order. */
export function applicationErrors(application: Application, sheet: PhoneSheetFragment): FormErrors {
  const { checked, usim, billing, addressNumber, email } = application;
  const errors: FormErrors = {};
  if (sheet.estimate.joinType === 'TRANSFER' && checked === null) errors.porting = '번호이동을 먼저 확인해 주세요.';
  if (usim === null) errors.usim = '유심을 선택해 주세요.';
  if (billing === null) errors.billing = '요금을 낼 방법을 선택해 주세요.';
  if (billing === 'ACCOUNT') Object.assign(errors, accountErrors(application));
  if (addressNumber === null) errors.address = '배송지를 선택해 주세요.';
  const wrongEmail = emailRule(email);
  if (wrongEmail !== null) errors.email = wrongEmail;
  return errors;
}

function accountErrors({ account: { bankCode, accountNumber, holder } }: Application): FormErrors {
  const errors: FormErrors = {};
  if (bankCode === '') errors['account.bankCode'] = '은행을 선택해 주세요.';
  if (!/^[0-9-]{6,30}$/u.test(accountNumber.trim()))
    errors['account.accountNumber'] = '계좌번호를 숫자로 입력해 주세요.';
  if (holder.trim() === '') errors['account.holder'] = '예금주를 입력해 주세요.';
  return errors;
}

/** What is missing below the contract, in page order. */
export function signingErrors(
  { agreements, signatureFileNumber }: Pick<Application, 'agreements' | 'signatureFileNumber'>,
  sheet: Pick<PhoneSheetFragment, 'agreements'>,
): FormErrors {
  const errors: FormErrors = {};
  if (sheet.agreements.some(({ code, isRequired }) => isRequired && !agreements.includes(code)))
    errors.agreements = '필수 동의 항목을 확인하고 동의해 주세요.';
  if (signatureFileNumber === null) errors.signature = '서명해 주세요.';
  return errors;
}

/** Whether nothing is left to fill in before the contract is read. */
export function isComplete(application: Application, sheet: PhoneSheetFragment): boolean {
  return Object.keys(applicationErrors(application, sheet)).length === 0;
}

/** Input of the portability check. The digits belong to the chosen field. */
export function portingErrors({ phone, carrierCode }: NumberToPort, kind: string | null, digits: string): FormErrors {
  const errors: FormErrors = {};
  if (!isMobile(phone)) errors['toPort.phone'] = '쓰던 휴대폰 번호를 010-1234-5678처럼 입력해 주세요.';
  if (carrierCode === '') errors['toPort.carrierCode'] = '지금 쓰는 통신사를 선택해 주세요.';
  if (kind === null) errors.proof = '확인할 방법을 선택해 주세요.';
  else if (!/^\d{4}$/u.test(digits)) errors.digits = '끝 4자리를 숫자로 입력해 주세요.';
  return errors;
}
