import { useState } from 'react';
import type { PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { BuyBar } from '../../../shared/buy-bar/BuyBar.tsx';
import { ChoiceGroup } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { ColorChoice, firstColor } from '../../../shared/color-choice/ColorChoice.tsx';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import { firstChoice, monthlyOffer, offeredMonths, type Discount, type PhoneChoice } from '../phone-offer.ts';
import { SubscriptionCounts } from '../SubscriptionCounts/SubscriptionCounts.tsx';
import { memoryChoices, monthChoices, subscriptionChoices } from './choices.ts';
import { DiscountChoice } from './DiscountChoice.tsx';
import { MonthlyTotal } from './MonthlyTotal.tsx';
import classes from './PhonePurchase.module.css';
import { PlanChoice } from './PlanChoice.tsx';

interface PhonePurchaseProps {
  phone: PhonePurchaseFragment;
}

/** What a phone costs in a month, and everything that changes it: memory, way of joining, discount, months and plan. */
export function PhonePurchase({ phone }: PhonePurchaseProps) {
  const [choice, setChoice] = useState(() => firstChoice(phone));
  const [kind, setKind] = useState<string | null>(() => phone.subscriptionKinds?.[0] ?? null);
  const [color, setColor] = useState(() => firstColor(phone.colors));
  const change = (part: Partial<PhoneChoice>) => setChoice((before) => ({ ...before, ...part }));
  const offer = monthlyOffer(phone, choice);
  return (
    <div className={classes.root}>
      <SubscriptionCounts phone={phone} />
      <ColorChoice colors={phone.colors} chosen={color} onChoose={setColor} />
      <ChoiceGroup legend="용량" name="memory" choices={memoryChoices(phone)} chosen={choice.memory} onChoose={(memory) => change({ memory })} />
      <ChoiceGroup legend="가입 유형" name="subscription-kind" choices={subscriptionChoices(phone)} chosen={kind} onChoose={setKind} />
      <DiscountChoice phone={phone} choice={choice} onChoose={(discount: Discount) => change({ discount })} />
      <PlanChoice phone={phone} chosen={choice.planNumber} onChoose={(planNumber) => change({ planNumber })} />
      <ChoiceGroup
        legend="기기 할부 개월"
        name="months"
        choices={monthChoices(offeredMonths(phone))}
        chosen={String(choice.months)}
        onChoose={(months) => change({ months: Number(months) })}
      />
      <MonthlyTotal phone={phone} choice={choice} offer={offer} />
      <BuyBar
        summary={
          offer ? (
            <>
              월 <Won amount={offer.total} />
            </>
          ) : null
        }
        action={phone.isSoldOut ? '품절' : '신청하기'}
        reason={phone.isSoldOut ? '지금은 품절이에요. 찜해 두면 나중에 다시 찾기 쉬워요.' : '온라인 신청은 준비 중이에요. 조금만 기다려 주세요.'}
      />
    </div>
  );
}
