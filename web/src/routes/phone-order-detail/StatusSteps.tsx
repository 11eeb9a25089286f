import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { stepsOf } from './phone-order-steps.ts';
import classes from './StatusSteps.module.css';

const stateWords = { done: '마침', now: '진행 중', open: '예정' } as const;

/** How far the contract is. */
export function StatusSteps({ order }: { order: PhoneOrderDetailsFragment }) {
  const steps = stepsOf(order);
  if (steps.length === 0) return null;
  return (
    <ol className={classes.root} aria-label="진행 단계">
      {steps.map(({ name, state }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {name}
          <span className="visually-hidden"> {stateWords[state]}</span>
        </li>
      ))}
    </ol>
  );
}
