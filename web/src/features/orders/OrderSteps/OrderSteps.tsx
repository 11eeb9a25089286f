import { dayInWords } from '../../../shared/format/day-words.ts';
import type { WholeOrder } from '../whole-order.ts';
import { orderSteps, type OrderStep } from './order-steps.ts';
import classes from './OrderSteps.module.css';

/** How far an order is on the way to its owner, with the day of each step. Nothing for orders that ended otherwise. */
export function OrderSteps({ order }: { order: WholeOrder }) {
  const steps = orderSteps(order);
  if (steps === null) return null;
  return (
    <ol className={classes.root} aria-label="주문 단계">
      {steps.map((step) => (
        <li
          key={step.name}
          className={classes.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={classes.name}>{step.name}</span>
          <span className="visually-hidden">, {states[step.state]}</span>
          <span className={classes.day}>{dayWords(step)}</span>
        </li>
      ))}
    </ol>
  );
}

const states = { done: '완료', current: '진행 중', ahead: '예정' } as const;

function dayWords({ day, isExpected }: OrderStep): string | null {
  if (day === null) return null;
  return isExpected ? `${dayInWords(day)} 예정` : dayInWords(day);
}
