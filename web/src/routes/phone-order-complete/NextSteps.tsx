import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { nextSteps } from './next-steps.ts';
import classes from './NextSteps.module.css';

/** What happens from here on. */
export function NextSteps({ order }: { order: PhoneOrderDetailsFragment }) {
  const steps = nextSteps(order);
  if (steps.length === 0) return null;
  return (
    <section className={classes.root} aria-labelledby="next-steps">
      <h2 id="next-steps" className={classes.title}>
        이제 이렇게 진행돼요
      </h2>
      <ol className={classes.steps}>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
