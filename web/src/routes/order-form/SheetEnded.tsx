import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { readOrderSource } from '../../shop/order/order-source.ts';
import { useOrderStart } from '../../shop/order/use-order-start.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { ClockIcon, OrdersIcon } from '../../shared/ui/icons/icons.tsx';
import { readPlacedOrder } from './placed-orders.ts';
import { renewalOf, type RenewedSheet } from './renewal.ts';

interface SheetEndedProps {
  number: string;
  /** The order that the mall says was placed with it. */
  orderNumber: string | null;
  /** Where it is known. */
  sheet?: RenewedSheet;
}

/** A sheet that was used or has ended: on to its order, or to another sheet of the same goods. */
export function SheetEnded({ number, orderNumber, sheet }: SheetEndedProps) {
  const mall = useMall();
  const device = useDevice();
  const { submit, note } = useOrderStart({ replace: true, state: sheet ? renewalOf(sheet) : null });
  // Of this browser's own orders, a mall that does not tell them.
  const placed = orderNumber ?? readPlacedOrder(number);
  const source = readOrderSource(number);
  if (placed !== null)
    return (
      <EmptyState
        headingLevel="h1"
        icon={<OrdersIcon size={40} />}
        title="이 주문서로 이미 주문했어요"
        text="결제를 마치지 못했다면 주문 상세에서 이어서 결제할 수 있어요."
      >
        <Button component={Link} to={pathTo('order-detail', mall, device, { orderNumber: placed })}>
          주문 상세 보기
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState
      headingLevel="h1"
      icon={<ClockIcon size={40} />}
      title="이 주문서는 더 쓸 수 없어요"
      text={
        note ??
        '주문서 유효 시간 30분이 지났거나 이미 주문한 주문서예요. 주문하지 않았다면 입력한 내용은 그대로 있으니 다시 만들어 이어서 주문해 주세요.'
      }
    >
      {source === null ? null : <Button onClick={() => void submit(source)}>주문서 다시 만들기</Button>}
      <Button variant="default" component={Link} to={pathTo('cart', mall, device)}>
        장바구니 보기
      </Button>
      <Button variant="default" component={Link} to={pathTo('order-list', mall, device)}>
        주문 내역 보기
      </Button>
    </EmptyState>
  );
}
