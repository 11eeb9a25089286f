import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { OrderPaidByFragment, RefundAccountInput } from '../../../__generated__/graphql.ts';
import { ChevronDownIcon } from '../../../shared/ui/late-icons.tsx';
import classes from './Step.module.css';

interface RefundAccountProps {
  banks: OrderPaidByFragment['refundBanks'];
  account: RefundAccountInput;
  onChange: (account: RefundAccountInput) => void;
  /** Says beside each field what is missing. */
  isChecked: boolean;
}

export const noAccount: RefundAccountInput = { bankCode: '', accountNumber: '', holder: '' };

const accountForm = /^[0-9-]{6,30}$/u;

/** With spaces trimmed; null if something is missing or wrong. */
export function wholeAccount({ bankCode, accountNumber, holder }: RefundAccountInput): RefundAccountInput | null {
  const account = { bankCode, accountNumber: accountNumber.trim(), holder: holder.trim() };
  return bankCode !== '' && accountForm.test(account.accountNumber) && account.holder !== '' ? account : null;
}

/** Where money goes back to that was paid to a virtual account. */
export function RefundAccount({ banks, account, onChange, isChecked }: RefundAccountProps) {
  const { bankCode, accountNumber, holder } = account;
  return (
    <fieldset className={classes.items} data-field="account">
      <legend className={classes.legend}>환불받을 계좌</legend>
      <NativeSelect
        label="은행"
        data={[{ value: '', label: '은행 선택' }, ...banks.map(({ code, name }) => ({ value: code, label: name }))]}
        value={bankCode}
        rightSection={<ChevronDownIcon size={20} />}
        error={isChecked && bankCode === '' ? '은행을 골라 주세요.' : undefined}
        onChange={({ currentTarget }) => onChange({ ...account, bankCode: currentTarget.value })}
      />
      <TextInput
        label="계좌번호"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        value={accountNumber}
        error={isChecked && !accountForm.test(accountNumber.trim()) ? '계좌번호를 숫자로 입력해 주세요.' : undefined}
        onChange={({ currentTarget }) => onChange({ ...account, accountNumber: currentTarget.value })}
      />
      <TextInput
        label="예금주"
        autoComplete="name"
        maxLength={20}
        value={holder}
        error={isChecked && holder.trim() === '' ? '예금주를 입력해 주세요.' : undefined}
        onChange={({ currentTarget }) => onChange({ ...account, holder: currentTarget.value })}
      />
    </fieldset>
  );
}
