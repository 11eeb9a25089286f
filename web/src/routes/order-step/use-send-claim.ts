import {
  useCancelOrderMutation,
  useRequestExchangeMutation,
  useRequestReturnMutation,
} from '../../__generated__/hooks.ts';
import type { ClaimContents, ClaimResult, ClaimStep } from './claim.ts';

export type SendClaim = (
  contents: ClaimContents,
  meant: { refundTotal: number; idempotencyKey: string },
) => Promise<ClaimResult>;

/** Sends a claim of this kind, with the refund that the shopper was shown. */
export function useSendClaim(step: ClaimStep): SendClaim {
  const [cancel] = useCancelOrderMutation();
  const [exchange] = useRequestExchangeMutation();
  const [sendReturn] = useRequestReturnMutation();
  return async ({ refundAccount, fileNumbers, ...contents }, meant) => {
    const common = { ...contents, ...meant };
    if (step === 'exchange')
      return (await exchange({ variables: { input: { ...common, fileNumbers } } })).data?.requestExchange;
    const items = contents.items.map(({ number, quantity }) => ({ number, quantity }));
    if (step === 'cancel')
      return (await cancel({ variables: { input: { ...common, items, refundAccount } } })).data?.cancelOrder;
    return (await sendReturn({ variables: { input: { ...common, items, refundAccount, fileNumbers } } })).data
      ?.requestReturn;
  };
}
