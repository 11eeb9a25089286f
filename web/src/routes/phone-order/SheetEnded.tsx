import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { ClockIcon, OrdersIcon } from '../../shared/ui/icons/icons.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { ownPhoneOrderPath } from '../../shop/links/own-phone-order-paths.ts';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';

interface SheetEndedProps {
  params: URLSearchParams;
  /** The order that the mall says was placed with it. */
  orderNumber: string | null;
}

/** A sheet that was used or has ended: on to its order, to another sheet of the same choice, or to the orders. */
export function SheetEnded({ params, orderNumber }: SheetEndedProps) {
  const mall = useMall();
  const device = useDevice();
  if (orderNumber !== null)
    return (
      <EmptyState headingLevel="h1" icon={<OrdersIcon size={40} />} title="이 신청서로 이미 신청했어요">
        <Button component={Link} to={ownPhoneOrderPath(mall.url, device, orderNumber)}>
          신청 내역 보기
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState
      headingLevel="h1"
      icon={<ClockIcon size={40} />}
      title="이 신청서는 더 쓸 수 없어요"
      text="신청서 유효 시간 60분이 지났거나 이미 신청한 신청서예요. 신청하지 않았다면 선택한 조건은 그대로 있으니 다시 만들어 이어서 신청해 주세요. 본인 인증과 서명은 다시 해야 해요."
    >
      <Button component={Link} to={phoneOrderPath(mall.url, device, 'selectJoin', params)}>
        신청서 다시 만들기
      </Button>
      <Button variant="default" component={Link} to={pathTo('order-list', mall, device)}>
        주문 내역 보기
      </Button>
    </EmptyState>
  );
}
