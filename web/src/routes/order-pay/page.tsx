import { usePage } from '../../shared/page/page-context.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { BuyingFrame } from '../order/BuyingFrame.tsx';
import { OrderPay } from './OrderPay.tsx';

export function OrderPayPage() {
  const number = usePage().params.orderNumber ?? '';
  return (
    <BuyingFrame>
      <OrderPay key={number} number={number} />
    </BuyingFrame>
  );
}

export const page: PageModule = { Component: OrderPayPage };
