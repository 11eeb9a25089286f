import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMallUrl } from '../page/page-context.ts';
import { safeRedirect } from './mall-paths.ts';

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this mall, an http or https address, tel: or mailto:. Anything else is not linked. */
  to: string | null | undefined;
  children: ReactNode;
}

/** A link whose address comes from data: inside the mall by the router, outside in a new window. */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  const mallUrl = useMallUrl();
  if (to && safeRedirect(to, mallUrl) !== null) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  }
  if (to && /^https?:\/\//i.test(to)) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <span className="visually-hidden"> (새 창)</span>
      </a>
    );
  }
  if (to && /^(?:tel|mailto):/i.test(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return <span className={rest.className}>{children}</span>;
}
