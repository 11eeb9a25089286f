import { createContext, useContext } from 'react';
import type { Device } from '../../__generated__/graphql.ts';

export interface CurrentPage {
  mallUrl: string;
  device: Device;
  /** Values of the route's pattern. */
  params: Readonly<Record<string, string | undefined>>;
  /** The route's title; null for the mall's own pages, such as home. */
  title?: string | null;
  /** The page's own `load` found that there is none of what the address names. */
  isMissing?: boolean;
}

export const PageContext = createContext<CurrentPage | null>(null);

/** Which page of which mall is shown. */
export function usePage(): CurrentPage {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is for what lies inside a page');
  return page;
}

export function useDevice(): Device {
  return usePage().device;
}

export function useMallUrl(): string {
  return usePage().mallUrl;
}
