import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { PhoneSheetFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import type { FormFields } from '../../shared/form/use-form-fields.ts';
import { ChevronDownIcon } from '../../shared/ui/late-icons.tsx';
import type { Application } from './application.ts';
import { atProvider, cardAskedLater } from './at-provider.ts';
import classes from './PhoneOrder.module.css';

interface BillingProps {
  sheet: PhoneSheetFragment;
  form: FormFields<Application>;
}

/** Payment method of the line's bills. A card is registered with the payment provider after the order. */
export function Billing({ sheet, form }: BillingProps) {
  const billing = useFieldValue(form, 'billing');
  const banks = sheet.banks ?? [];
  return (
    <Part title="요금 납부">
      <div className={classes.stack} data-path="billing">
        <ChoiceGroup
          legend="요금을 낼 방법"
          name="billing"
          choices={[
            { value: 'ACCOUNT', label: '계좌 자동이체', unavailable: banks.length > 0 ? undefined : '지금은 안 돼요' },
            { value: 'CARD', label: '카드 자동납부' },
          ]}
          chosen={billing}
          problem={form.errors.billing}
          onChoose={(value) => {
            form.setFieldValue('billing', value === 'CARD' ? value : 'ACCOUNT');
          }}
        />
        {billing === 'ACCOUNT' ? (
          <>
            <NativeSelect
              key={form.key('account.bankCode')}
              {...form.getInputProps('account.bankCode')}
              label="은행"
              required
              data={[
                { value: '', label: '은행 선택' },
                ...banks.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              rightSection={<ChevronDownIcon size={20} />}
            />
            <TextInput
              key={form.key('account.accountNumber')}
              {...form.getInputProps('account.accountNumber')}
              label="계좌번호"
              required
              inputMode="numeric"
              autoComplete="off"
            />
            <TextInput
              key={form.key('account.holder')}
              {...form.getInputProps('account.holder')}
              label="예금주"
              required
              autoComplete="name"
            />
          </>
        ) : null}
        {billing === 'CARD' ? (
          <p className={classes.quiet}>
            {atProvider({ billing, estimate: sheet.estimate }) === 'CARD'
              ? '카드번호는 신청할 때 결제사 화면에서 등록해요. 여기에는 입력하지 않아요.'
              : `${cardAskedLater(sheet.estimate)} 여기에는 입력하지 않아요.`}
          </p>
        ) : null}
      </div>
    </Part>
  );
}
