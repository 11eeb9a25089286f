import { formatWon } from '../../../shared/format/money.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import type { MonthlyBill } from '../monthly-bill.ts';
import { joinNames } from '../join-names.ts';
import type { Phone, PhoneChoice } from '../phone.ts';
import { choiceWords, planOf } from '../phone-choice.ts';
import classes from './PhonePurchase.module.css';
import { subsidyName } from './subsidy-name.ts';

interface PhonePriceBlockProps {
  phone: Phone;
  choice: PhoneChoice;
  color: string | null;
  bill: MonthlyBill | null;
  /** Whether the price of what was just chosen is on its way. */
  isPending: boolean;
}

/** The price of the choice, first on the page, with every condition of it. MonthlyTotal reads it out. */
export function PhonePriceBlock({ phone, choice, color, bill, isPending }: PhonePriceBlockProps) {
  if (isPending) return <p className={classes.note}>고른 조건의 금액을 확인하고 있어요.</p>;
  if (!bill) return <p className={classes.note}>월 납부액은 고객센터에서 안내해 드려요.</p>;
  return (
    <div>
      <p className={classes.price}>
        월 <Won amount={bill.total} />
      </p>
      <p className={classes.chosen}>{conditions(phone, choice, color).join(' · ')}</p>
      <p className={classes.small}>
        {bill.atOnce > 0 ? `기기값 ${formatWon(bill.atOnce)} 일시불, ` : `기기 ${formatWon(bill.device)} + `}요금{' '}
        {formatWon(bill.plan)}
      </p>
    </div>
  );
}

function conditions(phone: Phone, choice: PhoneChoice, color: string | null): string[] {
  const join = choice.joinType && joinNames[choice.joinType];
  const plan = planOf(phone, choice.planNumber)?.name;
  const discount = choice.discount === 'SUBSIDY' ? subsidyName(phone) : '선택약정';
  return [...(join ? [join] : []), ...choiceWords(choice, color), ...(plan ? [plan] : []), discount];
}
