import { Link } from 'react-router-dom';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { usePage } from '../../shop/page/page-context.ts';

/** In place of subscriptions, which guests of a marketing mall do not have. */
export function SubscriptionsForMembers({ isPage = false }: { isPage?: boolean }) {
  const { mallUrl, device } = usePage();
  return (
    <EmptyState
      icon={<SearchIcon size={40} />}
      headingLevel={isPage ? 'h1' : 'h2'}
      title="구독은 회원만 이용할 수 있어요"
      text="회원으로 가입하는 몰에서 신청할 수 있어요."
    >
      <Link className={buttons.primary} to={pathTo('home', { url: mallUrl }, device)}>
        홈으로 가기
      </Link>
    </EmptyState>
  );
}
