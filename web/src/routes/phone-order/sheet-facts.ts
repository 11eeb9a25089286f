import type { PhoneSheetFragment } from '../../__generated__/graphql.ts';
import { chosenFacts } from '../../features/phones/PhoneOrder/contract-facts.ts';
import { formatWon } from '../../shared/format/money.ts';

/** What a sheet is for, and what it costs. USIM, services and address are chosen later. */
export function sheetFacts(estimate: PhoneSheetFragment['estimate']): (readonly [name: string, text: string])[] {
  const { deviceMonths, deviceTotal, totalMonthly, lineMonthly } = estimate;
  const isAtOnce = deviceMonths === 1 && lineMonthly !== null;
  return [
    ...chosenFacts({ ...estimate, usim: null, extraServices: null, arrivesOn: null }),
    ['기기값', `${formatWon(deviceTotal)} · ${deviceMonths === 1 ? '신청하면서 결제' : `${deviceMonths}개월 할부`}`],
    ['월 납부액', formatWon(isAtOnce ? lineMonthly : totalMonthly)],
  ];
}
