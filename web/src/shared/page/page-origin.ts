import { createContext, useContext } from 'react';

/** Scheme and host of the request, for the server. */
export const OriginContext = createContext<string | null>(null);

/** Makes addresses absolute for readers outside of the page. */
export function useWholeAddress(): (address: string) => string | undefined {
  const given = useContext(OriginContext);
  return (address) => URL.parse(address, given ?? window.location.origin)?.href;
}
