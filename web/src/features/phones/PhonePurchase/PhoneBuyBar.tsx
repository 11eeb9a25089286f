import type { PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { BuyBar } from '../../../shop/buy-bar/BuyBar.tsx';
import { orderPath } from '../../../shop/buy-bar/buying-paths.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import type { MonthlyBill } from '../monthly-bill.ts';
import type { PhoneChoice } from '../phone.ts';
import { choiceWords, wordOf } from '../phone-choice.ts';

interface PhoneBuyBarProps {
  phone: PhonePurchaseFragment;
  choice: PhoneChoice;
  color: string | null;
  bill: MonthlyBill | null;
}

/** What the choice comes to, and the way to apply for it. */
export function PhoneBuyBar({ phone, choice, color, bill }: PhoneBuyBarProps) {
  const { mallUrl, device } = usePage();
  const { joinType, memory, planNumber, discount, months } = choice;
  const chosen = {
    color,
    memory,
    join: joinType && wordOf(joinType),
    plan: planNumber,
    discount: wordOf(discount),
    months: String(months),
  };
  return (
    <BuyBar
      summary={
        bill ? (
          <>
            월 <Won amount={bill.total} />
            <small>{choiceWords(choice, color).join(' · ')}</small>
          </>
        ) : null
      }
      buy={{
        label: phone.isSoldOut ? '품절' : '신청하기',
        to: orderPath(mallUrl, device, phone, chosen),
      }}
      reason={phone.isSoldOut ? '지금은 품절이에요. 찜해 두면 나중에 다시 찾기 쉬워요.' : null}
    />
  );
}
