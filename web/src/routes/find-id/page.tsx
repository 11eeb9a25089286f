import { FindId } from '../../features/account-search/FindId.tsx';
import { NextLinks } from '../../features/account-search/NextLinks.tsx';
import { CertifyForId } from '../../features/certification/Certify/CertifyFor.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';

/** Finding one's ids on a desktop. */
function FindIdPage() {
  const passwordPath = pathTo('find-password', { url: useMallUrl() }, 'DESKTOP');
  return (
    <FindId Certification={CertifyForId} ways={<NextLinks other={{ label: '비밀번호 찾기', to: passwordPath }} />} />
  );
}

export const page: PageModule = { Component: FindIdPage };
