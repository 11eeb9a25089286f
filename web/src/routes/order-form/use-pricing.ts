import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { PriceOrderSheetInput, SheetFactsFragment } from '../../__generated__/graphql.ts';
import { usePriceOrderSheetMutation } from '../../__generated__/hooks.ts';
import { inOrder } from '../../shop/cart/in-order.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

/** What a sheet is priced with. */
export type Choice = Pick<PriceOrderSheetInput, 'couponNumbers' | 'points' | 'addressNumber'>;

export interface Pricing {
  isBusy: boolean;
  /** As pressed, also while the mall has not answered yet. */
  choice: Choice;
  /** Why the mall refused the choice; null: it did not. */
  refusal: string | null;
  /** Changes one part of the pricing choice; the rest stays. Resolves with the new total; null: refused. */
  choose: (change: Partial<Choice>) => Promise<number | null>;
}

/** Lets the mall price the sheet again. Nothing else calculates. */
export function usePricing({ number, choice }: SheetFactsFragment): Pricing {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const [price] = usePriceOrderSheetMutation();
  const [running, setRunning] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState<Choice | null>(null);
  // A second press may come before the first is rendered.
  const latest = useRef<Choice | null>(null);

  async function choose(change: Partial<Choice>) {
    let payTotal: number | null = null;
    setRunning((count) => count + 1);
    setRefusal(null);
    const { couponNumbers, points, addressNumber } = latest.current ?? choice;
    const next = { couponNumbers, points, addressNumber, ...change };
    latest.current = next;
    setPending(next);
    const input = { mallUrl, number, ...next };
    setRefusal(
      await inOrder(client, async () => {
        try {
          const { data } = await price({ variables: { input } });
          const answer = data?.priceOrderSheet;
          if (answer?.__typename === 'OrderSheet') {
            payTotal = answer.summary.payTotal;
            return null;
          }
          if (answer?.__typename === 'FormRefused') return answer.fields[0]?.reason ?? answer.message;
          return answer?.message ?? '금액을 계산하지 못했어요. 잠시 뒤 다시 시도해 주세요.';
        } catch (error) {
          return failureText(error);
        }
      }),
    );
    if (latest.current === next) {
      latest.current = null;
      setPending(null);
    }
    setRunning((count) => count - 1);
    return payTotal;
  }

  return { isBusy: running > 0, choice: pending ?? choice, refusal, choose };
}
