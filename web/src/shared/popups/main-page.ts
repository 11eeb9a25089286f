import { useLocation } from 'react-router-dom';
import type { Device } from '../../__generated__/graphql.ts';
import { mallPath } from '../links/mall-paths.ts';
import { usePage } from '../page/page-context.ts';

const mainPages = /^\/(?:home|upload|main\/.*)\/?$/;

/** Where a visit to a mall begins, and its popups are shown: elsewhere a shopper is busy. */
export function isMainPage(pathname: string, mallUrl: string, device: Device): boolean {
  return mainPages.test(pathname.slice(mallPath(mallUrl, device).length));
}

export function useIsMainPage(): boolean {
  const { mallUrl, device } = usePage();
  return isMainPage(useLocation().pathname, mallUrl, device);
}
