import { useId, useState, type ReactNode } from 'react';
import { MonthlyAmount, MonthlyTotal } from '../../features/phones/PhonePurchase/MonthlyTotal.tsx';
import type { ShownEstimate } from '../../features/phones/PhonePurchase/use-phone-estimate.ts';
import { formatWon } from '../../shared/format/money.ts';
import { ChevronDownIcon } from '../../shared/ui/late-icons.tsx';
import classes from './TotalBar.module.css';
import { Note } from '../../shared/ui/Note/Note.tsx';

interface TotalBarProps {
  shown: ShownEstimate;
  /** Of the common subsidy. */
  named: string;
  /** Why the way on was refused, and what leads further. */
  note?: ReactNode;
  /** The way on; none where it stands below what is read. */
  children?: ReactNode;
}

/**
 * What the contract costs, beside the way on. On narrow screens it is one line above the bottom bar, so that it covers nothing
 * that is filled in, and unfolds; what is paid at once and what is no price is never folded.
 */
export function TotalBar({ shown, named, note, children }: TotalBarProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { estimate, state } = shown;
  const isPriced = estimate !== null && state !== 'failed';
  return (
    <aside className={classes.root} aria-label="월 납부액" data-buy-bar data-open={isOpen || !isPriced || undefined}>
      <div id={id} className={classes.bill}>
        <MonthlyTotal shown={shown} named={named} />
      </div>
      <Note>{note}</Note>
      <div className={classes.bar}>
        {isPriced ? (
          <button
            type="button"
            className={classes.unfold}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <b aria-live={isOpen ? 'off' : 'polite'}>
              <MonthlyAmount estimate={estimate} />
            </b>{' '}
            {estimate.deviceMonths === 1 && estimate.lineMonthly !== null && estimate.deviceTotal > 0 ? (
              <small>신청하면서 {formatWon(estimate.deviceTotal)}</small>
            ) : null}{' '}
            <span>
              {isOpen ? '내역 접기' : '내역 보기'}
              <ChevronDownIcon size={16} />
            </span>
          </button>
        ) : null}
        {children}
      </div>
    </aside>
  );
}
