import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';

export type Points = NonNullable<SheetFactsFragment['points']>;

/** Why the mall would refuse these points, as it says at the sheet; null: it does not, or its limits are not told. */
export function pointsProblem(typed: string, points: Points): string | null {
  const wanted = Number(typed);
  if (wanted === 0) return null;
  const { usable, minimum, step } = points;
  if (usable === 0) return '이 주문에는 포인트를 쓸 수 없어요.';
  if (wanted > usable) return `이 주문에는 ${formatNumber(usable)}P까지 쓸 수 있어요.`;
  const isTooFew = minimum !== null && wanted < minimum;
  const isOffStep = step !== null && wanted % step !== 0;
  return isTooFew || isOffStep ? `${ruleWords(points)} 쓸 수 있어요.` : null;
}

/** "1,000P부터 10P 단위로 쓸 수 있어요. 이 주문에는 12,000P까지예요." */
export function pointsHint(points: Points): string {
  const rule = ruleWords(points);
  const most = `이 주문에는 ${formatNumber(points.usable)}P까지예요.`;
  return rule === '' ? most : `${rule} 쓸 수 있어요. ${most}`;
}

function ruleWords({ minimum, step }: Points): string {
  return [
    minimum === null ? null : `${formatNumber(minimum)}P부터`,
    step === null || step === 1 ? null : `${formatNumber(step)}P 단위로`,
  ]
    .filter((part) => part !== null)
    .join(' ');
}
