import { useId, type ReactNode } from 'react';
import classes from './Facts.module.css';

interface FactsProps {
  title: string;
  /** Facts that the mall did not give are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Ways on: links. */
  children?: ReactNode;
}

/** Names and values of one thing, such as who runs the shop. Nothing at all where nothing is known. */
export function Facts({ title, facts, children }: FactsProps) {
  const id = useId();
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <dl className={classes.facts}>
        {known.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children ? <div className={classes.ways}>{children}</div> : null}
    </section>
  );
}
