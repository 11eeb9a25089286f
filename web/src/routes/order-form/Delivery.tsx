import { TextInput } from '@mantine/core';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { AddressChoice } from '../../features/addresses/AddressChoice/AddressChoice.tsx';
import { MessagePresets } from '../../features/addresses/MessagePresets.tsx';
import { optional } from '../../shared/form/field-kinds.tsx';
import { formatWon } from '../../shared/format/money.ts';
import type { FormFields } from '../../shared/form/use-form-fields.ts';
import type { OrderDraft } from './order-draft.ts';
import { Section } from './Section.tsx';
import type { usePricing } from './use-pricing.ts';

interface DeliveryProps {
  sheet: SheetFactsFragment;
  pricing: ReturnType<typeof usePricing>;
  form: FormFields<OrderDraft>;
}

/** Where the order goes; another address is another price. */
export function Delivery({ sheet, pricing, form }: DeliveryProps) {
  return (
    <Section title="배송지">
      <AddressChoice
        chosen={pricing.choice.addressNumber}
        recorded={sheet.choice.addressNumber}
        onChoose={(addressNumber) => pricing.choose({ addressNumber })}
        afterSaving={afterSaving(sheet, pricing.isBusy)}
        error={sheet.choice.addressNumber === null ? form.errors.address : undefined}
        buyerOf={form.getValues}
      />
      <TextInput
        key={form.key('message')}
        {...form.getInputProps('message')}
        label={optional('이번 주문의 배송 메시지')}
        description="비워 두면 배송지에 적어 둔 메시지를 전해요."
        list="order-messages"
      />
      <MessagePresets id="order-messages" />
    </Section>
  );
}

/** What a new address has changed about the sum. */
function afterSaving({ summary: { remoteAreaFee } }: SheetFactsFragment, isPricing: boolean): string {
  if (isPricing) return '';
  return remoteAreaFee === 0
    ? '결제 금액을 확인해 주세요.'
    : `제주·도서산간 추가 배송비 ${formatWon(remoteAreaFee)}이 더해졌어요.`;
}
