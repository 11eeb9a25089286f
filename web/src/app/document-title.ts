import { createContext } from 'react';

/** The title until the mall is loaded. */
export const defaultTitle = '패밀리샵';

/** Collects the title on the server. The browser sets the document's title instead. */
export const DocumentTitleContext = createContext<{ set(title: string): void } | null>(null);

export function documentTitle(pageTitle: string | null, mallTitle: string | null): string {
  return [pageTitle, mallTitle || defaultTitle].filter(Boolean).join(' | ');
}
