import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CancelSubscriptionDocument, type SubscriptionCancelReason } from '../../__generated__/graphql.ts';
import { cancelReasonWords } from '../../features/subscriptions/subscription-words.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { dayInWords } from '../../shared/format/day-words.ts';
import { formatWon } from '../../shared/format/money.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { outcomeState } from '../../features/orders/step-outcome.ts';
import { StepFrame } from '../../features/orders/StepFrame/StepFrame.tsx';
import { hasPaid } from './has-paid.ts';
import classes from './Steps.module.css';
import type { StepParts } from './step-parts.ts';
import { useStaleState } from './use-stale-state.ts';

const reasons = Object.keys(cancelReasonWords) as SubscriptionCancelReason[];

/** Cancels by one press: what happens then is said above it, and nobody has to say why. */
export function CancelStep({ subscription, back, title }: StepParts) {
  const mallUrl = useMallUrl();
  const navigate = useNavigate();
  const { number, status, trialEndsAt, cancellationFee } = subscription;
  const [reason, setReason] = useState<SubscriptionCancelReason | null>(null);
  const { submit, isBusy, note } = useSubmission(CancelSubscriptionDocument, {
    intent: `${mallUrl}.cancel-subscription.${number}`,
    input: (why: SubscriptionCancelReason | null, idempotencyKey) => ({ mallUrl, idempotencyKey, number, reason: why }),
    failed: '해지하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    async onDone(ended, { isLeft }) {
      if (!isLeft) await navigate(back, { replace: true, state: outcomeState(endedText(ended)) });
    },
    onRefused: useStaleState(number),
  });
  const unsent = unsentAmount(subscription);
  const isPaid = hasPaid(subscription);
  const isTrial = status === 'TRIAL' && trialEndsAt !== null;
  return (
    <StepFrame
      title={title}
      number={`구독번호 ${number}`}
      back={back}
      verb="해지하기"
      isBusy={isBusy}
      note={note}
      onDo={() => void submit(reason)}
    >
      <ul className={classes.terms}>
        <li>{isTrial ? `${dayInWords(trialEndsAt)}에 체험이 끝나면 결제 없이 끝나요.` : paidTerm(unsent, isPaid)}</li>
        {unsent === null && isPaid ? <li>결제했지만 보내지 않은 상품의 금액은 환불해 드려요.</li> : null}
        {cancellationFee ? (
          <li>약정에 따른 위약금은 {formatWon(cancellationFee)}이지만 청구하지 않아요.</li>
        ) : (
          <li>위약금은 없어요.</li>
        )}
      </ul>
      <ChoiceGroup
        legend="해지 사유 (선택)"
        name="reason"
        layout="stacked"
        choices={reasons.map((value) => ({ value, label: cancelReasonWords[value] }))}
        chosen={reason}
        onChoose={(value) => setReason(reasons.find((each) => each === value) ?? null)}
      />
    </StepFrame>
  );
}

/** What becomes of what was paid. */
function paidTerm(unsent: number | null, isPaid: boolean): string {
  if (unsent !== null) return `아직 보내지 않은 회차의 ${formatWon(unsent)}을 환불하고, 더 결제하지 않아요.`;
  return isPaid
    ? '결제한 기간이 끝날 때까지 이용하고, 더 결제하지 않아요.'
    : '결제한 금액이 없어서 환불할 금액도 없어요. 앞으로도 결제하지 않아요.';
}

/** What is paid for the latest delivery while it has not been sent: it comes back. Null: nothing does. */
function unsentAmount({ charges }: StepParts['subscription']): number | null {
  const [latest] = charges ?? [];
  return latest?.status === 'PAID' && latest.isSent === false ? latest.amount : null;
}

type Ended = Pick<StepParts['subscription'], 'endsAt' | 'trialEndsAt' | 'refundedTotal' | 'charges'>;

function endedText({ endsAt, trialEndsAt, refundedTotal, charges }: Ended): string {
  if (refundedTotal) return `구독을 해지하고 ${formatWon(refundedTotal)}을 환불했어요. 더 결제하지 않아요.`;
  if (trialEndsAt === null && !hasPaid({ charges })) return '구독을 해지했어요. 결제한 금액은 없어요.';
  const until = endsAt === null ? '' : ` ${dayInWords(endsAt)}까지 이용할 수 있어요.`;
  return `구독을 해지했어요. 더 결제하지 않아요.${until}`;
}
