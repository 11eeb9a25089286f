import type { PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import { devicePrice, type MonthlyOffer, type PhoneChoice } from '../phone-offer.ts';
import classes from './PhonePurchase.module.css';

interface MonthlyTotalProps {
  phone: PhonePurchaseFragment;
  choice: PhoneChoice;
  offer: MonthlyOffer | null;
}

/** The one big number, and what it is made of. It is read out again whenever a choice changes it. */
export function MonthlyTotal({ phone, choice, offer }: MonthlyTotalProps) {
  const plan = phone.plans?.find(({ number }) => number === choice.planNumber);
  const price = devicePrice(phone, choice, plan);
  if (!offer) return <p className={classes.unknown}>월 납부액은 고객센터에서 안내해 드려요.</p>;
  return (
    <div className={classes.total}>
      <dl className={classes.parts}>
        {price === null ? null : (
          <>
            <dt>할인 후 기기값</dt>
            <dd>{formatWon(price)}</dd>
          </>
        )}
        <dt>기기 {choice.months > 1 ? `(${choice.months}개월)` : ''}</dt>
        <dd>월 {formatWon(offer.device)}</dd>
        <dt>요금 {plan ? `(${plan.name})` : ''}</dt>
        <dd>월 {formatWon(offer.plan)}</dd>
      </dl>
      <p className={classes.sum} aria-live="polite" aria-atomic="true">
        <span>월 예상 납부액</span>
        <strong>
          월 <Won amount={offer.total} />
        </strong>
      </p>
      <p className={classes.small}>기기 할부는 할부이자 월 0.492%를 포함한 금액이에요.</p>
    </div>
  );
}
