import {
  useCancelOrderMutation,
  useRequestExchangeMutation,
  useRequestReturnMutation,
} from '../../__generated__/hooks.ts';
import type { ClaimContents, ClaimResult, ClaimStep } from './claim.ts';

/** Sent as a trial, which only calculates; or with the refund that the shopper was shown. */
type Meant = { isTrial: true } | { refundTotal: number; idempotencyKey: string };

export type SendClaim = (contents: ClaimContents, meant: Meant) => Promise<ClaimResult>;

/** A trial's key is neither stored nor compared. */
const trialKey = 'trial-of-a-claim';

/** Sends a claim of this kind. */
export function useSendClaim(step: ClaimStep): SendClaim {
  const [cancel] = useCancelOrderMutation();
  const [exchange] = useRequestExchangeMutation();
  const [sendReturn] = useRequestReturnMutation();
  return async ({ refundAccount, fileNumbers, ...contents }, meant) => {
    const common = { ...contents, idempotencyKey: trialKey, ...meant };
    if (step === 'exchange')
      return (await exchange({ variables: { input: { ...common, fileNumbers } } })).data?.requestExchange;
    const items = contents.items.map(({ number, quantity }) => ({ number, quantity }));
    if (step === 'cancel')
      return (await cancel({ variables: { input: { ...common, items, refundAccount } } })).data?.cancelOrder;
    return (await sendReturn({ variables: { input: { ...common, items, refundAccount, fileNumbers } } })).data
      ?.requestReturn;
  };
}
