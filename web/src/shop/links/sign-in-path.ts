import { useLocation } from 'react-router-dom';
import { loginPath } from './mall-paths.ts';
import { usePage } from '../page/page-context.ts';

/** The login page that redirects back here; the login page itself keeps its own redirect. */
export function useSignInPath(): string {
  const { mallUrl, device } = usePage();
  const { pathname, search } = useLocation();
  const isHere = pathname.startsWith(loginPath(mallUrl, device));
  return isHere ? pathname + search : loginPath(mallUrl, device, pathname + search);
}
