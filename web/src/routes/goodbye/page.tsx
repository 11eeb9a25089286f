import { Link } from 'react-router-dom';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { HeartIcon } from '../../shared/ui/icons/icons.tsx';

/** After withdrawal. It has no data of the former member, so a reload or the back button shows the same. */
function GoodbyePage() {
  const mall = useMall();
  const device = useDevice();
  return (
    <>
      <div className="for-visitors">
        <EmptyState
          headingLevel="h1"
          icon={<HeartIcon size={40} />}
          title="그동안 함께해 주셔서 고마워요"
          text="탈퇴가 끝난 아이디로는 로그인할 수 없고, 개인정보는 바로 지워져요. 언제든 새 아이디로 다시 만나요."
        >
          <Link className={buttons.primary} to={homePath(mall, device, false)}>
            홈으로 가기
          </Link>
        </EmptyState>
      </div>
      <div className="for-members">
        <EmptyState
          headingLevel="h1"
          icon={<HeartIcon size={40} />}
          title="아직 회원이에요"
          text="로그인한 아이디는 탈퇴하지 않았어요."
        >
          <Link className={buttons.primary} to={pathTo('my-shop', mall, device)}>
            마이샵 보기
          </Link>
        </EmptyState>
      </div>
    </>
  );
}

export const page: PageModule = { Component: GoodbyePage };
