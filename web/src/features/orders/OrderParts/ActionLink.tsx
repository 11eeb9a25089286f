import type { ReactNode } from 'react';
import { SmartLink } from '../../../shop/links/SmartLink.tsx';
import classes from './ActionLink.module.css';

interface ActionLinkProps {
  /** A path, or an address of another site. */
  to: string;
  children: ReactNode;
}

/** A link to what can be done or seen elsewhere. Not printed. */
export function ActionLink({ to, children }: ActionLinkProps) {
  return (
    <SmartLink className={classes.root} to={to}>
      {children}
    </SmartLink>
  );
}
