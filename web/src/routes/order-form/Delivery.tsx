import { TextInput } from '@mantine/core';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { useAddressesQuery } from '../../__generated__/hooks.ts';
import { AddressChoice } from '../../features/addresses/AddressChoice/AddressChoice.tsx';
import { MessagePresets } from '../../features/addresses/MessagePresets.tsx';
import { optional } from '../../shared/form/field-kinds.tsx';
import { formatWon } from '../../shared/format/money.ts';
import { showTelephone } from '../../shared/form/telephone.ts';
import type { FormFields } from '../../shared/form/use-form-fields.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
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
  const { data } = useAddressesQuery({ variables: { mallUrl: useMallUrl() }, errorPolicy: 'all' });
  const chosen = data?.viewer?.addresses?.find(({ number }) => number === pricing.choice.addressNumber);
  return (
    <Section title="배송지">
      <AddressChoice
        chosen={pricing.choice.addressNumber}
        recorded={sheet.choice.addressNumber}
        onChoose={(addressNumber) => pricing.choose({ addressNumber })}
        afterSaving={afterSaving(sheet, pricing.isBusy)}
        error={sheet.choice.addressNumber === null ? form.errors.address : undefined}
        buyerOf={form.getValues}
        hasMessage={false}
        isFolded
        first={ownAddress(sheet)}
      />
      <TextInput
        key={form.key('message')}
        {...form.getInputProps('message')}
        label={optional('배송 요청사항')}
        description={chosen?.deliveryMessage ? `비워 두면 “${chosen.deliveryMessage}”라고 전해요.` : null}
        list="order-messages"
      />
      <MessagePresets id="order-messages" />
    </Section>
  );
}

/** The member at the address of the profile. Undefined: the profile has none. */
function ownAddress({ ownAddress: own, buyer }: SheetFactsFragment) {
  if (own === null) return undefined;
  const { postalCode, roadAddress, detailAddress } = own;
  const person = { receiverName: buyer?.name ?? '', receiverPhone: buyer?.phone ? showTelephone(buyer.phone) : '' };
  return { ...person, postalCode, roadAddress, detailAddress: detailAddress ?? '' };
}

/** What a new address has changed about the sum. */
function afterSaving({ summary: { remoteAreaFee } }: SheetFactsFragment, isPricing: boolean): string {
  if (isPricing) return '';
  return remoteAreaFee === 0
    ? '결제 금액을 확인해 주세요.'
    : `제주·도서산간 추가 배송비 ${formatWon(remoteAreaFee)}이 더해졌어요.`;
}
