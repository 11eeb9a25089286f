import { useLocation } from 'react-router-dom';
import type { Device } from '../../__generated__/graphql.ts';
import { mallPath } from '../links/mall-paths.ts';
import { usePage } from '../page/page-context.ts';

const mainPages = /^\/(?:home|upload|main\/.*)\/?$/;

/** The start page of a mall, which shows its popups: on other pages a shopper is busy. */
export function isMainPage(pathname: string, mallUrl: string, device: Device): boolean {
  return mainPages.test(pathname.slice(mallPath(mallUrl, device).length));
}

export function useIsMainPage(): boolean {
  const { mallUrl, device } = usePage();
  return isMainPage(useLocation().pathname, mallUrl, device);
}
