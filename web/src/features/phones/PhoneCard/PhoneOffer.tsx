import type { PhoneCardFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import classes from './PhoneCard.module.css';

/** A phone's monthly cost and its parts. Unknown parts are left out. */
export function PhoneOffer({ price }: Pick<PhoneCardFragment, 'price'>) {
  const { totalMonthly, phoneMonthly, planMonthly, planName, discountType } = price ?? {};
  const conditions = [planName, discountType].filter(Boolean).join(' · ');
  if (totalMonthly == null && phoneMonthly == null && planMonthly == null) {
    return <p className={classes.quiet}>월 납부액은 상세 화면에서 알려 드려요</p>;
  }
  return (
    <div className={classes.offer}>
      {totalMonthly == null ? null : (
        <p className={classes.total}>
          <span className={classes.month}>월 </span>
          <Won amount={totalMonthly} />
        </p>
      )}
      {phoneMonthly == null && planMonthly == null ? null : (
        <p className={classes.parts}>
          {totalMonthly == null ? '월 ' : null}
          {phoneMonthly == null ? null : <span>기기 {formatWon(phoneMonthly)}</span>}
          {phoneMonthly == null || planMonthly == null ? null : ' '}
          {planMonthly == null ? null : (
            <span>
              {phoneMonthly == null ? '' : '+ '}요금 {formatWon(planMonthly)}
            </span>
          )}
        </p>
      )}
      {conditions ? <p className={classes.quiet}>{conditions} 기준</p> : null}
    </div>
  );
}
