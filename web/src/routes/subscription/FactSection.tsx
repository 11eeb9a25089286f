import { useId, type ReactNode } from 'react';
import classes from './SubscriptionDetail.module.css';

/** A part of what there is to read, under its heading. */
export function FactSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
