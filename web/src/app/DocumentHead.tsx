import { useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Device } from '../__generated__/graphql.ts';
import type { Mall } from '../shop/mall/mall-context.ts';
import { TitleContext, type TitleHolder } from '../shared/page/page-title.ts';
import { DocumentTitleContext, documentTitle } from './document-title.ts';

interface DocumentHeadProps {
  routeTitle: string | null;
  mall: Mall;
  device: Device;
  children: ReactNode;
}

/**
 * Maintains what is outside the page: the document title (the page's, else the route's, before the mall's), theme,
 * device.
 */
export function DocumentHead({ routeTitle, mall, device, children }: DocumentHeadProps) {
  const pageTitle = useRef<string | null>(null);
  const head = useContext(DocumentTitleContext);
  const holder = useMemo<TitleHolder>(() => {
    const write = (title: string | null) => documentTitle(title ?? routeTitle, mall.title);
    if (head) return { setPageTitle: (title) => head.set(write(title)) };
    return {
      setPageTitle: (title) => {
        pageTitle.current = title;
        document.title = write(title);
      },
    };
  }, [head, routeTitle, mall.title]);
  head?.set(documentTitle(routeTitle, mall.title));
  // The page's effects run before this one. A title that the server rendered is not changed.
  useEffect(() => {
    document.title = documentTitle(pageTitle.current ?? routeTitle, mall.title);
  }, [routeTitle, mall.title]);
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme: mall.theme, device });
  }, [mall.theme, device]);
  return <TitleContext value={holder}>{children}</TitleContext>;
}
