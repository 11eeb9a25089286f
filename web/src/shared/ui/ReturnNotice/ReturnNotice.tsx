import { useIsHydrated } from '../../use-is-hydrated.ts';
import buttons from '../button.module.css';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ClockIcon } from '../icons/icons.tsx';

/** Where another service hands a shopper back, often in a window that a page of ours has opened. */
export function ReturnNotice({ title, text }: { title: string; text: string }) {
  const isPopup = useIsHydrated() && window.opener !== null;
  return (
    <EmptyState headingLevel="h1" icon={<ClockIcon size={40} />} title={title} text={text}>
      {isPopup ? (
        <button type="button" className={buttons.primary} onClick={() => window.close()}>
          창 닫기
        </button>
      ) : (
        <a className={buttons.primary} href="/">
          홈으로 가기
        </a>
      )}
    </EmptyState>
  );
}
