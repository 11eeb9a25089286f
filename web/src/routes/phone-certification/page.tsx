import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { bringResult, type Brought } from '../../features/certification/PhoneWindow/bring-result.ts';
import type { WayBack } from '../../features/certification/PhoneWindow/way-back.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';

/**
 * The return page of the identity agency: passes its result to the page that requested it, here or in the window that
 * opened this one.
 */
export function PhoneCertification() {
  const navigate = useNavigate();
  const [brought, setBrought] = useState<Brought | null>(null);
  const goOn = useEffectEvent((outcome: Brought) => {
    if (outcome.kind === 'back') void navigate(outcome.wayBack.path, { replace: true, state: outcome.wayBack.state });
    else setBrought(outcome);
  });
  useEffect(() => void bringResult().then(goOn), []);

  if (brought?.kind === 'told') {
    return (
      <EmptyState
        headingLevel="h1"
        title="본인 인증을 마쳤어요"
        text="원래 화면에서 이어서 진행해 주세요. 이 창이 저절로 닫히지 않으면 닫아 주세요."
      >
        <CloseWindow />
      </EmptyState>
    );
  }
  if (brought?.kind === 'none') {
    return (
      <EmptyState
        headingLevel="h1"
        title="본인 인증을 마치지 못했어요"
        text="인증이 취소되었거나 이미 사용한 결과예요. 원래 화면에서 다시 인증해 주세요."
      >
        <WayOut wayBack={brought.wayBack} />
      </EmptyState>
    );
  }
  return <EmptyState headingLevel="h1" title="인증 결과를 확인하고 있어요" text="잠시만 기다려 주세요." />;
}

function WayOut({ wayBack }: { wayBack: WayBack | null }) {
  if (wayBack) {
    return (
      <Link className={buttons.primary} to={wayBack.path} state={wayBack.state} replace>
        돌아가기
      </Link>
    );
  }
  if (window.opener) return <CloseWindow />;
  return (
    <a className={buttons.primary} href="/">
      쇼핑몰로 가기
    </a>
  );
}

function CloseWindow() {
  return (
    <button type="button" className={buttons.primary} onClick={() => window.close()}>
      창 닫기
    </button>
  );
}

export const page: PageModule = { Component: PhoneCertification };
