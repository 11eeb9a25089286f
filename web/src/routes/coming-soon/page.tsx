import { Link } from 'react-router-dom';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { useIsMember } from '../../shop/session/session-context.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { BoxIcon } from '../../shared/ui/late-icons.tsx';

/** A page whose content is still to come. */
function ComingSoon() {
  const { device, title } = usePage();
  const home = homePath(useMall(), device, useIsMember());
  const text = title
    ? `${title} 화면을 만들고 있어요. 더 나은 모습으로 곧 찾아뵐게요.`
    : '더 나은 모습으로 곧 찾아뵐게요.';
  return (
    <EmptyState headingLevel="h1" icon={<BoxIcon size={40} />} title="준비 중이에요" text={text}>
      <Link className={buttons.primary} to={home}>
        홈으로 가기
      </Link>
    </EmptyState>
  );
}

export const page: PageModule = { Component: ComingSoon };
