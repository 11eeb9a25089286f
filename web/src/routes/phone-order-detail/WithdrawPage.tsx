import { useNavigate } from 'react-router-dom';
import { WithdrawPhoneOrderDocument, type ClaimReason } from '../../__generated__/graphql.ts';
import { phoneReasonWords } from '../../features/phones/PhoneOrder/phone-order-words.ts';
import { formatWon } from '../../shared/format/money.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { ActionParts } from './action-parts.ts';
import classes from '../../features/orders/StepFrame/StepFrame.module.css';
import { LeaveForm } from './LeaveForm.tsx';
import { outcomeState } from '../../features/orders/step-outcome.ts';
import { useStaleState } from './use-stale-state.ts';
import { withdrawalTerms } from './withdrawal-words.ts';

/** Where the mall sends none, any may be tried. */
const anyReason = (Object.keys(phoneReasonWords) as ClaimReason[]).map((reason) => ({ reason, until: null }));

/** Withdraws from the contract after the line was opened, for a reason whose last day has not passed. */
export function WithdrawPage(parts: ActionParts) {
  const { order, back } = parts;
  const mallUrl = useMallUrl();
  const navigate = useNavigate();
  const { submit, isBusy, note } = useSubmission(WithdrawPhoneOrderDocument, {
    intent: `${mallUrl}.withdraw-phone.${order.number}`,
    input: (reason: ClaimReason, idempotencyKey) => ({ mallUrl, idempotencyKey, orderNumber: order.number, reason }),
    failed: '철회하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    async onDone({ refundedTotal }, { isLeft }) {
      const refund = refundedTotal ? ` 결제한 ${formatWon(refundedTotal)}을 환불해 드려요.` : '';
      const state = outcomeState(`계약을 철회했어요.${refund}`);
      if (!isLeft) await navigate(back, { replace: true, state });
    },
    onRefused: useStaleState(order.number, back),
  });
  return (
    <LeaveForm
      {...parts}
      verb="계약 철회"
      reasons={order.withdrawalReasons ?? anyReason}
      isBusy={isBusy}
      note={note}
      onLeave={(reason) => void submit(reason)}
    >
      <ul className={classes.terms}>
        {withdrawalTerms(order).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </LeaveForm>
  );
}
