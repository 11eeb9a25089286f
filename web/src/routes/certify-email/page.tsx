import { useState } from 'react';
import { CertifyEmail } from '../../features/sign-in-steps/CertifyEmail.tsx';
import { NothingToDo } from '../../features/sign-in-steps/NothingToDo.tsx';
import type { PageModule } from '../../shop/page/page-module.ts';
import { useOpenStep } from '../../shop/session/use-open-step.ts';

/** The step for members without a certified email address. Once opened it stays until it is done. */
function CertifyEmailPage() {
  const [step] = useState(useOpenStep('EMAIL_MISSING'));
  return step ? (
    <CertifyEmail step={step} />
  ) : (
    <NothingToDo
      title="이미 인증된 이메일이 있어요"
      text="이메일을 바꾸려면 회원정보 변경에서 새 주소를 인증해 주세요."
    />
  );
}

export const page: PageModule = { Component: CertifyEmailPage };
