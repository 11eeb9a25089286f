import { createContext, useContext } from 'react';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';

export interface Selection {
  chosen: ReadonlySet<string>;
  toggle: (product: ProductCardFragment) => void;
}

/** What is chosen to be taken out together; null: nothing is chosen now. */
export const SelectionContext = createContext<Selection | null>(null);

export const useSelection = () => useContext(SelectionContext);
