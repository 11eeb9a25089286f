import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';

interface UnopenedPaymentProps {
  orderNumber: string;
  className?: string;
}

/** The order that stands although the payment provider could not be asked. */
export function UnopenedPayment({ orderNumber, className }: UnopenedPaymentProps) {
  const mall = useMall();
  const device = useDevice();
  return (
    <>
      {' '}
      <Link to={pathTo('order-detail', mall, device, { orderNumber })} className={className}>
        주문번호 {orderNumber} 확인하기
      </Link>
    </>
  );
}
