import { useLocation } from 'react-router-dom';
import { findRoute } from '../addresses/match-page.ts';

/** The start page of a mall, which shows its popups: on other pages a shopper is busy. */
export function isMainPage(pathname: string): boolean {
  const page = findRoute(pathname)?.entry.page;
  return page === 'home' || page === 'upload';
}

export function useIsMainPage(): boolean {
  return isMainPage(useLocation().pathname);
}
