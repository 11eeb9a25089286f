import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { ChargeList } from '../../features/subscriptions/ChargeList/ChargeList.tsx';
import { dayInWords } from '../../shared/format/day-words.ts';
import { Won } from '../../shared/ui/Won/Won.tsx';
import { ownSubscriptionPath } from '../../shop/links/subscription-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import { SkipButton } from './SkipButton.tsx';
import { useResume, useSkip } from './use-next-charge.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { Ways } from '../../features/orders/BuyingFrame/Ways.tsx';
import classes from './NextCharge.module.css';

interface NextChargeProps {
  subscription: SubscriptionDetailsFragment;
  /** Told what was done, in a sentence. */
  onDone: (outcome: string) => void;
}

/** The next charge, and what can be done about it: skip, pause, resume. */
export function NextCharge({ subscription, onDone }: NextChargeProps) {
  const { mallUrl, device } = usePage();
  const { number, status, nextPaymentAt, nextPayTotal, upcomingCharges, availableActions } = subscription;
  const skip = useSkip(subscription, onDone);
  const resume = useResume(subscription, onDone);
  const note = skip.note ?? resume.note;
  // The date of a charge that failed is over.
  const toCome = status === 'OVERDUE' ? upcomingCharges?.filter(({ date }) => date !== nextPaymentAt) : upcomingCharges;
  return (
    <Part title={status === 'OVERDUE' ? '결제하지 못한 회차' : '다음 결제'}>
      {nextPaymentAt === null ? (
        <p>예정된 결제가 없어요.</p>
      ) : (
        <p className={classes.next}>
          <time dateTime={nextPaymentAt}>{dayInWords(nextPaymentAt)}</time>{' '}
          {nextPayTotal === null ? null : <Won amount={nextPayTotal} />}
        </p>
      )}
      {toCome?.length ? <ChargeList title={titleOf(status, toCome)} charges={toCome} /> : null}
      <Note>
        {note}
        {note === null ? null : <SignInAgain />}
      </Note>
      <Ways>
        {availableActions.includes('SKIP') && nextPaymentAt !== null ? (
          <SkipButton date={nextPaymentAt} isBusy={skip.isBusy} onSkip={() => void skip.submit(nextPaymentAt)} />
        ) : null}
        {availableActions.includes('PAUSE') ? (
          <Button variant="default" component={Link} to={ownSubscriptionPath(mallUrl, device, number, 'pause')}>
            쉬기
          </Button>
        ) : null}
        {availableActions.includes('RESUME') ? (
          <Button aria-disabled={resume.isBusy} onClick={() => void resume.submit()}>
            {resume.isBusy ? '처리하는 중' : '다시 시작하기'}
          </Button>
        ) : null}
      </Ways>
    </Part>
  );
}

/** A failed charge is one of the three to come; at the end of the term there are fewer. */
function titleOf(status: SubscriptionDetailsFragment['status'], { length }: readonly unknown[]): string {
  if (status === 'OVERDUE') return '그다음 결제';
  return length < 3 ? '남은 결제' : '다음 세 번의 결제';
}
