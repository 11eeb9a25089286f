import { useId, type ReactNode } from 'react';
import classes from './OrderForm.module.css';

interface SectionProps {
  title: string;
  /** Beside its heading instead of below. */
  isInLine?: boolean;
  /** At the end of the line of its heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the form of an order, under its heading. */
export function Section({ title, isInLine = false, aside, children }: SectionProps) {
  const id = useId();
  const heading = (
    <h2 id={id} className={classes.heading}>
      {title}
    </h2>
  );
  return (
    <section className={classes.section} data-in-line={isInLine || undefined} aria-labelledby={id}>
      {aside ? (
        <div className={classes.row}>
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
