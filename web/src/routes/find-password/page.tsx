import { FindPassword } from '../../features/account-search/FindPassword.tsx';
import { NextLinks } from '../../features/account-search/NextLinks.tsx';
import { CertifyForPassword } from '../../features/certification/Certify/CertifyFor.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';

/** Getting a temporary password on a desktop. */
function FindPasswordPage() {
  const idPath = pathTo('find-id', { url: useMallUrl() }, 'DESKTOP');
  return (
    <FindPassword
      Certification={CertifyForPassword}
      ways={<NextLinks other={{ label: '아이디 찾기', to: idPath }} />}
    />
  );
}

export const page: PageModule = { Component: FindPasswordPage };
