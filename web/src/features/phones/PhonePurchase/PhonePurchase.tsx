import type { PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { useAddressChoices } from '../../../shared/address-choices/use-address-choices.ts';
import { ChoiceGroup } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { ColorChoice, colorAsked } from '../../../shared/color-choice/ColorChoice.tsx';
import { monthlyBill } from '../monthly-bill.ts';
import { choiceAsked, kindAsked, wordOf } from '../phone-choice.ts';
import { planOrderAsked } from '../plan-order.ts';
import { SubscriptionCounts } from '../SubscriptionCounts/SubscriptionCounts.tsx';
import { memoryChoices, monthChoices, subscriptionChoices } from './choices.tsx';
import { DiscountChoice } from './DiscountChoice.tsx';
import { MonthlyTotal } from './MonthlyTotal.tsx';
import { PhoneBuyBar } from './PhoneBuyBar.tsx';
import { PhonePriceBlock } from './PhonePriceBlock.tsx';
import classes from './PhonePurchase.module.css';
import { PlanChoice } from './PlanChoice.tsx';

interface PhonePurchaseProps {
  phone: PhonePurchaseFragment;
}

/** What a phone costs in a month, and everything that changes it. All that is chosen stands in the address. */
export function PhonePurchase({ phone }: PhonePurchaseProps) {
  const { asked, choose } = useAddressChoices();
  const choice = choiceAsked(phone, asked);
  const kind = kindAsked(phone.subscriptionKinds, asked);
  const color = colorAsked(phone.colors, asked);
  const bill = monthlyBill(phone, choice);
  return (
    <div className={classes.root}>
      <PhonePriceBlock phone={phone} choice={choice} color={color} bill={bill} />
      <SubscriptionCounts phone={phone} />
      <ChoiceGroup legend="가입 유형" name="join" choices={subscriptionChoices(phone)} chosen={kind} onChoose={(value) => choose({ join: wordOf(value as NonNullable<typeof kind>) })} />
      <ColorChoice colors={phone.colors} chosen={color} onChoose={(name) => choose({ color: name })} />
      <ChoiceGroup legend="용량" name="memory" choices={memoryChoices(phone)} chosen={choice.memory} onChoose={(memory) => choose({ memory })} />
      <PlanChoice
        phone={phone}
        chosen={choice.planNumber}
        order={planOrderAsked(asked)}
        onChoose={(plan) => choose({ plan })}
        onSort={(order) => choose({ planSort: order === 'shop' ? null : order })}
      />
      <DiscountChoice phone={phone} choice={choice} onChoose={(discount) => choose({ discount: wordOf(discount) })} />
      <ChoiceGroup legend="기기 할부 개월" name="months" choices={monthChoices(phone, choice)} chosen={String(choice.months)} onChoose={(months) => choose({ months })} />
      <MonthlyTotal phone={phone} choice={choice} bill={bill} />
      <PhoneBuyBar phone={phone} choice={choice} color={color} kind={kind} bill={bill} />
    </div>
  );
}
