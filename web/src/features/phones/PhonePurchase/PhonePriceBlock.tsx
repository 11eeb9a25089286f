import { formatWon } from '../../../shared/format/money.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import type { MonthlyBill } from '../monthly-bill.ts';
import { choiceWords, type Phone, type PhoneChoice } from '../phone-choice.ts';
import classes from './PhonePurchase.module.css';
import { subsidyName } from './subsidy-name.ts';

interface PhonePriceBlockProps {
  phone: Phone;
  choice: PhoneChoice;
  color: string | null;
  bill: MonthlyBill | null;
}

/**
 * What the choice costs, where the eye begins, and what was chosen: a phone's name may tell another memory. It is read
 * out where it is reckoned: see MonthlyTotal.
 */
export function PhonePriceBlock({ phone, choice, color, bill }: PhonePriceBlockProps) {
  if (!bill) return <p className={classes.note}>월 납부액은 고객센터에서 안내해 드려요.</p>;
  return (
    <div>
      <p className={classes.price}>
        월 <Won amount={bill.total} />
      </p>
      <p className={classes.chosen}>{[...choiceWords(choice, color), choice.discount === 'SUBSIDY' ? subsidyName(phone) : '선택약정'].join(' · ')}</p>
      <p className={classes.small}>
        {bill.atOnce > 0 ? `기기값 ${formatWon(bill.atOnce)} 일시불, ` : `기기 ${formatWon(bill.device)} + `}요금 {formatWon(bill.plan)}
      </p>
    </div>
  );
}
