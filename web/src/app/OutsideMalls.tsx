import { useContext, useEffect, type ReactNode } from 'react';
import { DocumentTitleContext, documentTitle } from './document-title.ts';

interface OutsideMallsProps {
  title: string | null;
  /** Of a mall that is known and cannot be shown now. */
  mallTitle?: string;
  children: ReactNode;
}

/** Gives the document the title of a page that stands in the frame of no mall. */
export function OutsideMalls({ title, mallTitle, children }: OutsideMallsProps) {
  const text = documentTitle(title, mallTitle ?? null);
  useContext(DocumentTitleContext)?.set(text);
  useEffect(() => {
    document.title = text;
  }, [text]);
  return children;
}
