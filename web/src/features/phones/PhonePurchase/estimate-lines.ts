import type { ChosenEstimateFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import type { BillLine } from './BillPart.tsx';

type Line = NonNullable<ChosenEstimateFragment['contractLines']>[number];
type LineKind = NonNullable<Line['kind']>;

/** The lines with their names; null where the mall sends none, or one of a kind that has no name here. */
export function billLines(lines: readonly Line[] | null, names: Record<LineKind, string>): BillLine[] | null {
  if (!lines?.every(({ kind }) => kind !== null)) return null;
  return lines.flatMap(({ kind, amount }) => (kind === null ? [] : [{ name: names[kind], amount }]));
}

/** The way from the price of the device to what is paid for it. */
export function deviceLines(estimate: ChosenEstimateFragment, names: Record<LineKind, string>): BillLine[] | null {
  const { contractLines, principal, interest, deviceTotal, deviceMonths, phoneMonthly } = estimate;
  const steps = contractLines?.filter(({ kind }) => kind !== null && offDevice.has(kind)) ?? null;
  const known = billLines(steps, names);
  if (!known?.length) return null;
  if (deviceMonths === 1) return [...known, { name: '신청할 때 결제하는 금액', amount: deviceTotal, isSum: true }];
  return [
    ...known,
    { name: '할부원금', amount: principal, isSum: true },
    { name: '할부수수료', amount: interest, isAdded: true },
    { name: `${deviceMonths}개월 동안 낼 금액`, amount: deviceTotal, isSum: true },
    { name: `한 달에 (÷ ${deviceMonths})`, amount: phoneMonthly },
  ];
}

/** What a month costs, with its lines. A device that is paid at once is no part of it, unless the mall does not keep them apart. */
export function monthlyPart(estimate: ChosenEstimateFragment, names: Record<LineKind, string>) {
  const { deviceMonths, totalMonthly, lineMonthly, monthlyLines } = estimate;
  if (deviceMonths > 1) return { name: '한 달 납부액', amount: totalMonthly, lines: billLines(monthlyLines, names) };
  if (lineMonthly === null)
    return { name: '첫 달 납부액', amount: totalMonthly, lines: billLines(monthlyLines, names) };
  const ofLine = monthlyLines?.filter(({ kind }) => kind !== 'DEVICE') ?? null;
  return { name: '한 달 납부액', amount: lineMonthly, lines: billLines(ofLine, names) };
}

const offDevice: ReadonlySet<LineKind> = new Set(['RELEASE_PRICE', 'SUBSIDY', 'EXTRA_SUBSIDY']);

/** The fees that the total of the contract contains: "(유심 7,700원·할부수수료 37,594원 포함)". */
export function feesIn({ usimPrice, interest }: ChosenEstimateFragment): string {
  const fees = [
    usimPrice ? `유심 ${formatWon(usimPrice)}` : null,
    interest > 0 ? `할부수수료 ${formatWon(interest)}` : null,
  ].filter((fee) => fee !== null);
  return fees.length > 0 ? ` (${fees.join('·')} 포함)` : '';
}

/** "24개월 총액", or "요금 24개월 + 기기값 36개월 총액" where the device is paid longer than the line is counted. */
export function contractTotalName({
  comparedMonths,
  deviceMonths,
}: Pick<ChosenEstimateFragment, 'comparedMonths' | 'deviceMonths'>): string {
  return deviceMonths > comparedMonths
    ? `요금 ${comparedMonths}개월 + 기기값 ${deviceMonths}개월 총액`
    : `${comparedMonths}개월 총액`;
}

type Rates = Pick<ChosenEstimateFragment, 'monthlyRate' | 'yearlyRate' | 'credit'>;

/** "할부수수료는 연 5.9%(월 0.492%)예요.", and the interest on late parts, as far as the mall says. */
export function interestNote({ monthlyRate, yearlyRate, credit }: Rates): string {
  const month = `월 ${monthlyRate}%`;
  const rate = `할부수수료는 ${yearlyRate === null ? month : `연 ${yearlyRate}%(${month})`}예요.`;
  return credit === null ? rate : `${rate} 늦게 낸 할부금에는 연 ${credit.lateInterestRate}%의 지연이자가 붙어요.`;
}

/** A device that is paid at once is paid with the application, not with the first bill. */
export function paidAtOnce(deviceTotal: number): string {
  return `신청하면서 기기값 ${formatWon(deviceTotal)}을 결제해요.`;
}

type FirstBill = Pick<ChosenEstimateFragment, 'firstBill' | 'firstMonthTotal' | 'usimPrice' | 'totalMonthly'>;

/** "첫 달은 남은 금액과 유심 7,700원을 더해 101,597원이에요.", as far as it differs from the other months. */
export function firstBillNote({ firstBill, firstMonthTotal, usimPrice, totalMonthly }: FirstBill): string | null {
  const added = [
    firstMonthTotal === totalMonthly ? null : '남은 금액',
    firstBill !== null && usimPrice ? `유심 ${formatWon(usimPrice)}` : null,
  ].filter((part) => part !== null);
  if (added.length === 0) return null;
  return `첫 달은 ${added.join('과 ')}을 더해 ${formatWon(firstBill ?? firstMonthTotal)}이에요.`;
}

/** The price of the USIM is not among the sums of a month. */
export const usimPaid = '첫 달 요금에 더해 한 번 청구돼요';
