import type { ReactNode, Ref } from 'react';
import classes from './PageTitle.module.css';

interface PageTitleProps {
  /** With a ref the heading can take the focus. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The heading of a page. */
export function PageTitle({ ref, children }: PageTitleProps) {
  return (
    <h1 ref={ref} tabIndex={ref ? -1 : undefined} className={classes.root}>
      {children}
    </h1>
  );
}
