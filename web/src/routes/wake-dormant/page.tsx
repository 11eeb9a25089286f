import { useState } from 'react';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { usePage } from '../../shared/page/page-context.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { AskForMail } from './AskForMail.tsx';
import { WakeByLink } from './WakeByLink.tsx';

/** Where the mail's link leads: wakes the account by a press, for programs that look into mails open every link. Without a token it sends the mail. */
function WakeDormantPage() {
  const token = usePage().params['*'] ?? '';
  const [wantsMail, setWantsMail] = useState(false);
  if (token === '' || wantsMail) return <AskForMail />;
  return (
    <WakeByLink token={token} another={<AsideButton onPress={() => setWantsMail(true)}>새 메일 받기</AsideButton>} />
  );
}

export const page: PageModule = { Component: WakeDormantPage };
