import { formatWon } from '../../../shared/format/money.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import type { MonthlyBill } from '../monthly-bill.ts';
import classes from './PhonePurchase.module.css';

/** What the choice costs, where the eye begins. It is read out where it is reckoned: see MonthlyTotal. */
export function PhonePriceBlock({ bill }: { bill: MonthlyBill | null }) {
  if (!bill) return <p className={classes.note}>월 납부액은 고객센터에서 안내해 드려요.</p>;
  return (
    <div>
      <p className={classes.price}>
        월 <Won amount={bill.total} />
      </p>
      <p className={classes.small}>
        {bill.atOnce > 0 ? `기기값 ${formatWon(bill.atOnce)} 일시불, ` : `기기 ${formatWon(bill.device)} + `}요금 {formatWon(bill.plan)}
      </p>
    </div>
  );
}
