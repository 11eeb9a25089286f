import { useState } from 'react';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { AskForMail } from './AskForMail.tsx';
import { WakeByLink } from './WakeByLink.tsx';

/** The page of the mail's link. It ends dormancy by a press, since programs that scan mails open every link. Without a token it sends the mail. */
function WakeDormantPage() {
  const token = usePage().params['*'] ?? '';
  const [wantsMail, setWantsMail] = useState(false);
  if (token === '' || wantsMail) return <AskForMail />;
  return (
    <WakeByLink token={token} another={<AsideButton onPress={() => setWantsMail(true)}>새 메일 받기</AsideButton>} />
  );
}

export const page: PageModule = { Component: WakeDormantPage };
