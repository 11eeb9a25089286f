import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FindId } from '../../features/account-search/FindId.tsx';
import { FindPassword } from '../../features/account-search/FindPassword.tsx';
import { SearchTabs, type Sought } from '../../features/account-search/SearchTabs.tsx';
import { NextLinks } from '../../features/account-search/NextLinks.tsx';
import { CertifyForId, CertifyForPassword } from '../../features/certification/Certify/CertifyFor.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { findRoute } from '../../shop/addresses/match-page.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';

/**
 * Finding ids and passwords on a phone: find-user has the form, find-user-result the result. The result is in memory
 * alone, so a visit to the second without it shows the form.
 */
function FindUser() {
  const mallUrl = useMallUrl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [searchParams] = useSearchParams();
  const sought: Sought = searchParams.get('find') === 'password' ? 'password' : 'id';
  const pathOf = (each: Sought) => `${pathTo('find-user', { url: mallUrl }, 'MOBILE')}?${queryFor(searchParams, each)}`;
  const place = {
    above: <SearchTabs sought={sought} pathOf={pathOf} />,
    isFormWanted: findRoute(pathname)?.entry.page !== 'find-user-result',
  };
  const tell = () => void navigate(pathTo('find-user-result', { url: mallUrl }, 'MOBILE') + search);
  return sought === 'id' ? (
    <FindId
      {...place}
      Certification={CertifyForId}
      onFound={tell}
      ways={<NextLinks other={{ label: '비밀번호 찾기', to: pathOf('password') }} />}
    />
  ) : (
    <FindPassword {...place} Certification={CertifyForPassword} onSent={tell} ways={<NextLinks />} />
  );
}

/** Keeps the rest of the query, such as the redirect after signing in. */
function queryFor(kept: URLSearchParams, sought: Sought): string {
  const query = new URLSearchParams(kept);
  query.set('find', sought);
  return String(query);
}

export const page: PageModule = { Component: FindUser };
