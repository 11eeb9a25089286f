import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { chosenFacts } from '../../features/phones/PhoneOrder/contract-facts.ts';
import { contractTotalName } from '../../features/phones/PhonePurchase/estimate-lines.ts';
import { formatWon } from '../../shared/format/money.ts';

/** Rows with the ordered phone and plan. */
export function Ordered({ order: { estimate, payTotal, payment } }: { order: PhoneOrderDetailsFragment }) {
  if (estimate === null) return null;
  const { deviceMonths, totalMonthly, lineMonthly, contractTotal } = estimate;
  const isAtOnce = deviceMonths === 1 && lineMonthly !== null;
  const facts = [
    ...chosenFacts(estimate),
    ...(payTotal > 0 ? [[payment?.paidAt ? '결제한 기기값' : '결제할 기기값', formatWon(payTotal)] as const] : []),
    ['월 납부액', formatWon(isAtOnce ? lineMonthly : totalMonthly)],
    [contractTotalName(estimate), formatWon(contractTotal)],
  ] as const;
  return facts.map(([name, text]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  ));
}
