import { useContext, useEffect, type ReactNode } from 'react';
import { DocumentTitleContext, documentTitle } from './document-title.ts';

/** Gives the document the title of a page that belongs to no mall. */
export function OutsideMalls({ title, children }: { title: string | null; children: ReactNode }) {
  const text = documentTitle(title, null);
  useContext(DocumentTitleContext)?.set(text);
  useEffect(() => {
    document.title = text;
  }, [text]);
  return children;
}
