import { useApolloClient } from '@apollo/client/react';
import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import {
  OrderRefundAccountDocument,
  type ConflictFactsFragment,
  type RefundAccountInput,
} from '../../../__generated__/graphql.ts';
import { useGiveRefundAccountMutation } from '../../../__generated__/hooks.ts';
import { failureText } from '../../../shared/form/failure-text.ts';
import { sendIntent } from '../../../shared/intent/intents.ts';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import { placedErrors } from './placed-errors.ts';

/** `unwanted`: no refund waited for an account any more. */
export type RefundAccountEnd = 'given' | 'unwanted';

interface Giving {
  /** Sends it once, and resolves to what is wrong by the names of the fields. An open end keeps its key for the next press. */
  give: (refundAccount: RefundAccountInput) => Promise<FormErrors>;
  isBusy: boolean;
  note: string | null;
  /** Replaces the note. */
  tell: (note: string | null) => void;
}

/** Names the account of an order's refund. The order in the cache is the one of the response. */
export function useGiveRefundAccount(orderNumber: string, onEnd: (end: RefundAccountEnd) => void): Giving {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const [send] = useGiveRefundAccountMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [note, setNote] = useState<string | null>(null);

  async function sendAccount(refundAccount: RefundAccountInput): Promise<FormErrors> {
    const contents = { mallUrl, orderNumber, refundAccount };
    const answer = await sendIntent(`${mallUrl}.refund-account.${orderNumber}`, contents, async (idempotencyKey) => {
      const { data } = await send({ variables: { input: { ...contents, idempotencyKey } } });
      return data?.giveRefundAccount;
    });
    if (answer?.__typename === 'GoodsOrder') onEnd('given');
    else if (answer?.__typename === 'Conflict') await takeConflict(answer);
    else {
      const [errors, rest] = placedErrors(answer);
      setNote(rest);
      return errors;
    }
    return {};
  }

  /** The order is read again: it may want no account now. */
  async function takeConflict({ reason, message }: ConflictFactsFragment) {
    if (reason === 'WRONG_STATE') {
      const { data } = await client.query({
        query: OrderRefundAccountDocument,
        variables: { mallUrl, number: orderNumber },
        fetchPolicy: 'network-only',
      });
      if (data?.viewer?.order?.isRefundAccountWanted === false) return onEnd('unwanted');
    }
    return setNote(reason === 'IN_PROGRESS' ? `앞선 요청을 처리하고 있어요. ${pressAgain}` : message);
  }

  async function give(refundAccount: RefundAccountInput): Promise<FormErrors> {
    if (isBusy) return {};
    setIsBusy(true);
    setNote(null);
    try {
      return await sendAccount(refundAccount);
    } catch (error) {
      setNote(`${failureText(error)} ${pressAgain}`);
      return {};
    } finally {
      setIsBusy(false);
    }
  }

  return { give, isBusy, note, tell: setNote };
}

const pressAgain = '같은 버튼을 다시 누르면 한 번만 처리돼요.';
