import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { usePriceOrderSheetMutation } from '../../__generated__/hooks.ts';
import { runSerially } from '../../shared/serial-queue.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

/** Input of the price of a sheet. */
export interface Choice {
  couponNumbers: readonly string[];
  points: number;
  addressNumber: string | null;
}

/** `isBest`: the coupons that take most off, which the mall finds. */
type Wanted = Choice & { isBest?: boolean };

export interface Pricing {
  isBusy: boolean;
  /** As pressed, also while the mall has not answered yet. */
  choice: Choice;
  /** Why the mall refused the choice; null: it did not. */
  refusal: string | null;
  /** Choices that the mall changed. Null for none. */
  note: string | null;
  /** Changes one part of the pricing choice; the rest stays. Resolves with the new total; null: refused. */
  choose: (change: Partial<Wanted>) => Promise<number | null>;
}

/** Lets the mall price the sheet again. Nothing else calculates. */
export function usePricing({ number, choice }: SheetFactsFragment): Pricing {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const [price] = usePriceOrderSheetMutation();
  const [running, setRunning] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [pending, setPending] = useState<Wanted | null>(null);
  // A second press may come before the first is rendered.
  const latest = useRef<Wanted | null>(null);

  const settled: Wanted = choice;

  async function choose(change: Partial<Wanted>) {
    let payTotal: number | null = null;
    setRunning((count) => count + 1);
    setRefusal(null);
    setNote(null);
    const { couponNumbers, points, addressNumber, isBest } = latest.current ?? settled;
    // Coupons that are chosen by hand take the place of the best ones.
    const next = { couponNumbers, points, addressNumber, isBest: isBest && !change.couponNumbers, ...change };
    latest.current = next;
    setPending(next);
    setRefusal(
      await runSerially(client, async () => {
        try {
          const { data } = await price({
            variables: { input: { mallUrl, sheetNumber: number, choice: toInput(next) } },
          });
          const answer = data?.priceOrderSheet;
          if (answer?.__typename === 'OrderSheet') {
            payTotal = answer.summary.payTotal;
            setNote(cutText(next.points, answer.choice.points));
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

  return { isBusy: running > 0, choice: pending ?? choice, refusal, note, choose };
}

function toInput({ isBest, couponNumbers, points, addressNumber }: Wanted) {
  return { coupons: isBest ? { best: true } : { numbers: [...couponNumbers] }, points, addressNumber };
}

/** Points give way to coupons. */
function cutText(wanted: number, taken: number): string | null {
  if (taken >= wanted) return null;
  return taken === 0
    ? '쿠폰을 적용하고 나면 사용 가능 포인트가 없어 포인트를 뺐어요.'
    : `사용 가능한 ${formatNumber(taken)}P로 포인트를 줄였어요.`;
}
