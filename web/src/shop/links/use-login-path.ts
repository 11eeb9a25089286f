import { useSearchParams } from 'react-router-dom';
import { usePage } from '../page/page-context.ts';
import { loginPath, safeRedirect } from './mall-paths.ts';

/** The login page, with the way on that the address of this page names. */
export function useLoginPath(): string {
  const { mallUrl, device } = usePage();
  const [searchParams] = useSearchParams();
  return loginPath(mallUrl, device, safeRedirect(searchParams.get('redirect'), mallUrl) ?? undefined);
}
