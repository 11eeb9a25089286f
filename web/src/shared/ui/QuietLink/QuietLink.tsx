import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './QuietLink.module.css';

interface QuietLinkProps {
  to: string;
  children: ReactNode;
}

/** A link beside a text, smaller than it and underlined. */
export function QuietLink({ to, children }: QuietLinkProps) {
  return (
    <Link className={classes.root} to={to}>
      {children}
    </Link>
  );
}
