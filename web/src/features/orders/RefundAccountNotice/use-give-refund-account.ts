import { useApolloClient } from '@apollo/client/react';
import {
  GiveRefundAccountDocument,
  OrderRefundAccountDocument,
  type GiveRefundAccountMutation,
  type RefundAccountInput,
} from '../../../__generated__/graphql.ts';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import type { RefusedOf } from '../../../shared/submission/result.ts';
import type { FormPlace } from '../../../shared/submission/settings.ts';
import { useSubmission } from '../../../shared/submission/use-submission.ts';
import { accountField } from '../RefundAccount/refund-account.ts';

/** `unwanted`: no refund waited for an account any more. */
export type RefundAccountEnd = 'given' | 'unwanted';

type Refused = RefusedOf<GiveRefundAccountMutation>;

interface Giving {
  orderNumber: string;
  onEnd: (end: RefundAccountEnd) => void;
  form: FormPlace;
}

/** Names the account of an order's refund. The order in the cache is the one of the response. */
export function useGiveRefundAccount({ orderNumber, onEnd, form }: Giving) {
  const mallUrl = useMallUrl();
  const client = useApolloClient();

  /** The order is read again: it may want no account now. */
  async function wordsFor({ __typename: type }: Refused): Promise<string | null | undefined> {
    if (type === 'WrongState') {
      const { data } = await client.query({
        query: OrderRefundAccountDocument,
        variables: { mallUrl, number: orderNumber },
        fetchPolicy: 'network-only',
      });
      const order = data?.viewer?.order;
      if (order && 'isRefundAccountWanted' in order && order.isRefundAccountWanted === false) {
        onEnd('unwanted');
        return null;
      }
    }
    return type === 'InProgress' ? `앞선 요청을 처리하고 있어요. ${pressAgain}` : undefined;
  }

  return useSubmission(GiveRefundAccountDocument, {
    intent: `${mallUrl}.refund-account.${orderNumber}`,
    input: (refundAccount: RefundAccountInput, idempotencyKey) => ({
      mallUrl,
      orderNumber,
      refundAccount,
      idempotencyKey,
    }),
    failed: '계좌를 받지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    again: pressAgain,
    onDone: () => onEnd('given'),
    onRefused: wordsFor,
    form: { ...form, fieldOf: accountField },
  });
}

const pressAgain = '같은 버튼을 다시 누르면 한 번만 처리돼요.';
