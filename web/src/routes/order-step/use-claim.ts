import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { OrderDetailDocument } from '../../__generated__/graphql.ts';
import { accountField } from '../../features/orders/RefundAccount/refund-account.ts';
import type { Calculation } from '../../shared/query/use-calculation.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { FormPlace } from '../../shared/submission/settings.ts';
import { useSubmission, type Submission } from '../../shared/submission/use-submission.ts';
import type { Outcome } from '../../features/orders/outcome.ts';
import { claimConflictText, type ClaimContents, type ClaimStep } from './claim.ts';
import { claimInput, claimOperations } from './claim-operations.ts';
import type { ClaimPreview } from './use-preview.ts';
import type { WholeOrder } from '../../features/orders/whole-order.ts';

interface ClaimParts {
  step: ClaimStep;
  order: WholeOrder;
  preview: Calculation<ClaimPreview>;
  /** Where to go when it is done. */
  back: string;
  form: FormPlace;
}

interface ClaimState extends Pick<Submission<unknown, Meant>, 'isBusy' | 'note' | 'tell'> {
  submit: (contents: ClaimContents) => Promise<unknown>;
}

/** A claim, with the refund that the shopper was shown. */
interface Meant {
  contents: ClaimContents;
  refundTotal: number;
}

/** Sends a claim once, with the refund that was shown, and goes to the order. */
export function useClaim({ step, order, preview, back, form }: ClaimParts): ClaimState {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { submit, isBusy, note, tell } = useSubmission(claimOperations[step], {
    intent: `${mallUrl}.${step}.${order.number}`,
    input: ({ contents, refundTotal }: Meant, idempotencyKey) => ({
      ...claimInput(step, contents),
      refundTotal,
      idempotencyKey,
    }),
    failed: '신청하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    again: '같은 버튼을 다시 누르면 한 번만 신청돼요.',
    async onRefused(answer, { values: { refundTotal } }) {
      if (answer.__typename === 'RefundChanged') preview.retry();
      if (answer.__typename === 'WrongState') await readOrder();
      return claimConflictText(answer, refundTotal);
    },
    onDone({ claim: { number } }, { isLeft }) {
      const outcome = number === null ? undefined : ({ claim: number } satisfies Outcome);
      if (!isLeft) void navigate(back, { replace: true, state: { outcome } });
    },
    form: { ...form, fieldOf: accountField },
  });

  /** Whether it can be read or not, the claim is known. */
  async function readOrder() {
    const variables = { mallUrl, number: order.number };
    await client.query({ query: OrderDetailDocument, variables, fetchPolicy: 'network-only' }).catch(() => {});
  }

  return {
    isBusy,
    note,
    tell,
    async submit(contents) {
      const { value, isPending, failure } = preview;
      if (value && !isPending) return submit({ contents, refundTotal: value.refundTotal });
      return tell(isPending ? '금액을 계산하고 있어요. 잠시 뒤 다시 눌러 주세요.' : failure);
    },
  };
}
