import { useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { useMallUrl } from '../page/page-context.ts';
import { RouterContext } from '../../shared/router-context.ts';
import { pathOfMallLink } from './mall-link-click.ts';
import { showOpening } from './opening.ts';

interface PlainLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A whole path of this mall. */
  to: string;
  /** Told before this page is left for the other one, in this very tab. */
  onLeave?(link: HTMLAnchorElement): void;
}

/**
 * A light link for pages with hundreds of them, as cards have. The router's link resolves relative paths and subscribes
 * to every navigation, so each would render again whenever the address changes.
 */
export function PlainLink({ to, onLeave, onClick, ...rest }: PlainLinkProps) {
  const mallUrl = useMallUrl();
  const router = useContext(RouterContext);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const path = pathOfMallLink(event, mallUrl);
    if (path === null || !router) return;
    event.preventDefault();
    onLeave?.(event.currentTarget);
    showOpening(event.currentTarget);
    void router.navigate(path);
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- what it holds comes with the rest
  return <a {...rest} href={to} onClick={go} />;
}
