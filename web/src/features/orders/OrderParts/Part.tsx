import { useId, type ReactNode } from 'react';
import classes from './OrderParts.module.css';

/** A part of an order's page, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
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
