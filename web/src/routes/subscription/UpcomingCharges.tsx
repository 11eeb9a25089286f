import { ChargeList } from '../../features/subscriptions/ChargeList/ChargeList.tsx';
import { trialEndText } from '../../features/subscriptions/trial-text.ts';
import type { EstimateState } from '../../features/subscriptions/use-subscription-estimate.ts';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { Won } from '../../shared/ui/Won/Won.tsx';
import { SignInLink } from '../../shop/links/SignInLink.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { useIsMember } from '../../shop/session/session-context.ts';
import classes from './SubscriptionDetail.module.css';
import type { DefaultAddress } from './use-default-address.ts';

interface UpcomingChargesProps {
  priced: EstimateState;
  home: DefaultAddress;
  /** The cycle is still to be chosen. */
  isOpen: boolean;
}

/** Amount and date of each charge, from the mall, or why they are unknown. */
export function UpcomingCharges(props: UpcomingChargesProps) {
  return (
    <div aria-live="polite" className={classes.charges}>
      <Charges {...props} />
    </div>
  );
}

function Charges({ priced: { estimate, refusal, error, isPending, retry }, home, isOpen }: UpcomingChargesProps) {
  const isMember = useIsMember();
  if (!isMember)
    return (
      <p className={classes.quiet}>
        <SignInLink className={classes.link} />
        하면 회차마다 결제할 금액과 다음 세 번의 결제일을 알려 드려요. 선택한 내용은 그대로 있어요.
      </p>
    );
  if (isOpen) return <p className={classes.quiet}>배송 주기를 선택하면 결제일과 금액을 알려 드려요.</p>;
  if (refusal !== null) return <p className={classes.refusal}>{refusal}</p>;
  if (error) return <SectionFailure error={error} onRetry={retry} />;
  if (estimate === null)
    return isPending || home.isPending ? (
      <Skeleton height={160} />
    ) : (
      <p className={classes.quiet}>배송지를 저장하면 결제일과 금액을 알려 드려요. 신청하면서 바로 입력할 수 있어요.</p>
    );
  const { payTotal, trialEndsAt, charges } = estimate;
  return (
    <>
      <p className={classes.total}>
        <span>회차마다 결제할 금액</span>
        <strong>
          <Won amount={payTotal} />
        </strong>
      </p>
      {trialEndsAt === null ? null : <p className={classes.trial}>{trialEndText(trialEndsAt, payTotal)}</p>}
      <ChargeList
        title={trialEndsAt === null ? '다음 세 번의 결제' : '동의하면 이어질 세 번의 결제'}
        charges={charges}
        isPending={isPending}
        headingLevel="h2"
      />
    </>
  );
}
