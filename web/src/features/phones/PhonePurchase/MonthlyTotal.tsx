import { formatWon } from '../../../shared/format/money.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import type { DeviceBill } from '../device-bill.ts';
import type { MonthlyBill } from '../monthly-bill.ts';
import type { Phone, PhoneChoice } from '../phone.ts';
import { planOf } from '../phone-choice.ts';
import type { PlanBill } from '../plan-bill.ts';
import { BillPart, type BillLine } from './BillPart.tsx';
import classes from './MonthlyTotal.module.css';
import { subsidyName } from './subsidy-name.ts';

interface MonthlyTotalProps {
  phone: Phone;
  choice: PhoneChoice;
  bill: MonthlyBill | null;
  /** Whether the price of what was just chosen is on its way. */
  isPending: boolean;
}

/** The one big number, and line by line how it comes about. It is read out again whenever a choice changes it. */
export function MonthlyTotal({ phone, choice, bill, isPending }: MonthlyTotalProps) {
  if (isPending) return <p className={classes.unknown}>고른 조건의 금액을 확인하고 있어요.</p>;
  if (!bill) return <p className={classes.unknown}>이 조합의 월 납부액은 고객센터에서 안내해 드려요.</p>;
  const { device, plan, total, atOnce, deviceLines, planLines } = bill;
  return (
    <div className={classes.root}>
      <p className={classes.sum} aria-live="polite" aria-atomic="true">
        <span>월 예상 납부액</span>{' '}
        <strong>
          월 <Won amount={total} />
        </strong>
      </p>
      <BillPart
        name={atOnce > 0 || choice.months === 1 ? '기기값 (일시불)' : `월 기기 할부금 (${choice.months}개월)`}
        amount={choice.months === 1 ? atOnce : device}
        lines={deviceLines && linesOfDevice(deviceLines, subsidyName(phone))}
      />
      <BillPart
        name="월 통신요금"
        amount={plan}
        lines={planLines && linesOfPlan(planLines, planOf(phone, choice.planNumber)?.name ?? '요금제')}
      />
      {deviceLines?.isSubsidyCut ? (
        <p className={classes.small}>지원금이 기기값보다 커서 기기값만큼만 빠져요.</p>
      ) : null}
      <p className={classes.small}>{noteOn(choice.months, atOnce)}</p>
    </div>
  );
}

function noteOn(months: number, atOnce: number): string {
  if (months > 1) return '할부이자는 월 0.492%예요. 월 금액의 원 단위 미만은 절사해요.';
  return atOnce > 0 ? `기기값 ${formatWon(atOnce)}은 개통할 때 한 번에 내요.` : '기기값은 내지 않아도 돼요.';
}

function linesOfDevice(
  { release, subsidy, extraSubsidy, principal, months, interest, total, monthly }: DeviceBill,
  subsidyWord: string,
): BillLine[] {
  return [
    { name: '출고가', amount: release },
    ...(subsidy > 0 ? [{ name: subsidyWord, amount: -subsidy }] : []),
    ...(extraSubsidy > 0 ? [{ name: '추가지원금', amount: -extraSubsidy }] : []),
    ...(months === 1
      ? [{ name: '한 번에 낼 금액', amount: principal, isSum: true }]
      : [
          { name: '할부원금', amount: principal, isSum: true },
          { name: '할부이자', amount: interest, isAdded: true },
          { name: `${months}개월 동안 낼 금액`, amount: total, isSum: true },
          { name: `한 달에 (÷ ${months})`, amount: monthly },
        ]),
  ];
}

function linesOfPlan({ price, discount, monthly }: PlanBill, planName: string): BillLine[] {
  return [
    { name: planName, amount: price },
    ...(discount > 0 ? [{ name: '선택약정할인', amount: -discount }] : []),
    { name: '한 달에', amount: monthly, isSum: true },
  ];
}
