import { Link, useNavigate } from 'react-router-dom';
import { firstPath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { AlertDialog } from '../../shared/ui/AlertDialog/AlertDialog.tsx';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { WarningIcon } from '../../shared/ui/icons/icons.tsx';

/** The specification's text, section 1. */
const words = '모바일 화면은 지원하지않습니다';

/** A desktop opened a page that only phones have. Without scripts the page itself says so. */
function PhonesOnly() {
  const home = firstPath(useMall(), 'DESKTOP');
  const navigate = useNavigate();
  return (
    <>
      <EmptyState
        headingLevel="h1"
        icon={<WarningIcon size={40} />}
        title={words}
        text="이 페이지는 휴대폰에서 볼 수 있어요."
      >
        <Link className={buttons.primary} to={home} replace>
          홈으로 가기
        </Link>
      </EmptyState>
      <AlertDialog title="안내" text={words} onConfirm={() => void navigate(home, { replace: true })} />
    </>
  );
}

export const page: PageModule = { Component: PhonesOnly };
