import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { describeError } from '../../shared/errors/describe-error.ts';
import { requestIdOfPage } from '../../shared/errors/request-id-of-page.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { WarningIcon } from '../../shared/ui/icons/icons.tsx';
import { StandalonePage } from '../../shared/ui/StandalonePage/StandalonePage.tsx';
import buttons from '../../shared/ui/button.module.css';

const title = '화면을 보여 드리지 못했어요';

/** A fault that nothing else caught. Starting afresh is the one thing that surely helps. */
export function UncaughtError() {
  const requestId = describeError(useRouteError()).requestId ?? requestIdOfPage();
  useEffect(() => {
    document.title = `${title} | 패밀리샵`;
  }, []);
  return (
    <StandalonePage>
      <EmptyState
        headingLevel="h1"
        icon={<WarningIcon size={40} />}
        title={title}
        text={
          <>
            잠시 후 다시 시도해 주세요. 같은 문제가 계속되면 고객센터로 알려 주세요.
            {requestId && <> (요청 번호 {requestId})</>}
          </>
        }
      >
        <button type="button" className={buttons.primary} onClick={() => window.location.reload()}>
          다시 시도
        </button>
        <a className={buttons.secondary} href="/">
          홈으로 가기
        </a>
      </EmptyState>
    </StandalonePage>
  );
}
