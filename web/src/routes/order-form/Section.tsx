import { useId, type ReactNode } from 'react';
import classes from './OrderForm.module.css';

interface SectionProps {
  title: string;
  /** Beside its heading instead of below. */
  isInLine?: boolean;
  children: ReactNode;
}

/** A part of the form of an order, under its heading. */
export function Section({ title, isInLine = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} data-in-line={isInLine || undefined} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
