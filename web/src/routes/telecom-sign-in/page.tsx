import { loginPath } from '../../shop/links/mall-paths.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { useTidSignIn } from './use-tid-sign-in.ts';

/** The return page of the telecom identity service: signs in by its code and goes on. */
function TelecomSignIn() {
  const { address, failure, tryAgain } = useTidSignIn();
  if (failure === null) {
    return (
      <EmptyState
        headingLevel="h1"
        title="로그인하는 중이에요"
        text="통신사 인증을 확인하고 있어요. 잠시만 기다려 주세요."
      >
        <noscript>로그인하려면 브라우저의 자바스크립트를 켜 주세요.</noscript>
      </EmptyState>
    );
  }
  const { mallUrl = null, redirect = null } = address ?? {};
  return (
    <div role="alert">
      <EmptyState headingLevel="h1" title="통신사 인증으로 로그인하지 못했어요" text={failure}>
        {tryAgain && (
          <button type="button" className={buttons.primary} onClick={tryAgain}>
            다시 시도하기
          </button>
        )}
        {/* By a document load: only the gateway knows which malls this host has. */}
        <a
          className={tryAgain ? buttons.secondary : buttons.primary}
          href={mallUrl === null ? '/' : loginPath(mallUrl, 'DESKTOP', redirect ?? undefined)}
        >
          {mallUrl === null ? '홈으로 가기' : '아이디로 로그인하기'}
        </a>
      </EmptyState>
    </div>
  );
}

export const page: PageModule = { Component: TelecomSignIn };
