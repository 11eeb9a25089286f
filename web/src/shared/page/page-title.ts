import { createContext, useContext, useEffect } from 'react';

/** On the server it writes into the page's head, in the browser into the document. */
export interface TitleHolder {
  setPageTitle(title: string | null): void;
}

export const TitleContext = createContext<TitleHolder | null>(null);

/** Sets the page's title, such as a product's name. Null keeps the route's. */
export function usePageTitle(title: string | null | undefined): void {
  const holder = useContext(TitleContext);
  if (import.meta.env.SSR && title) holder?.setPageTitle(title);
  useEffect(() => {
    holder?.setPageTitle(title ?? null);
    return () => holder?.setPageTitle(null);
  }, [holder, title]);
}
