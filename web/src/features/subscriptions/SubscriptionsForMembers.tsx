import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';

/** In place of subscriptions, which guests of a marketing mall do not have. */
export function SubscriptionsForMembers({ isPage = false }: { isPage?: boolean }) {
  return (
    <EmptyState
      icon={<SearchIcon size={40} />}
      headingLevel={isPage ? 'h1' : 'h2'}
      title="구독은 회원만 이용할 수 있어요"
      text="회원으로 가입하는 몰에서 신청할 수 있어요."
    />
  );
}
