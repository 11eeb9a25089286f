import { createContext, useContext } from 'react';
import type { MallShellQuery } from '../../__generated__/graphql.ts';

export type Mall = NonNullable<MallShellQuery['mall']>;
export type Site = MallShellQuery['site'];

export const MallContext = createContext<{ mall: Mall; site: Site } | null>(null);

/** The mall that the page belongs to. */
export function useMall(): Mall {
  return useMallAndSite().mall;
}

/** Outward addresses of this installation. */
export function useSite(): Site {
  return useMallAndSite().site;
}

function useMallAndSite(): { mall: Mall; site: Site } {
  const value = useContext(MallContext);
  if (!value) throw new Error('useMall is for what lies inside the shell of a mall');
  return value;
}
