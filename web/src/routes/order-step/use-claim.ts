import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import {
  OrderDetailDocument,
  type ClaimAnswerFragment,
  type OrderDetailsFragment,
} from '../../__generated__/graphql.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { sendIntent } from '../../shared/intent/intents.ts';
import type { Calculation } from '../../shared/query/use-calculation.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { Outcome } from '../../features/orders/outcome.ts';
import { refusalText, type ClaimContents, type ClaimStep } from './claim.ts';
import type { ClaimPreview } from './use-preview.ts';
import type { SendClaim } from './use-send-claim.ts';

interface ClaimParts {
  step: ClaimStep;
  order: OrderDetailsFragment;
  send: SendClaim;
  preview: Calculation<ClaimPreview>;
  /** Where to go when it is done. */
  back: string;
}

interface ClaimState {
  isBusy: boolean;
  note: string | null;
  /** Replaces the note. */
  tell: (note: string | null) => void;
  submit: (contents: ClaimContents) => Promise<void>;
}

/** Sends a claim once, with the refund that was shown, and goes to the order. An open end keeps its key for the next press. */
export function useClaim({ step, order, send, preview, back }: ClaimParts): ClaimState {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [note, setNote] = useState<string | null>(null);

  async function submit(contents: ClaimContents) {
    if (isBusy) return;
    if (preview.value === null || preview.isPending) {
      setNote(preview.isPending ? '금액을 계산하고 있어요. 잠시 뒤 다시 눌러 주세요.' : preview.failure);
      return;
    }
    const { refundTotal } = preview.value;
    setIsBusy(true);
    setNote(null);
    try {
      const name = `${mallUrl}.${step}.${order.number}`;
      const result = await sendIntent(name, { ...contents, refundTotal }, (idempotencyKey) =>
        send(contents, { refundTotal, idempotencyKey }),
      );
      if (result?.__typename === 'Claim') {
        await showOrder(result);
        return;
      }
      setNote(refusalText(result, refundTotal));
      if (result?.__typename === 'Conflict' && result.reason === 'PRICE_CHANGED') preview.retry();
      if (result?.__typename === 'Conflict' && result.reason === 'WRONG_STATE') await readOrder();
    } catch (error) {
      setNote(`${failureText(error)} 같은 버튼을 다시 누르면 한 번만 신청돼요.`);
    } finally {
      setIsBusy(false);
    }
  }

  /** The order is in the cache by now, unless the mall left it out. */
  async function showOrder({ number, order: after }: ClaimAnswerFragment) {
    if (!after) await readOrder().catch(() => {});
    const outcome = number === null ? undefined : ({ claim: number } satisfies Outcome);
    void navigate(back, { replace: true, state: { outcome } });
  }

  async function readOrder() {
    await client.query({
      query: OrderDetailDocument,
      variables: { mallUrl, number: order.number },
      fetchPolicy: 'network-only',
    });
  }

  return { isBusy, note, tell: setNote, submit };
}
