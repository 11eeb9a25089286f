import { pathTo } from '../../../shop/addresses/path-to.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import { QuietLink } from '../../../shared/ui/QuietLink/QuietLink.tsx';

/** The order that stands although the payment provider could not be asked. */
export function UnopenedPayment({ orderNumber }: { orderNumber: string }) {
  const mall = useMall();
  const device = useDevice();
  return (
    <>
      {' '}
      <QuietLink to={pathTo('order-detail', mall, device, { orderNumber })}>주문번호 {orderNumber} 확인하기</QuietLink>
    </>
  );
}
