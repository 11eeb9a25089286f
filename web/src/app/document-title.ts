import { createContext } from 'react';

/** Until a mall is known. */
export const defaultTitle = '패밀리샵';

/** Where the server collects the title while it renders. The browser has none: the document itself is there. */
export const DocumentTitleContext = createContext<{ set(title: string): void } | null>(null);

export function documentTitle(pageTitle: string | null, mallTitle: string | null): string {
  return [pageTitle, mallTitle || defaultTitle].filter(Boolean).join(' | ');
}
