import { useState } from 'react';
import { MembersOnlyPage } from '../../features/benefits/MembersOnlyPage.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { useOpenStep } from '../../shop/session/use-open-step.ts';
import { InitialPassword } from './InitialPassword.tsx';
import { UpdatePasswordPage } from './UpdatePasswordPage.tsx';

/**
 * A new password: a member's, or the one that a refused sign-in requires first. Once opened that step stays until it is
 * done.
 */
function UpdatePassword() {
  const [step] = useState(useOpenStep('INITIAL_PASSWORD'));
  const { isMarketing } = useMall();
  if (isMarketing) return <MembersOnlyPage what="비밀번호 변경" />;
  return step ? <InitialPassword step={step} /> : <UpdatePasswordPage />;
}

export const page: PageModule = { Component: UpdatePassword };
