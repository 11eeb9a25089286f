import { useNavigate } from 'react-router-dom';
import { CancelPhoneOrderDocument, type ClaimReason } from '../../__generated__/graphql.ts';
import { formatWon } from '../../shared/format/money.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { ActionParts } from './action-parts.ts';
import classes from '../../features/orders/StepFrame/StepFrame.module.css';
import { LeaveForm } from './LeaveForm.tsx';
import { outcomeState } from '../../features/orders/step-outcome.ts';
import { useStaleState } from './use-stale-state.ts';

/** Before the line is opened nothing is faulty or damaged yet. */
const reasons = (['CHANGED_MIND', 'ORDERED_WRONGLY', 'NOT_AS_DESCRIBED', 'LATE_OR_LOST'] as const).map((reason) => ({
  reason,
  until: null,
}));

/** Cancels before the line is opened, without charge. */
export function CancelPage(parts: ActionParts) {
  const { order, back } = parts;
  const paid = order.payment?.paidAt ? order.payTotal - (order.refundedTotal ?? 0) : 0;
  const mallUrl = useMallUrl();
  const navigate = useNavigate();
  const { submit, isBusy, note } = useSubmission(CancelPhoneOrderDocument, {
    intent: `${mallUrl}.cancel-phone.${order.number}`,
    input: (reason: ClaimReason, idempotencyKey) => ({ mallUrl, idempotencyKey, orderNumber: order.number, reason }),
    failed: '취소하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    async onDone({ refundedTotal }, { isLeft }) {
      const refund = refundedTotal ? ` 결제한 ${formatWon(refundedTotal)}을 환불해 드려요.` : '';
      const state = outcomeState(`신청을 취소했어요. 비용은 없어요.${refund}`);
      if (!isLeft) await navigate(back, { replace: true, state });
    },
    onRefused: useStaleState(order.number, back),
  });
  return (
    <LeaveForm
      {...parts}
      verb="신청 취소하기"
      reasons={reasons}
      isBusy={isBusy}
      note={note}
      onLeave={(reason) => void submit(reason)}
    >
      <ul className={classes.terms}>
        <li>개통하기 전이라 비용 없이 취소돼요.</li>
        <li>
          {paid > 0
            ? `신청하면서 결제한 ${formatWon(paid)}을 모두 환불해 드려요.`
            : '결제한 금액이 없어서 환불할 금액도 없어요.'}
        </li>
        <li>취소한 뒤에는 되돌릴 수 없어요. 원하면 다시 신청할 수 있어요.</li>
      </ul>
    </LeaveForm>
  );
}
