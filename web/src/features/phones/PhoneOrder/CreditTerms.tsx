import type { AgreedEstimateFragment } from '../../../__generated__/graphql.ts';
import classes from '../PhonePurchase/CreditRights.module.css';

interface CreditTermsProps {
  estimate: Pick<AgreedEstimateFragment, 'credit'>;
}

/** Who lends the price of the device, and when it is paid back. Nothing if it is paid at once, or the mall does not tell. */
export function CreditTerms({ estimate: { credit } }: CreditTermsProps) {
  if (credit === null) return null;
  const { lender, address, phone, paymentDay } = credit;
  return (
    <dl className={classes.root} aria-label="할부 조건">
      <div>
        <dt>할부 신용제공자</dt>
        <dd>{[lender, address, phone].filter(Boolean).join(' · ')}</dd>
      </div>
      <div>
        <dt>할부금을 내는 날</dt>
        <dd>
          매달 {paymentDay}일에 요금과 함께 내요. 첫 할부금은 개통한 다음 달 {paymentDay}일에 내요.
        </dd>
      </div>
    </dl>
  );
}
