import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { OrderPaidByFragment } from '../../../__generated__/graphql.ts';
import { FieldGroup } from '../../../shared/ui/FieldGroup/FieldGroup.tsx';
import type { FormFields } from '../../../shared/form/use-form-fields.ts';
import { ChevronDownIcon } from '../../../shared/ui/late-icons.tsx';
import type { AccountValues } from './refund-account.ts';

interface RefundAccountProps {
  banks: OrderPaidByFragment['refundBanks'];
  form: FormFields<AccountValues>;
}

/** Where money goes back to that was paid to a virtual account. */
export function RefundAccount({ banks, form }: RefundAccountProps) {
  return (
    <FieldGroup legend="환불받을 계좌">
      <NativeSelect
        key={form.key('account.bankCode')}
        {...form.getInputProps('account.bankCode')}
        label="은행"
        data={[{ value: '', label: '은행 선택' }, ...banks.map(({ code, name }) => ({ value: code, label: name }))]}
        rightSection={<ChevronDownIcon size={20} />}
      />
      <TextInput
        key={form.key('account.accountNumber')}
        {...form.getInputProps('account.accountNumber')}
        label="계좌번호"
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput
        key={form.key('account.holder')}
        {...form.getInputProps('account.holder')}
        label="예금주"
        autoComplete="name"
      />
    </FieldGroup>
  );
}
