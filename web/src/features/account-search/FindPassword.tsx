import { useState, type ReactNode } from 'react';
import { FormPage } from '../../shared/form/FormPage.tsx';
import type { Certification } from './certification.ts';
import { TemporaryPasswordForm } from './TemporaryPasswordForm.tsx';

interface FindPasswordProps {
  /** Above the title. */
  above?: ReactNode;
  /** How the shopper proves their identity. */
  Certification: Certification;
  /** Called at the end: phones show it on a separate page. */
  onSent?: () => void;
  isFormWanted?: boolean;
  /** Next steps. */
  ways: ReactNode;
}

/** A temporary password for a certified person. Only its arrival shows whether the id is theirs. */
export function FindPassword({ above, Certification, onSent, isFormWanted = false, ways }: FindPasswordProps) {
  const [proof, setProof] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  if (isSent && !isFormWanted) {
    return (
      <FormPage
        title="임시 비밀번호를 보냈어요"
        lead="입력한 아이디가 인증한 분의 것이라면 인증한 번호나 이메일로 곧 도착해요. 로그인한 뒤 새 비밀번호로 바꿔 주세요."
        step="sent"
        progress={above}
      >
        {ways}
      </FormPage>
    );
  }
  if (proof === null) {
    return (
      <FormPage
        title="비밀번호 찾기"
        lead="본인인지 확인한 뒤 임시 비밀번호를 보내 드려요."
        step="certify"
        progress={above}
      >
        <Certification onCertified={({ certificationNumber }) => setProof(certificationNumber)} />
      </FormPage>
    );
  }
  return (
    <FormPage
      title="아이디를 입력해 주세요"
      lead="인증한 번호나 이메일로 임시 비밀번호를 보내 드려요."
      step="id"
      progress={above}
    >
      <TemporaryPasswordForm
        certificationNumber={proof}
        onCertifyAgain={() => setProof(null)}
        onSent={() => {
          setIsSent(true);
          setProof(null);
          onSent?.();
        }}
      />
    </FormPage>
  );
}
