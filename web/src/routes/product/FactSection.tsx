import type { ReactNode } from 'react';
import classes from './ProductDetail.module.css';

interface FactSectionProps {
  /** Of the heading, for the ways that lead here. */
  id: string;
  title: string;
  children: ReactNode;
}

export function FactSection({ id, title, children }: FactSectionProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.sectionTitle} tabIndex={-1}>
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}
