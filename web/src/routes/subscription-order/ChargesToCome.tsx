import { ChargeList } from '../../features/subscriptions/ChargeList/ChargeList.tsx';
import { trialEndText } from '../../features/subscriptions/trial-text.ts';
import type { EstimateState } from '../../features/subscriptions/use-subscription-estimate.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import { formatWon } from '../../shared/format/money.ts';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import classes from './SubscriptionOrder.module.css';
import { Note } from '../../shared/ui/Note/Note.tsx';

interface ChargesToComeProps {
  priced: EstimateState;
  startsAt: string;
  /** The first charge is taken at once. */
  isToday: boolean;
}

/** Charges now and later, with their dates, shown before consent. */
export function ChargesToCome({
  priced: { estimate, refusal, error, isPending, retry },
  startsAt,
  isToday,
}: ChargesToComeProps) {
  if (refusal !== null) return <Note>{refusal}</Note>;
  if (estimate === null)
    return error && !isPending ? <SectionFailure error={error} onRetry={retry} /> : <Skeleton height={200} />;
  const { payTotal, trialEndsAt, charges } = estimate;
  return (
    <>
      <p aria-live="polite">
        {trialEndsAt !== null
          ? trialEndText(trialEndsAt, payTotal)
          : isToday
            ? `카드를 등록하면서 첫 회차 ${formatWon(payTotal)}을 바로 결제해요.`
            : `지금은 카드만 등록하고, ${dayInWords(startsAt)}에 첫 회차 ${formatWon(payTotal)}을 결제해요.`}
      </p>
      <ChargeList
        title={trialEndsAt === null ? '다음 세 번의 결제' : '동의하면 이어질 세 번의 결제'}
        charges={charges}
        isPending={isPending}
      />
      <p className={classes.quiet}>
        배송비는 무료예요. 결제일 오전 10시에 결제하고, 3일 전에 날짜와 금액을 알려 드려요.
      </p>
    </>
  );
}
