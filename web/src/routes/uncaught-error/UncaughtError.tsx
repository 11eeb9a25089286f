import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { describeError } from '../../shared/errors/describe-error.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { serverTimingOf } from '../../shared/page/server-timing.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { WarningIcon } from '../../shared/ui/icons/icons.tsx';
import { StandalonePage } from '../../shared/ui/StandalonePage/StandalonePage.tsx';
import buttons from '../../shared/ui/button.module.css';
import { CutOff, cutOffTitle } from './CutOff.tsx';
import { useKnownMall } from './use-known-mall.ts';

const title = '화면을 보여 드리지 못했어요';

/** An error that nothing else caught. */
export function UncaughtError() {
  const error = useRouteError();
  const mall = useKnownMall();
  const isCutOff = error instanceof NetworkError;
  const mallTitle = mall?.title ?? '패밀리샵';
  useEffect(() => {
    document.title = `${isCutOff ? cutOffTitle : title} | ${mallTitle}`;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [isCutOff, mallTitle]);
  return (
    <StandalonePage brand={mall}>
      {isCutOff ? <CutOff message={error.message} /> : <Fault error={error} home={mall?.path ?? '/'} />}
    </StandalonePage>
  );
}

/** Only a reload surely helps. */
function Fault({ error, home }: { error: unknown; home: string }) {
  const requestId = describeError(error).requestId ?? serverTimingOf('request');
  return (
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
      <a className={buttons.secondary} href={home}>
        홈으로 가기
      </a>
    </EmptyState>
  );
}
