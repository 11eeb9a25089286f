import { useId, type ReactNode } from 'react';
import classes from './PrintedPage.module.css';

/** A part of the printed contract, which is not torn over two sheets where that can be avoided. */
export function PrintedPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id} className={classes.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Facts with their names. */
export function PrintedFacts({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
