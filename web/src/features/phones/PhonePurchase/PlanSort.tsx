import { useRef } from 'react';
import { useEarlyChoice } from '../../../shared/choice-group/use-early-choice.ts';
import { planOrders, type PlanOrder } from '../plan-order.ts';
import classes from './PhonePurchase.module.css';

interface PlanSortProps {
  order: PlanOrder;
  onSort(order: PlanOrder): void;
}

/** The sort order of the plans. */
export function PlanSort({ order, onSort }: PlanSortProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEarlyChoice({
    shown: () => select.current?.value,
    chosen: order,
    onChoose: (value) => onSort(value as PlanOrder),
  });
  return (
    <select
      ref={select}
      className={classes.sort}
      aria-label="요금제 정렬"
      value={order}
      onChange={({ target }) => onSort(target.value as PlanOrder)}
    >
      {Object.entries(planOrders).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
