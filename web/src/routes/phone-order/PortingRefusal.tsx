import type { ReactNode } from 'react';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';
import { joiningBy } from './joining-by.ts';
import type { Porting } from './use-porting.ts';

interface PortingRefusalProps {
  check: Porting['check'];
  params: URLSearchParams;
  /** Why the form was refused before that. */
  problem: ReactNode;
}

/** Why the number cannot be brought along, and the way to mend it. */
export function PortingRefusal({ check, params, problem }: PortingRefusalProps) {
  const { mallUrl, device } = usePage();
  const refused = check.refused?.result;
  const expired = refused?.__typename === 'Expired' ? refused.subject : null;
  const isTooSoon = refused?.__typename === 'PortingRefused' && refused.reason === 'TOO_SOON';
  return (
    <Note>
      {check.note ?? problem}
      {expired === null ? null : (
        <QuietLink to={phoneOrderPath(mallUrl, device, expired === 'SHEET' ? 'selectJoin' : 'certPhone', params)}>
          {expired === 'SHEET' ? '신청서 다시 만들기' : '본인 인증 다시 하기'}
        </QuietLink>
      )}
      {isTooSoon ? (
        <QuietLink to={phoneOrderPath(mallUrl, device, 'selectJoin', joiningBy('NEW', params))}>
          신규가입으로 변경
        </QuietLink>
      ) : null}
    </Note>
  );
}
