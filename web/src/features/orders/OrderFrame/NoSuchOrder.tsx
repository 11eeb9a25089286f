import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import { usePageTitle } from '../../../shared/page/page-title.ts';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState.tsx';
import { BoxIcon } from '../../../shared/ui/late-icons.tsx';

/** The mall has no such order of this member. */
export function NoSuchOrder() {
  const title = '주문을 찾을 수 없어요';
  usePageTitle(title);
  return (
    <EmptyState
      headingLevel="h1"
      icon={<BoxIcon size={40} />}
      title={title}
      text="주소가 바르지 않거나 다른 아이디로 주문했을 수 있어요."
    >
      <Button component={Link} to={pathTo('order-list', useMall(), useDevice())}>
        주문 내역 보기
      </Button>
    </EmptyState>
  );
}
