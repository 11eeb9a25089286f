import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { ClockIcon } from '../../shared/ui/icons/icons.tsx';
import { StandalonePage } from '../../shared/ui/StandalonePage/StandalonePage.tsx';
import buttons from '../../shared/ui/button.module.css';
import classes from './MallDown.module.css';

export const mallDownTitle = '지금은 쇼핑몰에 연결할 수 없어요';

interface MallDownProps {
  message: string;
  requestId: string | null;
  /** The mall, if it is known. */
  brand?: { name: string; path: string } | null;
}

/** The mall does not respond. The link leads to this same page, so it works without scripts. */
export function MallDown({ message, requestId, brand = null }: MallDownProps) {
  return (
    <StandalonePage brand={brand}>
      <EmptyState headingLevel="h1" icon={<ClockIcon size={40} />} title={mallDownTitle} text={message}>
        <a className={buttons.primary} href="?">
          다시 시도
        </a>
      </EmptyState>
      {requestId && <p className={classes.request}>요청 번호 {requestId}</p>}
    </StandalonePage>
  );
}
