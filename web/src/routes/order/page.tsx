import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';
import { notFoundTitle } from '../../shared/page/not-found-title.ts';
import { BuyingFrame } from '../../features/orders/BuyingFrame/BuyingFrame.tsx';

/** An address below those of buying that names none of its pages. */
export function OrderPage() {
  usePageTitle(notFoundTitle);
  return (
    <BuyingFrame>
      <EmptyState
        headingLevel="h1"
        icon={<SearchIcon size={40} />}
        title={notFoundTitle}
        text="주소가 바뀌었거나 없어진 페이지예요. 주문은 주문 내역에서 확인해 주세요."
      >
        <Button component={Link} to={pathTo('order-list', useMall(), useDevice())}>
          주문 내역 보기
        </Button>
      </EmptyState>
    </BuyingFrame>
  );
}

export const page: PageModule = { Component: OrderPage, load: () => Promise.resolve({ status: 404 }) };
