import { Button } from '@mantine/core';
import { useState } from 'react';
import { Certify } from '../../features/certification/Certify/Certify.tsx';
import type { Proof } from '../../features/certification/proof.ts';
import { hasRequiredConsents } from '../../features/consents/consents.ts';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { AccountForm } from './AccountForm.tsx';
import { ConsentStep } from './ConsentStep.tsx';
import { useSignUpProgress } from './sign-up-progress.ts';
import classes from './SignUp.module.css';
import { SignUpDone } from './SignUpDone.tsx';
import { StepList } from './StepList.tsx';
import { useSignUpSteps, type SignUpStep } from './use-sign-up-steps.ts';

const words: Record<SignUpStep, { title: string; lead: string }> = {
  consents: { title: '회원가입', lead: '약관을 읽고 동의해 주세요. 가입은 3분쯤 걸려요.' },
  certify: { title: '본인 인증', lead: '한 분이 안전하게 쓰실 수 있도록 본인인지 확인해요.' },
  account: { title: '정보 입력', lead: '로그인할 때 쓸 정보를 만들어 주세요.' },
  done: { title: '가입을 마쳤어요', lead: '이제 로그인하면 가족 혜택가로 쇼핑할 수 있어요.' },
};

/** Signing up: consents, certification, the account. Typed text stays between the steps. */
export function SignUp() {
  const mallUrl = useMallUrl();
  const { progress, keep } = useSignUpProgress(mallUrl);
  const [proof, setProof] = useState<Proof | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  const [done, setDone] = useState<{ isEmailProven: boolean } | null>(null);
  const hasConsents = hasRequiredConsents(progress.agreed);
  const { step, requested, go } = useSignUpSteps({ hasConsents, isCertified: proof !== null, isDone: done !== null });

  function certified(next: Proof) {
    setProof(next);
    setIsAgain(false);
    go('account');
  }

  function certifyAgain() {
    setIsAgain(true);
    go('certify');
  }

  if (done) {
    return (
      <FormPage {...words.done} step={step} progress={<StepList current={step} />}>
        <SignUpDone isEmailProven={done.isEmailProven} />
      </FormPage>
    );
  }
  return (
    <FormPage {...words[step]} step={step} progress={<StepList current={step} />}>
      {step === 'consents' && (
        <ConsentStep
          agreed={progress.agreed}
          onAgree={(agreed) => {
            keep({ agreed });
            go('certify');
          }}
        />
      )}
      {step === 'certify' && requested === 'account' && (
        <p className={classes.again}>안전을 위해 본인 인증을 다시 해 주세요.</p>
      )}
      {step === 'certify' &&
        (proof && !isAgain ? (
          <Certified proof={proof} onGoOn={() => go('account')} onAgain={() => setIsAgain(true)} />
        ) : (
          <Certify purpose="SIGN_UP" onCertified={certified} />
        ))}
      {/* It stays mounted on the way back, with its input. */}
      {proof && (
        <div hidden={step !== 'account'}>
          <p className={classes.person}>
            {personOf(proof)}
            <AsideButton onPress={certifyAgain}>인증 다시 하기</AsideButton>
          </p>
          <AccountForm
            proof={proof}
            agreed={progress.agreed}
            id={progress.id}
            onId={(id) => keep({ id })}
            onCertifyAgain={certifyAgain}
            onDone={(isEmailProven) => {
              keep(null);
              setDone({ isEmailProven });
            }}
          />
        </div>
      )}
      {(step === 'certify' || step === 'account') && (
        <p className={classes.back}>
          <AsideButton onPress={() => go(step === 'certify' ? 'consents' : 'certify')}>이전 단계로</AsideButton>
        </p>
      )}
    </FormPage>
  );
}

function personOf({ name, maskedName }: Proof): string {
  const known = name ?? maskedName;
  return known ? `${known} 님으로 인증했어요` : '본인 인증을 마쳤어요';
}

interface CertifiedProps {
  proof: Proof;
  onGoOn: () => void;
  onAgain: () => void;
}

/** A visitor who comes back to this step is already certified. */
function Certified({ proof, onGoOn, onAgain }: CertifiedProps) {
  return (
    <>
      <p className={classes.person}>
        {personOf(proof)}
        <AsideButton onPress={onAgain}>다시 인증하기</AsideButton>
      </p>
      <Button size="lg" fullWidth onClick={onGoOn}>
        다음
      </Button>
    </>
  );
}

export const page: PageModule = { Component: SignUp };
