import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { describeError } from '../../../shared/errors/describe-error.ts';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import type { AgainOutcome } from './order-again.ts';

/** The press that puts the goods of an order into the cart again, and how it ended. */
export interface OrderAgain {
  press: () => void;
  isBusy: boolean;
  outcome: AgainOutcome | null;
  /** Why nothing could be tried. */
  failure: string | null;
}

export function useOrderAgain(number: string): OrderAgain {
  const client = useApolloClient();
  const mallUrl = useMallUrl();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<AgainOutcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function press() {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(null);
    setFailure(null);
    try {
      const { orderAgain } = await import('./order-again.ts');
      setOutcome(await orderAgain(client, mallUrl, number));
    } catch (error) {
      setFailure(describeError(error, '주문한 상품을 불러오지 못했어요. 잠시 뒤 다시 눌러 주세요.').message);
    } finally {
      setIsBusy(false);
    }
  }

  return { press: () => void press(), isBusy, outcome, failure };
}
