import type { PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { BuyBar } from '../../../shop/buy-bar/BuyBar.tsx';
import { orderPath } from '../../../shop/buy-bar/buying-paths.ts';
import { ChooseFirst } from '../../../shop/buy-bar/ChooseFirst.tsx';
import { usePage } from '../../../shop/page/page-context.ts';
import type { PhoneChoice } from '../phone.ts';
import { choiceWords, wordOf } from '../phone-choice.ts';
import { MonthlyAmount } from './MonthlyTotal.tsx';
import classes from './PhonePurchase.module.css';
import type { ShownEstimate } from './use-phone-estimate.ts';

interface PhoneBuyBarProps {
  phone: PhonePurchaseFragment;
  /** Its discount is null until it is known. */
  choice: PhoneChoice;
  color: string | null;
  shown: ShownEstimate;
  /** Leads to the colors while none of them is chosen. */
  onColorMissing: (() => void) | null;
}

export const chooseColor = '색상을 선택해 주세요';

/** Price of the selection, and the link to apply. */
export function PhoneBuyBar({ phone, choice, color, shown: { estimate, state }, onColorMissing }: PhoneBuyBarProps) {
  const { mallUrl, device } = usePage();
  const reason = reasonNotToApply(phone);
  const label = reason === null ? '신청하기' : '품절';
  const { joinType, memory, planNumber, discount, months } = choice;
  const chosen = {
    color,
    memory,
    join: joinType && wordOf(joinType),
    plan: planNumber,
    discount: discount && wordOf(discount),
    months: String(months),
  };
  const isPending = state === 'pending' || undefined;
  return (
    <BuyBar
      summary={
        estimate ? (
          <>
            <span className={classes.amount} aria-busy={isPending} data-pending={isPending}>
              <MonthlyAmount estimate={estimate} />
            </span>
            <small>{onColorMissing ? chooseColor : choiceWords(choice, color).join(' · ')}</small>
          </>
        ) : null
      }
      buy={
        onColorMissing
          ? {
              label,
              button: <ChooseFirst label={label} group="color" onMissing={onColorMissing} />,
            }
          : { label, to: orderPath(mallUrl, device, phone, chosen) }
      }
      reason={reason}
    />
  );
}

function reasonNotToApply({ isSoldOut, colors }: PhonePurchaseFragment): string | null {
  if (isSoldOut) return '지금은 품절이에요.';
  const areAllGone = colors.length > 0 && colors.every(({ isAvailable }) => !isAvailable);
  return areAllGone ? '선택할 수 있는 색상이 모두 품절이에요.' : null;
}
