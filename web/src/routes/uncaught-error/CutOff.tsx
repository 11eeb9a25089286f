import { useCallback, useEffect, useRef, useState } from 'react';
import { isReachable } from '../../shared/is-reachable.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { WarningIcon } from '../../shared/ui/icons/icons.tsx';

export const cutOffTitle = '인터넷에 연결되어 있지 않아요';

/** A page whose code could not be fetched. It reloads once the shop responds, never before: the browser would show its error page. */
export function CutOff({ message }: { message: string }) {
  const [state, setState] = useState<'waiting' | 'trying' | 'in-vain'>('waiting');
  const button = useRef<HTMLButtonElement>(null);
  const comeBack = useCallback(async () => {
    setState('trying');
    const isBack = await isReachable(window.location.href);
    if (!button.current) return; // the shopper has left for another page
    if (isBack) window.location.reload();
    else setState('in-vain');
  }, []);
  useEffect(() => {
    const onOnline = () => void comeBack();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [comeBack]);
  return (
    <EmptyState
      headingLevel="h1"
      icon={<WarningIcon size={40} />}
      title={cutOffTitle}
      text={
        <>
          {message} 다시 연결되면 이 화면을 바로 열어 드려요.
          <output>{state === 'in-vain' ? ' 아직 연결되지 않았어요.' : ''}</output>
        </>
      }
    >
      <button
        ref={button}
        type="button"
        className={buttons.primary}
        aria-busy={state === 'trying'}
        onClick={() => void comeBack()}
      >
        다시 시도
      </button>
    </EmptyState>
  );
}
