import type { ChosenEstimateFragment } from '../../../__generated__/graphql.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import { useKeptFocus } from '../../../shared/use-kept-focus.ts';
import { BillPart } from './BillPart.tsx';
import {
  billLines,
  contractTotalName,
  deviceLines,
  feesIn,
  firstBillNote,
  interestNote,
  monthlyPart,
  paidAtOnce,
} from './estimate-lines.ts';
import { lineNames } from './line-names.ts';
import classes from './MonthlyTotal.module.css';
import type { ShownEstimate } from './use-phone-estimate.ts';

interface MonthlyTotalProps {
  shown: ShownEstimate;
  /** Of the common subsidy. */
  named: string;
}

/**
 * The one big number, and line by line how it comes about. It is read out again whenever a choice changes it. While the
 * mall calculates another one, the last one stays, marked as pending.
 */
export function MonthlyTotal({ shown: { estimate, state, retry }, named }: MonthlyTotalProps) {
  const { place, keep } = useKeptFocus<HTMLDivElement>(state === 'failed');
  const again = () => {
    keep();
    retry();
  };
  if (state === 'failed')
    return (
      <p role="alert" className={classes.unknown}>
        금액을 계산하지 못했어요.{' '}
        <button type="button" className={classes.retry} onClick={again}>
          다시 계산하기
        </button>
      </p>
    );
  const isPending = state === 'pending' || undefined;
  if (!estimate)
    return (
      <div ref={place} tabIndex={-1} className={classes.unknown}>
        {isPending ? '선택한 조건의 금액을 확인하고 있어요.' : '이 조합의 월 납부액은 고객센터에서 안내해 드려요.'}
      </div>
    );
  return (
    <div ref={place} tabIndex={-1} className={classes.root} aria-busy={isPending} data-pending={isPending}>
      <Bill estimate={estimate} named={named} />
    </div>
  );
}

function Bill({ estimate, named }: { estimate: ChosenEstimateFragment; named: string }) {
  const { deviceMonths, deviceTotal, lineMonthly } = estimate;
  const isAtOnce = deviceMonths === 1;
  const names = { ...lineNames, SUBSIDY: named };
  return (
    <>
      <p className={classes.sum} aria-live="polite" aria-atomic="true">
        <span>{isAtOnce && lineMonthly === null ? '첫 달 예상 납부액' : '월 예상 납부액'}</span>{' '}
        <strong>
          <MonthlyAmount estimate={estimate} />
        </strong>
      </p>
      <BillPart
        name={isAtOnce ? '기기값 (일시불)' : `기기값 (${deviceMonths}개월 할부)`}
        amount={deviceTotal}
        lines={deviceLines(estimate, names)}
      />
      <BillPart {...monthlyPart(estimate, names)} />
      <BillPart
        name={`${contractTotalName(estimate)}${feesIn(estimate)}`}
        amount={estimate.contractTotal}
        lines={billLines(estimate.contractLines, names)}
      />
      <p className={classes.small}>
        {isAtOnce
          ? noteOnDevice(deviceTotal)
          : [
              interestNote(estimate),
              '월 금액의 원 단위 미만은 절사하고, 남은 금액은 첫 달에 내요.',
              firstBillNote(estimate),
            ]
              .filter(Boolean)
              .join(' ')}
      </p>
    </>
  );
}

/** Per month. A device that is paid at once is no part of the months; where the mall does not keep them apart it is the first one. */
export function MonthlyAmount({ estimate }: { estimate: ChosenEstimateFragment }) {
  const { deviceMonths, lineMonthly, totalMonthly } = estimate;
  if (deviceMonths > 1 || lineMonthly === null)
    return (
      <>
        {deviceMonths > 1 ? '월' : '첫 달'} <Won amount={totalMonthly} />
      </>
    );
  return (
    <>
      월 <Won amount={lineMonthly} />
    </>
  );
}

function noteOnDevice(deviceTotal: number): string {
  return deviceTotal > 0 ? paidAtOnce(deviceTotal) : '기기값은 내지 않아도 돼요.';
}
