import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** What to do next, in a sentence. */
  text?: ReactNode;
  icon?: ReactNode;
  /** The way on: buttons or links. */
  children?: ReactNode;
  /** h1 where it is the whole page. */
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** An empty state, with a friendly text and a link. */
export function EmptyState({ title, text, icon, children, headingLevel: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
