import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { usePageTitle } from '../../../shared/page/page-title.ts';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState.tsx';
import { BoxIcon } from '../../../shared/ui/late-icons.tsx';

/** The mall has no such order of this member. */
export function NoSuchOrder() {
  const title = '주문을 찾을 수 없어요';
  usePageTitle(title);
  const mall = useMall();
  const { device, params } = usePage();
  const sought = new URLSearchParams(params.orderNumber ? { orderNumber: params.orderNumber } : {});
  return (
    <EmptyState
      headingLevel="h1"
      icon={<BoxIcon size={40} />}
      title={title}
      text={
        mall.isMarketing
          ? '다른 브라우저에서 주문했다면 휴대폰 번호와 주문번호로 찾을 수 있어요.'
          : '주소가 바르지 않거나 다른 아이디로 주문했을 수 있어요.'
      }
    >
      {mall.isMarketing ? (
        <Button component={Link} to={`${pathTo('order-find', mall, device)}?${sought}`}>
          비회원 주문조회
        </Button>
      ) : null}
      <Button
        component={Link}
        variant={mall.isMarketing ? 'default' : 'filled'}
        to={pathTo('order-list', mall, device)}
      >
        주문 내역 보기
      </Button>
    </EmptyState>
  );
}
