import type { ReactNode } from 'react';
import classes from './ProductDetail.module.css';

interface FactSectionProps {
  /** Id of the heading, for links to this section. */
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
