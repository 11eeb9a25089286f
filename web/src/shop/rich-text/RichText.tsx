import { useMemo, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOfMallLink } from '../links/mall-link-click.ts';
import { useMallUrl } from '../page/page-context.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { sanitizedOnceMore } from './late-sanitizer.ts';
import classes from './RichText.module.css';

interface RichTextProps {
  /** Html of the schema: the gateway has made it safe. */
  html: string;
}

/** HTML that the server rendered stays as it is; HTML that the browser fetched is sanitized once more. */
function useSafeHtml(html: string): string {
  const isHydrated = useIsHydrated();
  const [rendered] = useState(isHydrated ? null : html);
  return useMemo(() => (html === rendered ? html : sanitizedOnceMore(html)), [html, rendered]);
}

/** A text that the shop wrote, in the house's own type and measure. Its links within the mall need no new document. */
export function RichText({ html }: RichTextProps) {
  const mallUrl = useMallUrl();
  const navigate = useNavigate();
  const safe = useSafeHtml(html);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const path = pathOfMallLink(event, mallUrl);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // oxlint-disable-next-line react/no-danger, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the scalar Html promises that it is safe to show; the click targets are its links
    <div className={classes.root} onClick={follow} dangerouslySetInnerHTML={{ __html: safe }} />
  );
}
