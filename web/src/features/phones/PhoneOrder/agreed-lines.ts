import type { AgreedEstimateFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import type { BillLine } from '../PhonePurchase/BillPart.tsx';
import {
  billLines,
  contractTotalName,
  deviceLines,
  feesIn,
  firstBillNote,
  interestNote,
  monthlyPart,
} from '../PhonePurchase/estimate-lines.ts';
import { lineNames } from '../PhonePurchase/line-names.ts';

/** A sum of a contract, with the lines that lead to it; null: the mall does not send them. */
export interface AgreedSum {
  name: string;
  amount: number;
  lines: BillLine[] | null;
}

/** The sums of a contract as it was priced when it was ordered. */
export function agreedSums(estimate: AgreedEstimateFragment): AgreedSum[] {
  const { deviceMonths, deviceTotal, contractTotal, contractLines } = estimate;
  const isAtOnce = deviceMonths === 1;
  return [
    {
      name: isAtOnce ? '기기값 (일시불)' : `기기값 (${deviceMonths}개월 할부)`,
      amount: deviceTotal,
      lines: deviceLines(estimate, lineNames),
    },
    monthlyPart(estimate, lineNames),
    {
      name: `${contractTotalName(estimate)}${feesIn(estimate)}`,
      amount: contractTotal,
      lines: billLines(contractLines, lineNames),
    },
  ];
}

/** "− 440,000원" of a discount. */
export function signedWon({ amount, isAdded = false }: Pick<BillLine, 'amount' | 'isAdded'>): string {
  if (amount < 0) return `− ${formatWon(-amount)}`;
  return isAdded ? `+ ${formatWon(amount)}` : formatWon(amount);
}

/** First month and interest; null if there is neither. */
export function monthsNote(estimate: AgreedEstimateFragment): string | null {
  const { deviceMonths, interest } = estimate;
  if (deviceMonths === 1) return null;
  const rate = interest > 0 ? interestNote(estimate) : null;
  return [rate, firstBillNote(estimate)].filter(Boolean).join(' ') || null;
}
