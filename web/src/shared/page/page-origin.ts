import { createContext, useContext } from 'react';

/** Scheme and host that the page was asked for by, where there is no window to tell. */
export const OriginContext = createContext<string | null>(null);

/** Makes addresses whole for readers elsewhere, who do not know on which page they stood. */
export function useWholeAddress(): (address: string) => string | undefined {
  const given = useContext(OriginContext);
  return (address) => URL.parse(address, given ?? window.location.origin)?.href;
}
