import { TextInput } from '@mantine/core';
import { TelephoneField } from '../../shared/form/TelephoneField.tsx';
import type { FormFields } from '../../shared/form/use-form-fields.ts';
import type { OrderDraft } from './order-draft.ts';
import { Section } from './Section.tsx';

/** Who orders. */
export function Buyer({ form }: { form: FormFields<OrderDraft> }) {
  return (
    <Section title="주문자">
      <TextInput key={form.key('name')} {...form.getInputProps('name')} label="이름" required autoComplete="name" />
      <TelephoneField
        key={form.key('phone')}
        {...form.getInputProps('phone')}
        label="연락처"
        required
        autoComplete="tel"
      />
      <TextInput
        key={form.key('email')}
        {...form.getInputProps('email')}
        label="이메일"
        type="email"
        required
        autoComplete="email"
      />
    </Section>
  );
}
